import AppIntents
import AssistantKit

/// A focus of the person, as intents and phrases know it.
struct SavedFocus: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Focus"
  static var defaultQuery: SavedFocusQuery { SavedFocusQuery() }

  /// What it is called.
  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Finds the focuses of the person.
struct SavedFocusQuery: EnumerableEntityQuery {
  @Dependency var library: ShortcutLibrary

  func allEntities() async throws -> [SavedFocus] {
    try library.files.focus.load().focuses.map { SavedFocus(id: $0.name) }
  }

  func entities(for identifiers: [SavedFocus.ID]) async throws -> [SavedFocus] {
    let keys = Set(identifiers.map(PersonalName.key))
    return try await allEntities().filter { keys.contains(PersonalName.key($0.id)) }
  }

  func suggestedEntities() async throws -> [SavedFocus] { try await allEntities() }
}
