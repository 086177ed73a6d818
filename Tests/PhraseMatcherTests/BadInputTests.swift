import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct BadInputTests {
  private static let english = Languages.language(for: "en")

  private static func catalog(
    _ phrases: [PhraseCatalog.Phrase],
    titles: [String],
    parameters: [String]
  ) -> PhraseCatalog {
    let values = titles.enumerated().map { PhraseCatalog.Value(id: "\($0)", title: $1) }
    let types = Dictionary(uniqueKeysWithValues: parameters.map { ($0, "Book") })
    let shortcut = PhraseCatalog.Shortcut(intent: "Open", phrases: phrases, parameters: types)
    return PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [shortcut],
        vocabularies: ["Book": values]
      )
    ])
  }

  private static func matcher(
    _ phrases: PhraseCatalog.Phrase...,
    titles: [String],
    parameters: [String] = ["book"]
  ) throws -> PhraseMatcher {
    try PhraseMatcher(catalog(phrases, titles: titles, parameters: parameters), language: english)
  }

  private static func identifiers(_ matcher: PhraseMatcher, _ text: String) -> [String]? {
    matcher.exactMatch(of: text).map { matcher.values(of: $0).map(\.id) }
  }

  @Test(arguments: ["", "   ", "!?", "Open ${book} and ${book}", "Open ${book"])
  func `a phrase that cannot be said is told and not taken`(text: String) {
    let catalog = Self.catalog([PhraseCatalog.Phrase(text)], titles: ["Dune"], parameters: ["book"])
    #expect(throws: PhraseCatalogErrors.self) {
      try PhraseMatcher(catalog, language: Self.english)
    }
  }

  @Test func `values of one title take one place, and are all found`() throws {
    let count = 20_000
    let matcher = try Self.matcher(
      "Open ${book}",
      titles: Array(repeating: "Dune", count: count) + ["Emma"]
    )
    let vocabulary = try #require(matcher.index.vocabularies.last)
    #expect(vocabulary.trie.nodeCount == 3)
    #expect(matcher.index.words.count == 4)
    #expect(matcher.expansionCount() == count + 1)
    #expect(matcher.exactMatch(of: "open dune") == nil)
    #expect(matcher.exactReadings(of: "open dune").count == ExactSearch.mostReadings)
    #expect(matcher.understand("open dune").outcome == .ambiguous)
    #expect(matcher.completions(of: "open d", limit: 10).map(\.text) == ["Open Dune"])
    #expect(Self.identifiers(matcher, "open emma") == ["\(count)"])
  }

  @Test func `values that hold no word are there and cannot be said`() throws {
    let matcher = try Self.matcher("Open ${book}", titles: ["…", "", "Dune", "\u{301}\u{301}"])
    #expect(matcher.expansionCount() == 1)
    #expect(Self.identifiers(matcher, "open dune") == ["2"])
    #expect(matcher.exactMatch(of: "open") == nil)
    #expect(matcher.catalog.apps[0].vocabularies["Book"]?.count == 4)
    #expect(matcher.completions(of: "open ", limit: 10).count == 1)
  }

  @Test func `parameters stand side by side and at either end`() throws {
    let matcher = try Self.matcher(
      "${a}${b} now",
      "${a} or ${b}",
      titles: ["Dune", "Emma"],
      parameters: ["a", "b"]
    )
    #expect(Self.identifiers(matcher, "dune emma now") == ["0", "1"])
    #expect(Self.identifiers(matcher, "emma or dune") == ["1", "0"])
    #expect(matcher.exactMatch(of: "emma or") == nil)
    #expect(matcher.expansionCount() == 8)
  }

  @Test func `a value that names its own parameter is text like any other`() throws {
    let matcher = try Self.matcher("Open ${book}", titles: ["Open ${book}", "${book}"])
    #expect(matcher.expansionCount() == 2)
    #expect(matcher.expansions().map(\.text) == ["Open Open ${book}", "Open ${book}"])
    #expect(Self.identifiers(matcher, "open open book") == ["0"])
    #expect(Self.identifiers(matcher, "open book") == ["1"])
  }

  @Test func `a phrase holds sixty-four parameters`() throws {
    let names = (0..<64).map { "p\($0)" }
    let text = "say " + names.map { "${\($0)}" }.joined(separator: " ")
    let catalog = Self.catalog([PhraseCatalog.Phrase(text)], titles: ["Dune"], parameters: names)
    let matcher = try PhraseMatcher(catalog, language: Self.english)
    #expect(matcher.expansionCount() == 1)
    let said = "say" + String(repeating: " dune", count: 64)
    #expect(matcher.understand(said).reading?.parameters.count == 64)
    #expect(matcher.understand(said + " dune").outcome != .match)
    #expect(matcher.completions(of: "say dune d", limit: 3).count == 1)
  }

  @Test(arguments: [
    String(repeating: "1982", count: 10), "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", String(repeating: "9", count: 400), "0.00000000000000000001",
    "1982\u{2502}1982\u{2502}1982\u{2502}" + String(repeating: "\u{2502}", count: 60)
      + "1982198219821982198",
    "½½½½½½½½½½½½½½½½½½½½½½", "nine hundred ninety nine trillion trillion trillion trillion",
  ])
  func `a number that no integer holds is words like any other`(number: String) throws {
    let shortcut = PhraseCatalog.Shortcut(
      intent: "Rate",
      phrases: ["Rate ${book} with ${stars}", "Give ${stars} stars"],
      parameters: ["book": "Book", "stars": "@number"]
    )
    let values = [PhraseCatalog.Value(id: "0", title: "Dune")]
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [shortcut],
      vocabularies: ["Book": values]
    )
    for locale in ["en", "ko", "vi"] {
      let language = Languages.language(for: locale)
      let matcher = try PhraseMatcher(PhraseCatalog(apps: [app]), language: language)
      var options = MatchOptions()
      for isSpoken in [false, true] {
        options.isSpoken = isSpoken
        for said in [number, "rate dune with \(number)", "raet doone with \(number) stars"] {
          let understanding = matcher.understand(said, options: options)
          #expect(understanding.utterance == said)
        }
      }
    }
  }

  @Test func `a title of a hundred thousand marks is bounded`() throws {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let matcher = try Self.matcher("Open ${book}", titles: ["e" + marks, "Dune"])
    #expect(matcher.expansionCount() == 2)
    #expect(matcher.index.words.byteCount < 10_000)
    #expect(Self.identifiers(matcher, "open dune") == ["1"])
    #expect(matcher.understand("open e" + marks).outcome != .match)
  }

  @Test func `titles that repeat words of phrases are walked in bounded steps`() throws {
    let titles = (1...40).map { Array(repeating: "open", count: $0).joined(separator: " ") }
    let matcher = try Self.matcher(
      "open ${a} open ${b} open ${c}",
      "${a} open ${b} open ${c} in ${applicationName}",
      titles: titles,
      parameters: ["a", "b", "c"]
    )
    let said = Array(repeating: "open", count: 40).joined(separator: " ") + " in nowhere"
    let steps = said.withUTF8Span { text in
      ExactWalk.walk(text, in: matcher.index) { $0.steps }
    }
    #expect(try #require(steps) <= ExactWalk.mostSteps)
    #expect(matcher.exactReadings(of: said).isEmpty)
    #expect(matcher.exactMatch(of: said) == nil)
  }

  @Test func `a hit takes as many steps among many sentences as among few`() throws {
    func steps(templates: Int, titles: Int) throws -> Int? {
      let phrases = (0..<templates).map { PhraseCatalog.Phrase("verb\($0) ${book} now") }
      let titles = (0..<titles).map { "the title\($0) of books" }
      let catalog = Self.catalog(phrases, titles: titles, parameters: ["book"])
      let matcher = try PhraseMatcher(catalog, language: Self.english)
      return "verb0 the title0 of books now".withUTF8Span { text in
        ExactWalk.walk(text, in: matcher.index) { $0.ways == 1 ? $0.steps : nil }
      } ?? nil
    }
    let few = try #require(try steps(templates: 1, titles: 1))
    #expect(try steps(templates: 200, titles: 2_000) == few)
  }

  @Test func `the structure grows by templates and titles, not by their product`() throws {
    func bytes(templates: Int, titles: Int) throws -> Int {
      let phrases = (0..<templates).map { PhraseCatalog.Phrase("verb\($0) ${book} now") }
      let titles = (0..<titles).map { "title\($0) of books" }
      let catalog = Self.catalog(phrases, titles: titles, parameters: ["book"])
      return try PhraseMatcher(catalog, language: Self.english).size.exact
    }
    let one = try bytes(templates: 100, titles: 1_000)
    let both = try bytes(templates: 200, titles: 2_000)
    #expect(both < one * 5 / 2)
    let more = try bytes(templates: 200, titles: 1_000) - one
    #expect(more < one / 4)
  }

  @Test func `many threads search while values come and go`() async throws {
    let first = try PhraseMatcher(LibraryCatalog.english, language: Self.english)
    let expected = first.understand("open dune in library")
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          var matcher = first
          for round in 0..<40 {
            let value = PhraseCatalog.Value(id: "t\(task)", title: "tide\(task) sand\(round)")
            let next = try? matcher.updatingVocabulary(
              "Book",
              ofApp: "Library",
              inserting: [value]
            )
            guard let next, first.understand("open dune in library") == expected,
              next.exactMatch(of: "show tide\(task) sand\(round)") != nil,
              next.exactMatch(of: "show tide\(task) sand\(round - 1)") == nil,
              matcher.exactMatch(of: "show tide\(task) sand\(round)") == nil
            else { return false }
            matcher = next
          }
          return true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `sentences in other scripts are matched word by word too`() throws {
    let matcher = try Self.matcher("Open ${book} now", titles: ["Les Misérables", "호빗"])
    #expect(Self.identifiers(matcher, "open LES MISÉRABLES now") == ["0"])
    #expect(Self.identifiers(matcher, "open 호빗 now") == ["1"])
    #expect(matcher.exactMatch(of: "open 호 now") == nil)
    let reading = try #require(matcher.understand("Open les misérables, now!").reading)
    #expect(reading.alignment.map(\.expected) == ["open", "les", "misérables", "now"])
    #expect(reading.alignment.map(\.heard) == ["Open", "les", "misérables", "now"])
    #expect(
      reading.alignment.map(\.role) == [.literal, .parameter("book"), .parameter("book"), .literal]
    )
  }
}
