import ActivityKit
import AppIntents
import Combine
import ExtensionFoundation
import Playgrounds
import SwiftUI
import WidgetKit
import os.log

// An app whose intents are in widgets, controls and on a phone's lock screen.

struct Telescope: AppEntity {
  struct TelescopeQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Telescope] {
      identifiers.map { Telescope(id: $0) }
    }
    func entities(matching string: String) async throws -> [Telescope] {
      try await suggestedEntities().filter { $0.id.localizedCaseInsensitiveContains(string) }
    }
    func suggestedEntities() async throws -> [Telescope] {
      [Telescope(id: "Galileo"), Telescope(id: "Hevelius")]
    }
  }

  static var defaultQuery = TelescopeQuery()
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Telescope"
  var id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct Exposure: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var ends: Date
  }
  var telescope: String
}

struct PickTelescope: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Pick Telescope"
  @Parameter(title: "Telescope") var telescope: Telescope?
}

struct TelescopeSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Telescope"
  @Parameter(title: "Telescope") var telescope: Telescope?
}

struct SetDome: SetValueIntent {
  static let title: LocalizedStringResource = "Set Dome"
  @Parameter(title: "Open") var value: Bool
  func perform() async throws -> some IntentResult {
    ControlCenter.shared.reloadControls(ofKind: "dome")
    return .result()
  }
}

struct PointTelescope: AppIntent {
  static var title: LocalizedStringResource = "Point Telescope"
  static var parameterSummary: some ParameterSummary { Summary("Point \(\.$telescope) up") }
  @Parameter(title: "Telescope") var telescope: Telescope

  init() {}
  init(telescope: Telescope) { self.telescope = telescope }

  func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    os_log("%{public}@ turns by %.1f", log: .default, type: .info, telescope.id, 12.25)
    return .result(dialog: "\(telescope.id) points up.", view: TelescopeView(telescope: telescope))
  }
}

struct TelescopeView: View {
  var telescope: Telescope
  @Environment(\.widgetFamily) private var family
  @FocusState private var isNaming: Bool
  @Namespace private var space
  @ScaledMetric private var size: CGFloat = 20
  @SceneStorage("zoom") private var zoom = 0.5

  var body: some View {
    VStack(alignment: .leading) {
      ViewThatFits {
        Text("\(telescope.id) at the sky")
        Text(telescope.id)
      }
      .symbolEffect(.pulse)
      .matchedGeometryEffect(id: "name", in: space)
      Slider(value: $zoom, in: 0...1) { Text("Zoom") }
      Text(timerInterval: .distantPast...Date(timeIntervalSince1970: 0), countsDown: true)
      DisclosureGroup("More") {
        Stepper("Filter", value: .constant(1), in: 0...3)
        SecureField("Key", text: .constant("secret"))
          .textContentType(.password)
          .focused($isNaming)
      }
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
      .frame(width: size, height: size)
    }
    .padding(14)
    .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 16))
    .containerShape(.rect(cornerRadius: 20))
    .userActivity("observatory.look") { $0.title = telescope.id }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Close") {} }
      ToolbarItemGroup(placement: .bottomBar) { EditButton() }
    }
  }
}

struct SkyEntry: TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance?
}

struct SkyProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SkyEntry { SkyEntry(date: .now) }
  func snapshot(for configuration: PickTelescope, in context: Context) async -> SkyEntry {
    placeholder(in: context)
  }
  func timeline(for configuration: PickTelescope, in context: Context) async -> Timeline<SkyEntry> {
    Timeline(entries: [placeholder(in: context)], policy: .after(.now.addingTimeInterval(900)))
  }
}

struct SkyWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "sky", intent: PickTelescope.self, provider: SkyProvider()) {
      entry in
      ZStack {
        AccessoryWidgetBackground()
        Text(entry.date, style: .time).widgetLabel("Sky").widgetAccentable()
      }
      .containerBackground(for: .widget) { Color.black }
    }
    .configurationDisplayName(Text("Sky"))
    .description("What can be seen.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .disfavoredLocations([.standBy], for: [.systemSmall])
  }
}

struct ExposureWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Exposure.self) { context in
      Text(context.attributes.telescope)
        .activityBackgroundTint(.black.opacity(0.8))
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.telescope) }
        if context.isStale {
          DynamicIslandExpandedRegion(.bottom, priority: 1) {
            Text(context.state.ends, style: .timer)
          }
        }
      } compactLeading: {
        Image(systemName: "moon")
      } compactTrailing: {
        Text("1")
      } minimal: {
        Image(systemName: "moon")
      }
      .widgetURL(URL(string: "observatory://exposure"))
      .keylineTint(.blue)
    }
    .supplementalActivityFamilies([.small])
  }
}

struct DomeControl: ControlWidget {
  struct Value {
    var isOpen: Bool
    var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: TelescopeSettings) -> Value {
      Value(isOpen: false, name: configuration.telescope?.id ?? "")
    }
    func currentValue(configuration: TelescopeSettings) async throws -> Value {
      previewValue(configuration: configuration)
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "dome", provider: Provider()) { value in
      ControlWidgetToggle(isOn: value.isOpen, action: SetDome()) {
        Label(value.name, systemImage: "moon").controlWidgetActionHint("Open")
      } valueLabel: { isOpen in
        Text(isOpen ? "Open" : "Closed").controlWidgetStatus(Text("Now"))
      }
      .tint(.blue)
    }
    .displayName("Dome")
    .promptsForUserConfiguration()
  }
}

struct PointControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "point") {
      ControlWidgetButton("Point", action: PointTelescope(telescope: Telescope(id: "Galileo"))) {
        Text($0 ? "Turning" : "Ready")
      }
    }
  }
}

struct ObservatoryWidgets: WidgetBundle {
  var body: some Widget {
    SkyWidget()
    ExposureWidget()
  }
}

struct ObservatoryIntents: AppIntentsExtension {}

struct ObservatoryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PointTelescope(),
      phrases: ["Point \(\.$telescope) up in \(.applicationName)"],
      shortTitle: "Point",
      systemImageName: "moon"
    )
  }
}

final class ObservatoryModel: ObservableObject {
  @Published var name = ""
  private(set) var told: [String] = []
  private(set) var posted = 0
  private var watching = Set<AnyCancellable>()

  init(center: NotificationCenter) {
    $name
      .dropFirst()
      .debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .compactMap { $0.isEmpty ? nil : $0.uppercased() }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.told.append($0) }
      .store(in: &watching)
    center.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] _ in self?.posted += 1 }
      .store(in: &watching)
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.posted = -1 }
      .store(in: &watching)
  }
}

#Preview("Sky", as: .systemSmall) {
  SkyWidget()
} timeline: {
  SkyEntry(date: .now)
}

#Preview(as: .content, using: Exposure(telescope: "Galileo")) {
  ExposureWidget()
} contentStates: {
  Exposure.ContentState(ends: .now)
}

#Preview(traits: .sizeThatFitsLayout) { TelescopeView(telescope: Telescope(id: "Galileo")) }

#Playground { print(Telescope(id: "Galileo").id) }
