// An app as it is written for Apple's systems in Swift 5; nothing here knows this package.

import AppIntents
import Combine
import CoreData
import CoreSpotlight
import SwiftUI
import UIKit
import WidgetKit
import os

private let log = OSLog(subsystem: "com.example.garden", category: "intents")

class Garden: ObservableObject {
  static let shared = Garden()
  @Published var beds: [Bed] = [Bed(id: "a", name: "Roses", water: 0.25)]
  private var kept = Set<AnyCancellable>()
  private(set) var told: [Int] = []

  init() {
    $beds.map(\.count).sink { [weak self] in self?.told.append($0) }.store(in: &kept)
  }
}

struct Bed: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static var defaultQuery = BedQuery()

  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Water") var water: Double

  init(id: String, name: String, water: Double) {
    self.id = id
    self.name = name
    self.water = water
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "leaf"))
  }
}

struct BedQuery: EntityQuery {
  func entities(for identifiers: [Bed.ID]) async throws -> [Bed] {
    Garden.shared.beds.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Bed] { Garden.shared.beds }
}

struct WaterBed: AppIntent {
  static var title: LocalizedStringResource = "Water Bed"
  static var description = IntentDescription("Waters a bed.", categoryName: "Garden")
  static var openAppWhenRun = false

  @Parameter(title: "Bed") var bed: Bed

  static var parameterSummary: some ParameterSummary { Summary("Water \(\.$bed)") }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    bed.water = min(1, bed.water + 0.5)
    os_log(.info, log: log, "watered \(bed.name, privacy: .public)")
    UIPasteboard.general.string = bed.name
    return .result(dialog: "\(bed.name) is watered.") { BedView(bed: bed) }
  }
}

struct LookAtBed: AppIntent {
  static var title: LocalizedStringResource = "Look at Bed"
  @Parameter(title: "Bed") var bed: Bed

  func perform() async throws -> some ShowsSnippetIntent { .result() }
}

struct BedView: View {
  var bed: Bed
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Label(bed.name, systemImage: "leaf").font(.title2)
      ProgressView("Water", value: bed.water)
      Section("More") {
        LabeledContent("Place", value: "South")
        Link("Guide", destination: URL(string: "https://example.com/roses") ?? URL(filePath: "/"))
      }
      Toggle("Open", isOn: $isOpen)
      Button("Close") { isOpen = false }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 10).fill(Color(.sRGB, red: 0, green: 1, blue: 0)))
    .onAppear { isOpen = true }
    .task { await Task.yield() }
  }
}

struct BedView_Previews: PreviewProvider {
  static var previews: some View { BedView(bed: Garden.shared.beds[0]) }
}

struct BedEntry: TimelineEntry {
  var date: Date
  var bed: Bed
}

struct BedConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Bed"
  @Parameter(title: "Bed") var bed: Bed?
}

struct BedProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BedEntry {
    BedEntry(date: .now, bed: Garden.shared.beds[0])
  }

  func snapshot(for configuration: BedConfiguration, in context: Context) async -> BedEntry {
    BedEntry(date: .now, bed: configuration.bed ?? Garden.shared.beds[0])
  }

  func timeline(
    for configuration: BedConfiguration,
    in context: Context
  ) async -> Timeline<
    BedEntry
  > {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
  }
}

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "bed",
      intent: BedConfiguration.self,
      provider: BedProvider()
    ) { entry in
      BedView(bed: entry.bed).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Bed")
    .supportedFamilies([.systemSmall])
  }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterBed(),
      phrases: ["Water \(\.$bed) in \(.applicationName)"],
      shortTitle: "Water Bed",
      systemImageName: "drop"
    )
  }
}
