@testable import AppIntents
import Testing

private struct Map: AppEntity {
  let id: Int
  @Property(title: "Scale") var scale: Int
  @Property var paperKind: String?
  @Property(title: "Lent") var lent: Date?
  @ComputedProperty(title: "Fine") var isFine: Bool { scale < 1_000 }
  @DeferredProperty(title: "Visits") var visits: Int {
    get async throws {
      guard scale > 0 else { throw LibraryError.notFound("scale") }
      return scale * 2
    }
  }
  let note = "no property"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Map"
  static let defaultQuery = MapQuery()
  var displayRepresentation: DisplayRepresentation { "Map" }

  init(_ id: Int, scale: Int) {
    self.id = id
    self.scale = scale
  }
}

private struct MapQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Map] { [] }
}

@Suite struct AnyEntityPropertyTests {
  private let map = Map(1, scale: 500)

  @Test func `the properties come in their order, under their names and titles`() {
    let all = NamedProperty.all(in: map)
    #expect(all.map(\.name) == ["scale", "paperKind", "lent", "isFine", "visits"])
    #expect(all.map(\.title.key) == ["Scale", "Paper Kind", "Lent", "Fine", "Visits"])
    #expect(NamedProperty.immediate(in: map).map(\.name).last == "isFine")
    #expect(all.map(\.property.isDeferred) == [false, false, false, false, true])
  }

  @Test func `values come without their optionals, and what is not there is nil`() async throws {
    var values: [String] = []
    for property in NamedProperty.all(in: map) {
      values.append(try await property.property.loadedValue().map { "\($0)" } ?? "-")
    }
    #expect(values == ["500", "-", "-", "true", "1000"])
  }

  @Test func `a value that cannot be had is an error, and only its own`() async throws {
    let properties = NamedProperty.all(in: Map(2, scale: 0))
    #expect(try await properties[0].property.loadedValue() as? Int == 0)
    await #expect(throws: LibraryError.self) { try await properties[4].property.loadedValue() }
  }

  @Test func `a property that nobody named has no place`() {
    #expect(NamedProperty(EntityProperty<Int>(title: "Loose")) == nil)
    #expect(NamedProperty(EntityProperty<Int>(title: "Loose"), name: "loose")?.name == "loose")
  }
}
