import AppIntents
import AssistantKit

/// An app to compose shortcuts with.
enum GardenApp {
  static let running = RunningApp(
    definition: AppDefinition(
      provider: GardenShortcuts.self,
      intents: [PlantTree.self],
      name: "Garden",
      localization: AppLocalization()
    )
  )
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowTree(),
      phrases: ["Show \(\.$tree) in \(.applicationName)"],
      shortTitle: "Show Tree",
      systemImageName: "tree"
    )
  }
}

enum TreeKind: String, AppEnum {
  case oak, elm

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let caseDisplayRepresentations: [TreeKind: DisplayRepresentation] = [
    .oak: "Oak", .elm: "Elm",
  ]
}

struct Tree: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
  static var defaultQuery: TreeQuery { TreeQuery() }

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Kind") var kind: TreeKind
  @Property(title: "Year") var year: Int

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ id: String, _ name: String, _ kind: TreeKind, _ year: Int) {
    self.id = id
    self.name = name
    self.kind = kind
    self.year = year
  }
}

struct TreeQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Tree] {
    [Tree("1", "Old Oak", .oak, 1750), Tree("2", "Young Elm", .elm, 2001)]
  }

  func entities(for identifiers: [Tree.ID]) async throws -> [Tree] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Tree] { try await allEntities() }
}

struct PlantTree: AppIntent {
  static let title: LocalizedStringResource = "Plant Tree"

  @Parameter(title: "Kind") var kind: TreeKind
  @Parameter(title: "Tall") var tall: Bool?

  func perform() async throws -> some IntentResult { .result() }
}

struct ShowTree: AppIntent {
  static let title: LocalizedStringResource = "Show Tree"

  @Parameter(title: "Tree") var tree: Tree
  @Parameter(title: "Size", inclusiveRange: (1, 5)) var size: Int

  func perform() async throws -> some IntentResult { .result() }
}
