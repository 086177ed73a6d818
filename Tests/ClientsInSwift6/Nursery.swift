import AppIntents
import CoreLocation
import CoreSpotlight
import MapKit
import MediaIntents
import SwiftData
import SwiftUI
import UIKit

// An app about a nursery of trees: a store with versions, places on a map, pictures of symbols.

@Model
final class Seedling {
  #Index<Seedling>([\.species], [\.height])
  #Unique<Seedling>([\.species])

  var species: String
  var height: Double
  @Attribute(originalName: "planted") var plantedOn: Date?

  init(species: String, height: Double) {
    self.species = species
    self.height = height
  }
}

enum FirstNursery: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Seedling.self] }
}

enum SecondNursery: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 1, 0)
  static var models: [any PersistentModel.Type] { [Seedling.self] }
}

enum NurseryPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstNursery.self, SecondNursery.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstNursery.self, toVersion: SecondNursery.self),
      .custom(
        fromVersion: FirstNursery.self,
        toVersion: SecondNursery.self,
        willMigrate: { context in try context.save() },
        didMigrate: nil
      ),
    ]
  }
}

enum NurseryStore {
  static func container() throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: SecondNursery.self),
      migrationPlan: NurseryPlan.self,
      configurations: ModelConfiguration("nursery", isStoredInMemoryOnly: true)
    )
  }
}

@ModelActor
actor NurseryWorker {
  func height(of id: PersistentIdentifier) -> Double? { self[id, as: Seedling.self]?.height }
}

struct TreeEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
  static let defaultQuery = TreeQuery()

  let id: String
  @Property(identifier: "species", title: "Species") var species: String?
  @Property(identifier: "soils", title: "Soils") var soils: [String]?
  @Property(identifier: "note", indexingKey: \.contentDescription) var note: String?
  @Property(identifier: "height") var height: Double

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(id)",
      image: .init(
        systemName: "tree",
        tintColor: .systemGreen,
        symbolConfiguration: UIImage.SymbolConfiguration(scale: .large)
      )
    )
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    let look = UIImage.SymbolConfiguration(pointSize: 40, weight: .medium, scale: .large)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.white, .systemGreen]))
      .applying(UIImage.SymbolConfiguration(textStyle: .headline))
    attributes.thumbnailData = UIImage(systemName: "tree", withConfiguration: look)?
      .withTintColor(.green, renderingMode: .alwaysOriginal).pngData()
    return attributes
  }

  init(_ id: String) {
    self.id = id
    species = "Oak"
    soils = ["loam", "sand"]
    height = 1.5
  }
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] {
    identifiers.map(TreeEntity.init)
  }

  func suggestedEntities() async throws -> [TreeEntity] { ["Elm", "Oak"].map(TreeEntity.init) }
}

/// Where a tree stands: a place on a map is a place like any other.
struct LocateTreeIntent: AppIntent {
  static let title: LocalizedStringResource = "Locate Tree"
  @Parameter(title: "Tree") var tree: TreeEntity

  func perform() async throws -> some IntentResult & ReturnsValue<CLPlacemark> {
    let place = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
    return .result(value: MKPlacemark(coordinate: place, addressDictionary: ["City": "Vienna"]))
  }
}

/// What to hear among trees.
struct BirdsongQuery: IntentValueQuery {
  func values(for input: AudioSearch) async throws -> [TreeEntity] {
    switch input.criteria {
    case .searchQuery(let words): [TreeEntity(words)]
    case .unspecified: [TreeEntity("Any")]
    case .url(let addresses): addresses.map { TreeEntity($0.lastPathComponent) }
    }
  }
}

/// Trees in rows, as the layout says.
struct Rows: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

struct NurseryView: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var hasWindows
  let since: Date

  private var label: AttributedString {
    var label = AttributedString("Tallest: ")
    var container = AttributeContainer()
    container[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = .body.weight(.bold)
    var name = AttributedString("Elm")
    name.mergeAttributes(container, mergePolicy: .keepNew)
    name.foregroundColor = .green
    name.underlineStyle = .single
    label.append(name)
    return label
  }

  var body: some View {
    VStack {
      Rows {
        Text(label)
        Text(.durationOffset(to: since), format: .time(pattern: .hourMinute))
      }
      AnyLayout(HStackLayout(spacing: 4)) { Text("Beech") }
        .transition(.opacity.animation(.easeInOut))
      Button("Map") {
        openURL(URL(filePath: "/map"))
        if hasWindows { openWindow(id: "map") }
      }
      .buttonStyle(.glassProminent)
    }
    .environment(\.openURL, OpenURLAction { _ in .handled })
    .handlesExternalEvents(preferring: ["nursery"], allowing: ["*"])
    .backgroundStyle(.green)
  }
}

#Preview {
  @Previewable @State var isOpen = false
  Toggle("Open", isOn: $isOpen)
}

struct NurseryApp: App {
  var body: some Scene {
    WindowGroup(id: "map") { NurseryView(since: .now) }
      .handlesExternalEvents(matching: ["nursery"])
      .windowStyle(.hiddenTitleBar)
      .modelContainer(for: Seedling.self, inMemory: true, isUndoEnabled: true) { _ in }
  }
}
