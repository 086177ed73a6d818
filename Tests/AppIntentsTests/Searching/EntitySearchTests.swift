import AppIntents
import Testing

/// A reader's letter, which the app puts into the search index.
private struct Letter: IndexedEntity {
  let id: Int
  @Property(title: "Subject", indexingKey: \.subject) var subject: String
  @Property(title: "Keywords", indexingKey: \.keywords) var keywords: [String]
  let isSecret: Bool

  @ComputedProperty(title: "Sender", indexingKey: \.authorNames) var sender: String { "M. Curie" }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letter"
  static let defaultQuery = LetterQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(subject)") }
  var hideInSpotlight: Bool { isSecret }

  init(_ id: Int, _ subject: String, _ keywords: String..., isSecret: Bool = false) {
    self.id = id
    self.isSecret = isSecret
    self.subject = subject
    self.keywords = keywords
  }
}

private struct LetterQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Letter] { [] }
}

/// A page of a diary, which its query puts into the index when it is asked to.
private struct Page: IndexedEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct PageQuery: IndexedEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Page] { [] }

  func reindexEntities(
    for identifiers: [String],
    indexDescription: CSSearchableIndexDescription
  ) async throws {}

  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex.default()
      .indexAppEntities(["Monday", "Tuesday"].map { Page(id: $0) })
  }
}

private struct ReadLetter: OpenIntent {
  static let title: LocalizedStringResource = "Read Letter"
  @Parameter(title: "Letter") var target: Letter
}

private struct TurnPage: AppIntent {
  static let title: LocalizedStringResource = "Turn Page"
  static let openAppWhenRun = true
  @Parameter(title: "Page") var page: Page

  func perform() async throws -> some IntentResult { .result() }
}

/// Someone who is found by the app's own search only, sometimes for reasons that nobody sees.
private struct Clerk: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Clerk"
  static let defaultQuery = ClerkQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct ClerkQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Clerk] { [] }

  func entities(matching string: String) async throws -> [Clerk] {
    ["Marie Lee", "Bob"].map { Clerk(id: $0) }
  }
}

private struct CallClerk: AppIntent {
  static let title: LocalizedStringResource = "Call Clerk"
  @Parameter(title: "Clerk") var clerk: Clerk

  func perform() async throws -> some IntentResult { .result() }
}

@Suite(.serialized) struct EntitySearchTests {
  private let app = library(ReadLetter.self, TurnPage.self, CallClerk.self)

  private func hits(_ entity: String, _ words: String) async throws -> [SearchHit] {
    let search = try #require(app.searches.first { $0.entity == entity })
    return try await search.hits(for: words).sorted { $0.fit < $1.fit }
  }

  private func index(_ letters: Letter..., priority: Int = 0) async throws {
    try await CSSearchableIndex.default().indexAppEntities(letters, priority: priority)
  }

  @Test(arguments: [
    ("radium", ["2": SearchHit.Fit.named, "1": .beginning, "3": .inName]),
    ("RADIUM letter", ["3": .inName]), ("glow", ["1": .elsewhere]),
    ("curie radium", ["1": .elsewhere, "2": .elsewhere, "3": .elsewhere]), ("thorium", [:]),
    ("!", [:]), ("", [:]),
  ])
  func `what the app put in is found by its name and by its attributes`(
    words: String,
    expected: [String: SearchHit.Fit]
  ) async throws {
    try await CSSearchableIndex.default().deleteAllSearchableItems()
    try await index(
      Letter(1, "Radium at night", "glow"),
      Letter(2, "Rádium"),
      Letter(3, "A letter on radium")
    )
    let found = try await hits("Letter", words)
    #expect(
      Dictionary(uniqueKeysWithValues: found.map { ($0.option.id, $0.fit) }) == expected
    )
  }

  @Test func `what is hidden is not found, and what is deleted is gone`() async throws {
    let index = CSSearchableIndex.default()
    try await index.deleteAllSearchableItems()
    try await self.index(
      Letter(1, "One radium"),
      Letter(2, "Two radium", isSecret: true),
      Letter(3, "Three radium")
    )
    #expect(try await hits("Letter", "radium").map(\.option.id) == ["1", "3"])
    try await index.deleteAppEntities(identifiedBy: [1], ofType: Letter.self)
    #expect(try await hits("Letter", "radium").map(\.option.id) == ["3"])
    let other = CSSearchableIndex(name: "other")
    try await other.indexAppEntities([Letter(4, "Four radium")], priority: 7)
    try await index.deleteAppEntities(ofType: Letter.self)
    #expect(try await hits("Letter", "radium").map(\.priority) == [7])
    try await other.deleteAllSearchableItems()
    #expect(try await hits("Letter", "radium").isEmpty)
  }

  @Test func `an entity that is put in again takes its own place`() async throws {
    try await CSSearchableIndex.default().deleteAllSearchableItems()
    try await index(Letter(1, "Polonium"))
    try await index(Letter(1, "Radium"))
    #expect(try await hits("Letter", "polonium").isEmpty)
    #expect(try await hits("Letter", "radium").count == 1)
  }

  @Test func `an empty index is filled by the query`() async throws {
    try await CSSearchableIndex.default().deleteAllSearchableItems()
    #expect(try await hits("Page", "tuesday").map(\.option.title) == ["Tuesday"])
    let turning = try #require(app.intent("TurnPage"))
    guard case .option(let source) = turning.parameters[0].type else {
      Issue.record("a page is no option")
      return
    }
    #expect(try await source.matching?("mon").map(\.id) == ["Monday"])
  }

  @Test func `a query that finds by words is a search, and its reasons are its own`() async throws {
    let found = try await hits("Clerk", "lee")
    #expect(found.map(\.option.id) == ["Marie Lee", "Bob"])
    #expect(found.map(\.fit) == [.inName, .found])
  }

  @Test func `an entity is opened by its own intent, or by one that shows it`() async throws {
    try await CSSearchableIndex.default().deleteAllSearchableItems()
    try await index(Letter(1, "Radium"))
    let letter = try #require(try await hits("Letter", "radium").first).option
    let opening = try #require(app.opening(letter))
    #expect(opening.intent.identifier == "ReadLetter")
    #expect((opening.values["target"] as? Letter)?.id == 1)
    let page = try #require(try await hits("Page", "monday").first).option
    #expect(app.opening(page)?.intent.identifier == "TurnPage")
    let clerk = try #require(try await hits("Clerk", "lee").first).option
    #expect(app.opening(clerk) == nil)
  }

  @Test func `what is known of an entity are all its properties`() async throws {
    let letter = Letter(1, "Radium", "glow", "ray")
    let option = IntentOption(id: "1", title: "Radium", value: letter)
    let properties = try await app.properties(of: option).properties
    #expect(properties.map(\.title) == ["Subject", "Keywords", "Sender"])
    #expect(properties.map(\.text) == ["Radium", "glow and ray", "M. Curie"])
    let other = IntentOption(id: "x", title: "x", value: 3)
    #expect(try await app.properties(of: other).properties.isEmpty)
  }
}
