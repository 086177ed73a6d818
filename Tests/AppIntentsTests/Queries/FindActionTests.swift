@testable import AppIntents
import Foundation
import Testing

@Suite struct FindActionTests {
  private let books = FindAction(Book.self, in: AppLocalization())
  private let members = FindAction(Member.self, in: AppLocalization())

  private func find(
    _ action: FindAction?,
    _ conditions: [(String, EntityQueryComparatorKind, [any Sendable])],
    _ mode: EntityQueryComparatorMode = .and,
    by sorting: [FindSorting] = [],
    limit: Int? = nil
  ) async throws -> [String] {
    let request = FindRequest(
      conditions: conditions.map {
        FindCondition(property: $0.0, comparison: $0.1, values: $0.2)
      },
      mode: mode,
      sorting: sorting,
      limit: limit
    )
    return try await action?.find(request).map(\.option.id) ?? []
  }

  @Test func `a property query tells its properties under their titles`() async throws {
    let properties = try await books?.properties() ?? []
    #expect(properties.map(\.name) == ["title", "year"])
    #expect(properties.map(\.title) == ["Title", "Year"])
    #expect(
      properties.map { $0.comparisons.map(\.kind) } == [
        [.equalTo, .contains], [.lessThan, .isBetween],
      ]
    )
    #expect(properties.filter(\.isSortable).count == 2)
  }

  @Test func `a property query compares, sorts and counts by itself`() async throws {
    #expect(try await find(books, [("title", .contains, ["un"])]) == ["3"])
    #expect(
      try await find(
        books,
        [("title", .equalTo, ["Emma"]), ("year", .lessThan, [1970])],
        .or,
        by: [FindSorting(property: "year", isDescending: true)],
        limit: 3
      ) == ["2", "4", "3"]
    )
  }

  @Test func `an app that overlooks the limit is held to it`() async throws {
    #expect(try await find(books, [], limit: 0).isEmpty)
  }

  @Test func `a request that fits no property is refused`() async throws {
    await #expect(throws: FindProblem.unknownProperty("price")) {
      try await find(books, [("price", .equalTo, [1])])
    }
    await #expect(throws: FindProblem.unknownProperty("year")) {
      try await find(books, [("year", .hasPrefix, ["1"])])
    }
    await #expect(throws: FindProblem.badValue(property: "year", refusal: nil)) {
      try await find(books, [("year", .isBetween, [1900])])
    }
  }

  @Test func `what is found shows its properties`() async throws {
    let emma = try await books?.find(FindRequest(limit: 1)).first
    #expect(emma?.properties.map(\.text) == ["Emma", "1815", "Jane Austen"])
    #expect(emma?.properties.map(\.title) == ["Title", "Year", "Author"])
  }

  // MARK: - Queries that tell all entities

  @Test func `the kinds of comparison follow from a property's type`() async throws {
    let properties = try await members?.properties() ?? []
    #expect(properties.map(\.title) == ["Name", "Joined", "Fines", "Is Teacher", "Shelves"])
    let kinds = Dictionary(
      uniqueKeysWithValues: properties.map { ($0.name, Set($0.comparisons.map(\.kind))) }
    )
    #expect(kinds["name"] == [.contains, .equalTo, .notEqualTo, .hasPrefix, .hasSuffix])
    #expect(kinds["isTeacher"] == [.equalTo, .notEqualTo])
    #expect(kinds["shelves"] == [.contains])
    #expect(kinds["fines"]?.count == 7)
    #expect(properties.filter(\.isSortable).map(\.name) == ["name", "joined", "fines"])
  }

  private static let comparisons: [(String, EntityQueryComparatorKind, [any Sendable], [String])] =
    [
      ("name", .contains, ["EE"], ["2"]), ("name", .equalTo, ["jose"], ["1"]),
      ("name", .notEqualTo, ["José"], ["2", "3"]), ("name", .hasPrefix, ["l"], ["2"]),
      ("name", .hasSuffix, ["h"], ["3"]), ("fines", .equalTo, [5], ["2"]),
      ("fines", .lessThan, [5], ["1"]), ("fines", .lessThanOrEqualTo, [5], ["1", "2"]),
      ("fines", .greaterThan, [0], ["2"]), ("fines", .greaterThanOrEqualTo, [5], ["2"]),
      ("fines", .isBetween, [0, 4], ["1"]), ("isTeacher", .equalTo, [true], ["3"]),
      ("shelves", .contains, [Shelf.read], ["1", "3"]),
      ("joined", .lessThan, [Date(timeIntervalSince1970: 150)], ["1"]),
    ]

  @Test(arguments: comparisons.indices)
  func `properties are compared`(place: Int) async throws {
    let (property, kind, values, ids) = Self.comparisons[place]
    #expect(try await find(members, [(property, kind, values)]) == ids)
  }

  @Test func `entities are sorted, those without a value last`() async throws {
    let down = FindSorting(property: "fines", isDescending: true)
    #expect(try await find(members, [], by: [down]) == ["2", "1", "3"])
    #expect(try await find(members, [], by: [FindSorting(property: "fines")]) == ["1", "2", "3"])
    #expect(
      try await find(members, [], by: [FindSorting(property: "name")], limit: 2) == ["1", "2"]
    )
  }

  @Test func `a number of entities is told in the app's words`() {
    let coins = FindAction(Coin.self, in: AppLocalization(locale: "en"))
    #expect(coins?.counted(3) == "3 coins in a row")
    #expect(members?.counted(3) == nil)
    let place: LocalizedStringResource = "\(placeholder: .object) and \(placeholder: .int)"
    #expect(place.key == "%@ and %lld")
  }

  @Test func `an app's entities are those of its intents`() {
    let app = AppDefinition(
      provider: LibraryAppShortcuts.self,
      intents: [OpenBook.self],
      localization: AppLocalization()
    )
    #expect(app.findActions.map(\.entity).contains("Book"))
    #expect(FindAction(Ticket.self, in: AppLocalization()) == nil)
  }
}

/// A member of the library; there are few, so that all of them are told.
private struct Member: AppEntity {
  let id: Int
  @Property var name: String
  @Property(title: "Joined") var joined: Date
  @Property(title: "Fines") var fines: Int?
  @Property var isTeacher: Bool
  @Property(title: "Shelves") var shelves: [Shelf]

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Member"
  static let defaultQuery = MemberQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ id: Int, _ name: String, _ joined: Double, _ fines: Int?, _ shelves: [Shelf]) {
    self.id = id
    self.name = name
    self.joined = Date(timeIntervalSince1970: joined)
    self.fines = fines
    self.shelves = shelves
    isTeacher = id == 3
  }
}

private struct MemberQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Member] { [] }

  func allEntities() async throws -> [Member] {
    [
      Member(1, "José", 100, 0, [.read]), Member(2, "Lee", 200, 5, []),
      Member(3, "Thanh", 300, nil, [.reading, .read]),
    ]
  }
}

/// A ticket, which can only be looked up.
private struct Ticket: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket"
  static let defaultQuery = TicketQuery()
  var displayRepresentation: DisplayRepresentation { "Ticket" }
}

private struct TicketQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Ticket] { [] }
}

private struct Coin: AppEntity {
  let id: Int
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Coin",
    numericFormat: "\(placeholder: .int) coins in a row"
  )
  static let defaultQuery = CoinQuery()
  var displayRepresentation: DisplayRepresentation { "Coin" }
}

private struct CoinQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Coin] { [] }
  func allEntities() async throws -> [Coin] { [] }
}
