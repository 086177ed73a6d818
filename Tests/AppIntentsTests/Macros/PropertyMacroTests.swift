import AppIntents
import Testing

/// A landmark as an app writes it, with properties that are worked out.
private struct Sight: AppEntity, Hashable {
  let id: Int
  let words: [String]

  @ComputedProperty
  var name: String { words.joined(separator: " ") }

  @ComputedProperty(title: "Letters, all (of them)")
  internal var letters: Int {
    get { words.map(\.count).reduce(0, +) }
  }

  @ComputedProperty(title: "First", indexingKey: \.displayName) var first: String? { words.first }

  @ComputedProperty(indexingKey: \.keywords)
  fileprivate var `default`: [String] { words }

  @DeferredProperty(title: "Visitors")
  var visitors: Int {
    get async throws {
      guard words.count > 1 else { throw LibraryError.notFound(name) }
      return words.count * 100
    }
  }

  @DeferredProperty var mood: String { get async { "calm" } }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sight"
  static let defaultQuery = SightQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

extension Sight {
  @ComputedProperty var isLong: Bool { letters > 10 }
}

private struct SightQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Sight.$name) { ContainsComparator { $0 } }
    Property(\Sight.$isLong) { EqualToComparator { "\($0)" } }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Sight.$letters) }

  func entities(for identifiers: [Int]) async throws -> [Sight] { [] }

  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy: [Sort<Sight>],
    limit: Int?
  ) async throws -> [Sight] { [] }
}

@Suite struct PropertyMacroTests {
  private let sight = Sight(id: 1, words: ["Old", "Bridge"])

  @Test func `a computed property is worked out whenever it is read`() async throws {
    #expect(sight.$name.wrappedValue == "Old Bridge")
    #expect(sight.$letters.wrappedValue == 9)
    #expect(sight.$first.wrappedValue == "Old")
    #expect(sight.$default.wrappedValue == ["Old", "Bridge"])
    #expect(sight.$isLong.wrappedValue == false)
    #expect(try await sight.$name.value() == "Old Bridge")
  }

  @Test func `its title is the one given or its name in words`() {
    #expect(sight.$name.title.key == "Name")
    #expect(sight.$letters.title.key == "Letters, all (of them)")
    #expect(sight.$isLong.title.key == "Is Long")
    #expect(sight.$first.isOptional && !sight.$name.isOptional)
  }

  @Test func `a deferred property takes its time and may fail`() async throws {
    #expect(sight.$visitors.valueIfSet == nil)
    #expect(try await sight.$visitors.value() == 200)
    #expect(try await sight.$mood.value() == "calm")
    await #expect(throws: LibraryError.self) {
      try await Sight(id: 2, words: ["Hill"]).$visitors.value()
    }
  }

  @Test func `an entity with computed properties can still be compared`() {
    #expect(sight == Sight(id: 1, words: ["Old", "Bridge"]))
  }

  @Test func `computed properties are found without anybody naming them`() async throws {
    let option = IntentOption(id: "1", title: "Old Bridge", value: sight)
    let properties = try await library().properties(of: option).properties
    #expect(
      properties.map(\.title)
        == ["Name", "Letters, all (of them)", "First", "Default", "Visitors", "Mood"]
    )
    #expect(properties.map(\.text) == ["Old Bridge", "9", "Old", "Old and Bridge", "200", "calm"])
  }

  @Test func `all entities can be compared and sorted by what they work out`() async throws {
    let action = try #require(library(MeasureTower.self).findActions.first { $0.entity == "Tower" })
    let properties = try await action.properties()
    #expect(properties.map(\.name) == ["feet"])
    #expect(properties.map(\.isSortable) == [true])
    let high = FindRequest(
      conditions: [FindCondition(property: "feet", comparison: .greaterThan, values: [60])],
      sorting: [FindSorting(property: "feet", isDescending: true)]
    )
    #expect(try await action.find(high).map(\.option.id) == ["30", "21"])
  }

  @Test func `an entity that is encoded keeps to its own members`() throws {
    let bytes = try JSONEncoder().encode(Beacon(id: 7))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"id":7}"#)
    let beacon = try JSONDecoder().decode(Beacon.self, from: bytes)
    #expect(beacon.$feet.wrappedValue == 21)
  }
}

private struct Tower: AppEntity {
  let id: Int
  @ComputedProperty var feet: Int { id * 3 }
  @DeferredProperty var visitors: Int { get async { 5 } }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tower"
  static let defaultQuery = TowerQuery()
  var displayRepresentation: DisplayRepresentation { "Tower" }
}

private struct TowerQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Tower] { [] }
  func allEntities() async throws -> [Tower] { [10, 21, 30].map { Tower(id: $0) } }
}

private struct MeasureTower: AppIntent {
  static let title: LocalizedStringResource = "Measure Tower"
  @Parameter(title: "Tower") var tower: Tower

  func perform() async throws -> some IntentResult { .result() }
}

private struct Beacon: AppEntity, Codable {
  let id: Int
  @ComputedProperty var feet: Int { id * 3 }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beacon"
  static let defaultQuery = BeaconQuery()
  var displayRepresentation: DisplayRepresentation { "Beacon" }
}

private struct BeaconQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Beacon] { [] }
}
