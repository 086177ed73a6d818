import AppIntents
import AssistantKit

/// A shortcut that a person composed, as intents and phrases know it.
struct SavedShortcut: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shortcut"
  static var defaultQuery: SavedShortcutQuery { SavedShortcutQuery() }

  /// What it is called.
  let id: String
  /// What else can be said to run it.
  let phrases: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", synonyms: phrases.map { "\($0)" })
  }
}

/// Finds the shortcuts of the person.
struct SavedShortcutQuery: EnumerableEntityQuery {
  @Dependency var library: ShortcutLibrary

  func allEntities() async throws -> [SavedShortcut] {
    library.store.workflows().map { SavedShortcut(id: $0.name, phrases: $0.phrases) }
  }

  func entities(for identifiers: [SavedShortcut.ID]) async throws -> [SavedShortcut] {
    let keys = Set(identifiers.map(PersonalName.key))
    return try await allEntities().filter { keys.contains(PersonalName.key($0.id)) }
  }

  func suggestedEntities() async throws -> [SavedShortcut] { try await allEntities() }
}
