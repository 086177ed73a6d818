import AppIntents
import MapKit
import SwiftUI
import UIKit

// An app about lighthouses: charts as files, pictures of maps, bars with letters of its own.

struct ChartEntity: FileEntity {
  static var supportedContentTypes: [UTType] = [.pdf, .png]
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Chart"
  static var defaultQuery = ChartQuery()

  var id: FileEntityIdentifier
  var name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ChartQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [ChartEntity] {
    identifiers.map { ChartEntity(id: $0, name: "Chart") }
  }
}

struct JoinChartsIntent: AppIntent {
  static var title: LocalizedStringResource = "Join Charts"

  @Parameter(
    title: "Charts",
    description: "Two of them.",
    supportedContentTypes: [.pdf],
    size: IntentCollectionSize(exactly: 2)
  )
  var charts: [ChartEntity]

  @Parameter(title: "Others", size: 3)
  var others: [ChartEntity]

  @Parameter(
    title: "Wide",
    supportedContentTypes: [.item],
    size: [.systemSmall: 1, .systemLarge: 4]
  )
  var wide: [ChartEntity]?

  @Parameter(
    title: "Photos",
    supportedContentTypes: [.image],
    size: IntentCollectionSize(min: 1, max: 2)
  )
  var photos: [IntentFile]

  @Parameter(title: "Keepers", size: [.systemSmall: 1])
  var keepers: [IntentPerson]?

  static var parameterSummary: some ParameterSummary { Summary("Join \(\.$charts)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: charts.count)
  }
}

enum LighthousePicture {
  static func options() -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      MKMapRect(
        origin: MKMapPoint(CLLocationCoordinate2D(latitude: 54, longitude: 8)),
        size: MKMapSize(width: 1000, height: 1000)
      )
    )
    options.scale = 3
    options.preferredConfiguration = MKStandardMapConfiguration(
      elevationStyle: .flat,
      emphasisStyle: .muted
    )
    return options
  }

  static func picture() async -> UIImage? {
    let snapshotter = MKMapSnapshotter(options: options())
    return try? await withCheckedThrowingContinuation { continuation in
      snapshotter.start { snapshot, error in
        if let snapshot = snapshot {
          continuation.resume(returning: snapshot.image)
        } else {
          continuation.resume(throwing: error ?? NSError())
        }
      }
    }
  }

  static func places(called name: String) async -> Int {
    let request = MKLocalSearch.Request(naturalLanguageQuery: name)
    return await withCheckedContinuation { continuation in
      MKLocalSearch(request: request).start { response, _ in
        continuation.resume(returning: response?.mapItems.count ?? -1)
      }
    }
  }
}

@MainActor
enum LighthouseLooks {
  static func setUp() {
    if let round = UIFont.systemFont(ofSize: 34, weight: .bold).fontDescriptor.withDesign(.rounded)
    {
      UINavigationBar.appearance().largeTitleTextAttributes = [
        .font: UIFont(descriptor: round, size: 34)
      ]
    }
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .systemRed
    UITabBar.appearance().standardAppearance = tabs
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemRed
    UISegmentedControl.appearance()
      .setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UITableView.appearance().backgroundColor = .clear
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
    UISwitch.appearance().onTintColor = .systemRed
  }
}

struct LighthouseView: View {
  var name: String

  var body: some View {
    Text(name)
      .navigationTitle("Lighthouse")
      .navigationSubtitle(Text("On the coast"))
      .userActivity("example.lighthouse", element: name) { name, activity in
        activity.title = name
        activity.keywords = ["light", name]
        activity.isEligibleForPublicIndexing = true
        activity.suggestedInvocationPhrase = "Show \(name)"
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .item)
      }
  }
}

private struct ShownLight: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  var shownLight: String? {
    get { self[ShownLight.self] }
    set { self[ShownLight.self] = newValue }
  }
}

struct LogBookView: View {
  enum Field { case light, notes }

  @FocusState private var field: Field?
  @FocusState private var isSearching: Bool
  @FocusedValue(\.shownLight) private var shown
  @State private var notes = ""

  var body: some View {
    VStack {
      Text(shown ?? "No light")
      TextField("Notes", text: $notes)
        .focused($field, equals: .notes)
        .focusable(true, interactions: [.activate, .edit])
        .onKeyPress { press in
          guard press.key == .return, press.modifiers.contains(.command) else { return .ignored }
          return press.characters.isEmpty ? .ignored : .handled
        }
        .onKeyPress(keys: [.escape, .tab], phases: .down) { _ in .handled }
      NotesField(isFocused: $isSearching)
    }
    .defaultFocus($field, .notes, priority: .userInitiated)
    .focusedSceneValue(\.shownLight, "Roter Sand")
    .focusEffectDisabled()
  }
}

struct NotesField: View {
  var isFocused: FocusState<Bool>.Binding

  var body: some View {
    Text("Search").searchFocused(isFocused).focused(isFocused)
  }
}
