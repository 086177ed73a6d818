// An app as it is written for Apple's systems in Swift 6; nothing here knows this package.

import AppIntents
import CoreLocation
import CoreSpotlight
import Foundation
import OSLog
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

private let logger = Logger(subsystem: "com.example.trips", category: "intents")

enum TripKind: String, AppEnum {
  case walk, ride

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind of Trip")
  static let caseDisplayRepresentations: [TripKind: DisplayRepresentation] = [
    .walk: DisplayRepresentation(title: "Walk", image: .init(systemName: "figure.walk")),
    .ride: "Ride",
  ]
}

@MainActor
final class TripStore: ObservableObject {
  static let shared = TripStore()

  @Published var trips = [
    TripEntity(id: 1, name: "Lake", kind: .walk), TripEntity(id: 2, name: "Pass", kind: .ride),
  ]
  @Published private(set) var started: [String] = []
  var goal: Double { Double(started.count) / 4 }

  func start(_ trip: TripEntity) { started.append(trip.name) }
  func end(_ trip: TripEntity) { started.removeAll { $0 == trip.name } }
}

struct TripEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
  static let defaultQuery = TripQuery()

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Kind") var kind: TripKind

  init(id: Int, name: String, kind: TripKind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(kind.rawValue)")
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    attributes.displayName = name
    attributes.alternateNames = ["tour \(id)"]
    attributes.thumbnailData = Data([1])
    attributes.latitude = 47.5
    return attributes
  }
}

@MainActor
struct TripQuery: EntityStringQuery {
  nonisolated init() {}

  func entities(for identifiers: [Int]) async throws -> [TripEntity] {
    TripStore.shared.trips.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [TripEntity] {
    TripStore.shared.trips.filter { $0.name.localizedStandardContains(string) }
  }

  func suggestedEntities() async throws -> [TripEntity] { TripStore.shared.trips }
}

struct StartTrip: AppIntent {
  static let title: LocalizedStringResource = "Start Trip"

  @Parameter(title: "Trip") var trip: TripEntity
  @Parameter(title: "From") var from: CLPlacemark?

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    logger.notice("started \(trip.name, privacy: .public) from \(from?.name ?? "-")")
    TripStore.shared.start(trip)
    WidgetCenter.shared.reloadAllTimelines()
    return .result(dialog: "Started \(trip.name).", view: TripView(trip: trip))
  }
}

struct EndTrip: AppIntent {
  static let title: LocalizedStringResource = "End Trip"

  @Parameter(title: "Trip") var trip: TripEntity

  init() {}

  init(trip: TripEntity) {
    self.trip = trip
  }

  @MainActor
  func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
    TripStore.shared.end(trip)
    return .result(value: TripStore.shared.started.count)
  }
}

struct TripView: View {
  let trip: TripEntity

  @Environment(\.colorScheme) private var scheme
  @ObservedObject private var store: TripStore = .shared

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "map").font(.system(size: 30, weight: .bold)).foregroundStyle(.tint)
        Text(trip.name).fontWeight(.semibold)
          .foregroundStyle(scheme == .dark ? .white : .green)
        Spacer()
        Text("\(store.started.count)").foregroundColor(.secondary).monospacedDigit()
      }
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(Color.green.gradient)
        Text("Ready").textCase(.uppercase)
      }
      .frame(maxWidth: .infinity)
      .clipShape(Capsule())
      Gauge(value: store.goal) {
        Text("Goal")
      } currentValueLabel: {
        Text("\(store.started.count) of 4")
      }
      .gaugeStyle(.accessoryLinear)
      .tint(.orange)
      Grid(alignment: .leading) {
        GridRow {
          Text("Kind")
          Text(trip.kind.rawValue)
        }
        GridRow {
          Text("Number")
          Text(trip.id, format: .number)
        }
      }
      if trip.kind == .walk { Label("On foot", systemImage: "figure.walk") }
      Button(intent: EndTrip(trip: trip)) { Label("End", systemImage: "stop") }
        .buttonStyle(.borderedProminent)
        .tint(.red)
    }
    .multilineTextAlignment(.leading)
    .modifier(Card())
  }
}

struct Card: ViewModifier {
  @Environment(\.accent) private var accent

  func body(content: Content) -> some View {
    content.padding(.horizontal, 12)
      .background(accent.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
  }
}

extension EnvironmentValues {
  @Entry var accent: Color = .blue
}

#Preview("A trip") {
  TripView(trip: TripEntity(id: 3, name: "Moor", kind: .walk))
}

struct TripShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartTrip(),
      phrases: ["Start \(\.$trip) in \(.applicationName)"],
      shortTitle: "Start Trip",
      systemImageName: "map"
    )
  }
}
