import AppIntents
import SwiftUI
import Synchronization

// An app whose search and whose deleting no phrase starts.

enum Shelf {
  static let jars = Mutex(["Onion Soup", "Lentil Soup", "Plum Jam"])
}

struct Jar: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
  static let defaultQuery = JarQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct JarQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Jar] { Shelf.jars.withLock { $0 }.map(Jar.init) }

  func entities(for identifiers: [String]) async throws -> [Jar] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

@AppIntent(schema: .system.search)
struct SearchJars: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: criteria.term)
  }
}

struct DeleteJars: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Jars"

  @Parameter(title: "Jars") var entities: [Jar]

  func perform() async throws -> some IntentResult & ReturnsValue<[Jar]> {
    let ids = Set(entities.map(\.id))
    Shelf.jars.withLock { $0.removeAll { ids.contains($0) } }
    return .result(value: entities)
  }
}

struct OpenJar: OpenIntent {
  static let title: LocalizedStringResource = "Open Jar"

  @Parameter(title: "Jar") var target: Jar

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(
      dialog: IntentDialog(full: "\(target.id) is open, mind the lid.", supporting: "Open.")
    ) {
      Text("Mind the lid.")
    }
  }
}

struct EmptyShelves: AppIntent {
  static let title: LocalizedStringResource = "Empty Shelves"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let jars = Shelf.jars.withLock { $0.sorted().joined(separator: ", ") }
    try await requestConfirmation(
      dialog: IntentDialog(full: "Throw away \(jars)?", supporting: "Throw these away?")
    ) { Text("To be thrown away: \(jars)") }
    return .result(dialog: "Empty.")
  }
}

struct LarderShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenJar(),
      phrases: ["Open \(\.$target) with \(.applicationName)"],
      shortTitle: "Open Jar",
      systemImageName: "archivebox"
    )
    AppShortcut(
      intent: EmptyShelves(),
      phrases: ["Empty the shelves of \(.applicationName)"],
      shortTitle: "Empty Shelves",
      systemImageName: "trash"
    )
  }
}
