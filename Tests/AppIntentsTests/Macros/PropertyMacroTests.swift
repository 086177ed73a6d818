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
}
