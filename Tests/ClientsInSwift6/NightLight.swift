// A lamp beside the bed, as it is written for Apple's systems.

import AppIntents
import SwiftUI

@MainActor
final class Lamp {
  static let shared = Lamp()

  var isLit = false
  var isLocked = false
}

struct LightScene: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scene"
  static let defaultQuery = LightSceneQuery()

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct LightSceneQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [LightScene] {
    identifiers.map { LightScene(id: $0) }
  }

  func suggestedEntities() async throws -> [LightScene] {
    [LightScene(id: "Dusk"), LightScene(id: "Dawn")]
  }
}

struct ShowLamp: AppIntent {
  static let title: LocalizedStringResource = "Show Lamp"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: LampSnippet())
  }
}

struct LampSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Lamp"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: HStack {
        Toggle("Lit", isOn: Lamp.shared.isLit, intent: SetLamp())
        Button(intent: LockLamp()) { Text(Lamp.shared.isLocked ? "Unlock" : "Lock") }
      }
    )
  }
}

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"
  static let isDiscoverable = false

  @Parameter(title: "enabled") var value: Bool

  @MainActor
  func perform() async throws -> some IntentResult {
    Lamp.shared.isLit = value
    return .result()
  }
}

struct LockLamp: AppIntent {
  static let title: LocalizedStringResource = "Toggle the Lock"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult {
    Lamp.shared.isLocked.toggle()
    return .result()
  }
}

struct ChooseScene: AppIntent {
  static let title: LocalizedStringResource = "Choose Scene"

  @Parameter(title: "Scene") var scene: LightScene?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let scene = try await $scene.requestDisambiguation(among: [], dialog: "Which light?")
    return .result(dialog: "It is \(scene.id).")
  }
}

struct ForgetScenes: DeleteIntent {
  static let title: LocalizedStringResource = "Forget Scenes"

  @Parameter(title: "Scenes") var entities: [LightScene]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(entities.count) forgotten.")
  }
}

struct NightLightShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowLamp(),
      phrases: ["Show the lamp in \(.applicationName)"],
      shortTitle: "Lamp",
      systemImageName: "lightbulb"
    )
    AppShortcut(
      intent: ChooseScene(),
      phrases: ["Choose a scene in \(.applicationName)"],
      shortTitle: "Scene",
      systemImageName: "sunset"
    )
  }
}
