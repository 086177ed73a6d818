import AppIntents
import PassKit
import RelevanceKit
import ServiceManagement
import SwiftData
import SwiftUI
import WidgetKit

// An app that extends the frameworks' types by their own names for what they hold.

@Model
final class Car {
  var plate: String
  var doors: Int

  init(plate: String, doors: Int) {
    self.plate = plate
    self.doors = doors
  }
}

extension FetchDescriptor where T == Car {
  static func wide(_ doors: Int) -> FetchDescriptor<Car> {
    FetchDescriptor(predicate: #Predicate { $0.doors >= doors }, sortBy: [SortDescriptor(\.plate)])
  }
}

extension ForEach where Data == [Car], ID == String, Content == Text {
  /// The plates of cars.
  init(plates cars: [Car]) { self.init(cars, id: \.plate) { Text($0.plate) } }
}

extension Picker where Label == Text, SelectionValue == Int {
  /// How many doors.
  init(doors: Binding<Int>, @ViewBuilder content: () -> Content) {
    self.init("Doors", selection: doors, content: content)
  }
}

extension TabView where SelectionValue == Int {
  static func garage(_ page: Binding<Int>, @ViewBuilder content: () -> Content) -> TabView {
    TabView(selection: page, content: content)
  }
}

extension Timeline where EntryType == GarageEntry {
  /// One moment.
  static var now: Timeline { Timeline(entries: [GarageEntry(date: .now)], policy: .never) }
}

extension ObservedObject where ObjectType == GarageModel {
  var isEmpty: Bool { wrappedValue.cars.isEmpty }
}

extension Bindable where Value == GarageDoor {
  /// Whether it stands open.
  var isOpen: Binding<Bool> { self[dynamicMember: \.isOpen] }
}

@Observable final class GarageDoor { var isOpen = false }

final class GarageModel: ObservableObject { @Published var cars: [Car] = [] }

struct GarageEntry: TimelineEntry { let date: Date }

struct GarageProvider: TimelineProvider {
  func placeholder(in context: Context) -> GarageEntry { GarageEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (GarageEntry) -> Void) {
    completion(GarageEntry(date: .now))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping (Timeline<GarageEntry>) -> Void
  ) { completion(.now) }
}

/// Called as the framework's own, so that its names have to be said in full.
enum GarageWidgets {
  struct Widget: SwiftUI.Widget {
    var body: some SwiftUI.WidgetConfiguration {
      StaticConfiguration(kind: "Garage", provider: GarageProvider()) { _ in Text("Garage") }
        .supportedFamilies([.systemSmall])
    }
  }

  struct WidgetBundle: SwiftUI.WidgetBundle {
    var body: some SwiftUI.Widget {
      Widget()
    }
  }
}

struct Garage: View {
  var cars: [Car]
  @State var doors = 4

  var body: some View {
    ForEach(plates: cars)
    Picker(doors: $doors) { Text("Four").tag(4) }
  }
}

struct OpenAtLogin: AppIntent {
  static var title: LocalizedStringResource = "Open at Login"
  @Parameter(title: "On") var on: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    if on {
      try SMAppService.mainApp.register()
    } else {
      try await SMAppService.mainApp.unregister()
    }
    return .result(value: SMAppService.mainApp.status == .enabled)
  }
}

struct CountParkingTickets: AppIntent {
  static var title: LocalizedStringResource = "Count Parking Tickets"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    guard PKPassLibrary.isPassLibraryAvailable() else { return .result(value: -1) }
    return .result(value: PKPassLibrary().passes().count)
  }
}

/// When parking matters.
func parkingTime(from start: Date, to end: Date) -> RelevantContext {
  .date(interval: DateInterval(start: start, end: end), kind: .default)
}

struct OpenManual: AppIntent {
  static var title: LocalizedStringResource = "Open Manual"

  func perform() async throws -> some IntentResult {
    guard let manual = URL(string: "https://example.com/manual") else { return .result() }
    EnvironmentValues().openURL(manual)
    EnvironmentValues().openURL(manual, prefersInApp: true)
    return .result()
  }
}
