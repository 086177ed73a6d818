import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

/// The pieces that a sentence about what to find is read with, one by one.
@Suite struct FindPiecesTests {
  private let language = Languages.language(for: "en")

  private func kind() async throws -> FindKind {
    let app = AppDefinition(
      provider: NovelShortcuts.self,
      localization: AppLocalization(locale: "en")
    )
    let finder = Samples.finder([RunningApp(definition: app)])
    return try await finder.kind(of: try #require(finder.actions.first))
  }

  private func tokens(_ text: String) -> FindTokens { FindTokens(text, language: language) }

  private func values(_ kind: FindKind) -> FindValueReader {
    FindValueReader(
      kind: kind,
      answers: AnswerReader(language: language, now: Samples.now, calendar: Samples.calendar)
    )
  }

  /// The place of a property.
  private func property(_ name: String, of kind: FindKind) throws -> Int {
    try #require(kind.properties.firstIndex { $0.name == name })
  }

  // MARK: - Values

  @Test(
    arguments: [
      ("austen", .text, "author", 1), ("war and peace", .text, "title", 3),
      ("\"war and peace\"", .text, "title", 0.2), ("war, peace", .text, "title", 3.5),
      ("1984", .integer(range: nil), "year", 0.2), ("twelve", .integer(range: nil), "year", 0.5),
      ("austen", .integer(range: nil), "year", nil), ("the 12", .integer(range: nil), "year", nil),
      ("yes", .bool(yes: nil, no: nil), "title", 0.2),
      ("dune", .bool(yes: nil, no: nil), "title", nil),
      ("two hours", .duration, "title", 0.2), ("dune", .duration, "title", nil),
      ("tomorrow", .date(.date), "year", 0.2), ("1984", .date(.date), "year", 0.2),
      ("dune", .date(.date), "year", nil),
    ] as [(String, ParameterType, String, Double?)]
  )
  func `a value costs what its type says, and what is none is none`(
    text: String,
    type: ParameterType,
    name: String,
    cost: Double?
  ) async throws {
    let kind = try await kind()
    let sentence = tokens(text)
    let found = values(kind).cost(
      of: 0..<sentence.count,
      as: type,
      of: try property(name, of: kind),
      isLast: true,
      in: sentence
    )
    #expect(found == cost)
  }

  @Test(arguments: [("hard", 0.2), ("paperback", 0.2), ("hardcover", nil)] as [(String, Double?)])
  func `of a closed set only its options are values`(text: String, cost: Double?) async throws {
    let kind = try await kind()
    let cover = try property("cover", of: kind)
    let type = try #require(kind.properties[cover].comparisons.first?.type)
    let found = values(kind).cost(of: 0..<1, as: type, of: cover, isLast: true, in: tokens(text))
    #expect(found == cost)
  }

  @Test(
    arguments: [
      ("twenty one", 0..<1, 21), ("twenty-one dunes", 0..<2, nil), ("12 monkeys", 0..<1, 12),
      ("12 monkeys", 0..<2, nil), ("the 12", 0..<2, nil), ("dune", 0..<1, nil),
      ("dune", 0..<0, nil),
    ] as [(String, Range<Int>, Double?)]
  )
  func `a number has no word that it does not need`(
    text: String,
    range: Range<Int>,
    number: Double?
  ) async throws {
    let reader = values(try await kind())
    #expect(reader.number(range, endsPhrase: false, in: tokens(text)) == number)
  }

  // MARK: - Phrases

  @Test(
    arguments: [
      ([.words(["after"]), .number], "after 1900", ["1900"]),
      ([.words(["after"]), .number], "before 1900", []),
      ([.words(["between"]), .number, .words(["and"]), .number], "between 1 and 2", ["1", "2"]),
      ([.property, .words(["is"]), .value], "author is austen", ["austen"]),
      ([.property, .words(["is"]), .value], "the author is the sea", ["the sea", "sea"]),
      ([.property, .words(["is"]), .value], "publisher is x", []),
      ([.words(["by"]), .value], "by \"a or b\" c", ["a or b", "a or b\" c"]),
    ] as [([FindPhraseBook.Piece], String, [String])]
  )
  func `the places of a phrase are filled in every way there is`(
    pieces: [FindPhraseBook.Piece],
    text: String,
    found: [String]
  ) async throws {
    let kind = try await kind()
    let sentence = tokens(text)
    let matches = FindPhraseMatch.all(
      of: pieces.map { piece in
        // Words are compared by their stems.
        guard case .words(let words) = piece else { return piece }
        return .words(words.flatMap { tokens($0).keys })
      },
      at: 0,
      in: sentence,
      kind: kind,
      articles: [["the"]]
    )
    let whole = matches.map { match in match.values.map { sentence.text($0) }.joined(separator: "|")
    }
    let wanted = found.count == 2 && pieces.count == 4 ? [found.joined(separator: "|")] : found
    for expected in wanted { #expect(whole.contains(expected)) }
    if wanted.isEmpty { #expect(whole == []) }
  }

  @Test(arguments: [
    ("after 1815", "year greaterThan 1815"), ("by austen", "author contains austen"),
    ("title contains sea", "title contains sea"),
    ("between 1800 and 1900", "year isBetween 1800, 1900"),
    ("sorted by year", "order by year"), ("sorted by shoe size", "order by no shoe size"),
    ("first 3", "at most 3"), ("shelved", nil),
  ]) func `a phrase says what its words mean`(text: String, meaning: String?) async throws {
    let kind = try await kind()
    let book = FindPhraseBook(language.findWords, language: language)
    let reader = FindPhraseReader(kind: kind, articles: book.articles, values: values(kind))
    let sentence = tokens(text)
    let whole = book.phrases.flatMap { reader.readings(of: $0, at: 0, in: sentence) }
      .filter { $0.end == sentence.count }
    let best = whole.min { $0.cost < $1.cost }
    #expect(best.map { Self.line($0.clause, kind) } == meaning)
  }

  private static func line(_ clause: FindClause, _ kind: FindKind) -> String {
    switch clause {
    case .condition(let condition):
      return "\(kind.properties[condition.property].name) \(condition.comparison.rawValue) "
        + condition.values.joined(separator: ", ")
    case .order(let property, _):
      return "order by " + (property.map { kind.properties[$0].name } ?? "")
    case .unknownOrder(let name): return "order by no " + name
    case .limit(let count): return "at most \(count)"
    default: return "\(clause)"
    }
  }

  // MARK: - Clauses

  /// What clauses come to.
  private func draft(_ clauses: [FindClause], _ text: String = "a b c d") async throws -> FindDraft
  {
    let reader = FindSentenceReader(
      kind: try await kind(),
      phrases: FindPhraseBook(language.findWords, language: language),
      values: values(try await kind()).answers
    )
    return reader.draft(from: clauses.map { (0..<1, $0) }, of: tokens(text))
  }

  private static func condition(_ value: String) -> FindClause {
    .condition(.init(property: 0, comparison: .contains, values: [value]))
  }

  @Test func `what joins two conditions says whether both have to hold`() async throws {
    let first = Self.condition("x")
    let second = Self.condition("y")
    #expect(try await draft([first, second]).mode == .and)
    #expect(try await draft([first, .or, second]).mode == .or)
    #expect(try await draft([.or, first]).mode == nil)
    #expect(try await draft([first, .noun, .or, second]).mode == .and)
    let mixed = try await draft([first, .or, second, .and, Self.condition("z")])
    #expect(mixed.mixesModes)
    #expect(!(try await draft([first, .or, second]).mixesModes))
  }

  @Test func `another value repeats the condition before it, and needs one`() async throws {
    let both = try await draft([Self.condition("x"), .or, .more(1..<2)])
    #expect(both.conditions.map(\.values) == [["x"], ["b"]])
    #expect(both.mode == .or)
    #expect(try await draft([.more(1..<2)]).unread == ["b"])
  }

  @Test func `words that mean nothing are told together where they stand together`() async throws {
    #expect(try await draft([.unread(0), .unread(1), .unread(3)]).unread == ["a b", "d"])
  }

  @Test func `of several numbers the least is the most that is listed`() async throws {
    #expect(try await draft([.limit(5), .limit(3), .limit(9)]).limit == 3)
  }

  @Test func `a direction belongs to the order before it, or to the first there is`() async throws {
    let year = try property("year", of: try await kind())
    let down = FindSorting(property: "year", isDescending: true)
    #expect(
      try await draft([
        .order(property: year, isDescending: nil), .order(property: nil, isDescending: true),
      ]).sorting == [down]
    )
    #expect(
      try await draft([
        .order(property: year, isDescending: false), .order(property: year, isDescending: true),
      ]).sorting == [down]
    )
    #expect(
      try await draft([.order(property: nil, isDescending: true)]).sorting
        == [FindSorting(property: "title", isDescending: true)]
    )
  }

  @Test func `what was said in so many words is kept`() async throws {
    let draft = try await draft([.request, .all, .noun, .nothing, .unknownOrder("size")])
    #expect(draft.hasRequest && draft.wantsAll && draft.hasNoun)
    #expect(draft.unknownOrders == ["size"])
    #expect(draft.unread == [])
  }
}
