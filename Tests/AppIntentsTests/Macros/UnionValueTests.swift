import AppIntents
import Testing

@testable import PropertyMacros

@UnionValue private enum Findable: Equatable {
  // A book, or a shelf (of several).
  case book(Book), shelf(named: Shelf)
  case year(Int)

  var isBook: Bool {
    switch self {
    case .book: true
    case .shelf, .year: false
    }
  }

  static func == (left: Findable, right: Findable) -> Bool {
    String(describing: left) == String(describing: right)
  }
}

private struct Find: AppIntent {
  static let title: LocalizedStringResource = "Find"
  @Parameter(title: "What") var what: Findable
  @Parameter(title: "More") var more: [Findable]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let kind =
      switch what {
      case .book(let book): "book \(book.id)"
      case .shelf(let shelf): "shelf \(shelf.rawValue)"
      case .year(let year): "year \(year)"
      }
    return .result(value: kind + " +\(more?.count ?? 0)", dialog: "Found.")
  }
}

@Suite struct UnionValueTests {
  private func source() throws -> OptionSource {
    let parameter = IntentDefinition(Find.self, localization: AppLocalization()).parameters[0]
    guard case .option(let source) = parameter.type else { throw LibraryError.notFound("source") }
    return source
  }

  @Test(arguments: [
    (Book.all[2] as any Sendable, "book 3 +0"), (Shelf.read, "shelf read +0"),
    (1984, "year 1984 +0"),
  ])
  func `a value of each of the types fits`(value: any Sendable, result: String) async throws {
    let outcome = try await run(Find.self, with: ["what": value], in: ScriptedConversation())
    #expect(outcome.valueText == result)
  }

  @Test func `a value of another type does not fit`() async {
    let failure = await failure(Find.self, with: ["what": true], in: ScriptedConversation())
    #expect(
      failure
        == .failed(message: "'true' is no value for the parameter 'what'", code: "RuntimeProblem")
    )
  }

  @Test func `a list may hold values of several types`() async throws {
    let more: [any Sendable] = [Book.all[0], Shelf.read]
    let outcome = try await run(
      Find.self,
      with: ["what": 1, "more": more],
      in: ScriptedConversation()
    )
    #expect(outcome.valueText == "year 1 +2")
  }

  @Test func `what can be chosen is the values of all types`() async throws {
    let titles = try await source().suggested().map(\.title)
    #expect(titles == ["Dune", "토지", "100% Wolf", "Reading", "Want to Read", "Read"])
    #expect(try await source().identified(["3", "read"]).map(\.title) == ["Dune", "Read"])
  }

  @Test(arguments: [("emma", ["Emma", "Emma"]), ("want", ["Want to Read"]), ("1815", ["1,815"])])
  func `what is said is looked for among all types`(text: String, titles: [String]) async throws {
    let matching = try #require(try source().matching)
    #expect(try await matching(text).map(\.title) == titles)
  }

  @Test(arguments: [
    ("struct A {}", MacroProblem.Fact.isNoEnum, 0),
    ("enum A {}", .hasNoCases, 0),
    ("@U enum A { case a(Int), b }", .holdsNotOne("b"), 25),
    ("enum A { case a(Int, String) }", .holdsNotOne("a"), 14),
    ("", .isNoEnum, 0),
  ])
  func `what is no union is refused where it stands`(
    source: String,
    fact: MacroProblem.Fact,
    offset: Int
  ) {
    #expect(throws: MacroProblem(fact, at: offset)) { try EnumDeclaration(source) }
  }

  @Test func `the cases of a union are read however they are written`() throws {
    let union = try EnumDeclaration(
      "public indirect enum A: Hashable { case a(_ x: [Int: String]), `b`(Measurement<UnitLength>)\n"
        + "func f() { switch self { case .a: break } } /* case c */ case d(x: (Int) -> Int) }"
    )
    #expect(union.access == "public")
    #expect(
      union.cases.map { "\($0.label ?? "-") \($0.name) \($0.type)" } == [
        "- a [Int: String]", "- `b` Measurement<UnitLength>", "x d (Int) -> Int",
      ]
    )
  }
}
