import AppIntents
import Testing

// Entities with properties that are worked out, as the newest of the talks writes them.

struct Station: Sendable {
  var id: Int
  var name: String
  var lines: [String]
}

final class StationModel: Sendable {
  let stations = [
    Station(id: 1, name: "Old Town", lines: ["A", "B"]), Station(id: 2, name: "Harbour", lines: []),
  ]

  func findClosestStation() async throws -> StationEntity { StationEntity(station: stations[1]) }
}

struct StationEntity: AppEntity {
  var id: Int { station.id }

  @ComputedProperty
  var name: String { station.name }

  @ComputedProperty(title: "Lines")
  var lineCount: Int { station.lines.count }

  @DeferredProperty
  var crowd: Int {
    get async throws { station.lines.count * 10 }
  }

  let station: Station

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Station")

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(lineCount) lines")
  }

  static let defaultQuery = StationQuery()
}

struct StationQuery: EntityQuery {
  @Dependency var model: StationModel

  func entities(for identifiers: [StationEntity.ID]) async throws -> [StationEntity] {
    model.stations.filter { identifiers.contains($0.id) }.map { StationEntity(station: $0) }
  }
}

extension StationQuery: EntityPropertyQuery {
  static var properties = QueryProperties {
    Property(\StationEntity.$name) {
      ContainsComparator { (name: String) in #Predicate<StationEntity> { $0.name.contains(name) } }
    }
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\StationEntity.$lineCount)
  }

  func entities(
    matching comparators: [Predicate<StationEntity>],
    mode: ComparatorMode,
    sortedBy: [Sort<StationEntity>],
    limit: Int?
  ) async throws -> [StationEntity] {
    let all = model.stations.map { StationEntity(station: $0) }
    return try all.filter { station in
      try comparators.allSatisfy { try $0.evaluate(station) }
    }
  }
}

struct ClosestStationIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Closest Station"

  @Dependency var model: StationModel

  @MainActor
  func perform() async throws
    -> some ReturnsValue<StationEntity> & ProvidesDialog & ShowsSnippetView
  {
    let station = try await model.findClosestStation()

    return .result(
      value: station,
      dialog: "The closest station to you is \(station.name)",
      view: Text(station.name)
    )
  }
}

struct OpenStationIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Station"

  @Parameter(title: "Station", requestValueDialog: "Which station?")
  var target: StationEntity
}

@Suite struct StationTests {
  @Test func `computed properties are found in the Swift 5 mode too`() async throws {
    let entity = StationEntity(station: StationModel().stations[0])
    #expect(entity.$name.wrappedValue == "Old Town")
    #expect(entity.$lineCount.title.key == "Lines")
    #expect(try await entity.$crowd.value() == 20)
  }
}
