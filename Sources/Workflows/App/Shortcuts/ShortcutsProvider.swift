import AppIntents
package import AssistantKit
import StringCatalogs

/// The sentences that run a person's shortcuts: their names.
struct ShortcutsProvider: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RunShortcut(),
      phrases: [
        "Run \(\.$shortcut)",
        "\(\.$shortcut)",
        "Run the \(\.$shortcut) shortcut",
        "Run the shortcut \(\.$shortcut)",
      ],
      shortTitle: "Run Shortcut",
      systemImageName: "play"
    )
  }
}

/// The apps that are part of the assistant, where a person has something in them.
package enum OwnApps {
  /// What the app for shortcuts is called in English.
  package static let shortcutsName = "Shortcuts"
  /// What the app for focuses is called in English.
  package static let focusName = "Focus"

  /// The identifier of the intent that runs a shortcut.
  package static let runIntent = RunShortcut.persistentIdentifier

  /// The values with which that intent runs a workflow.
  package static func values(
    running workflow: Workflow,
    input: String?
  ) -> [String: any Sendable] {
    let shortcut = SavedShortcut(id: workflow.name, phrases: workflow.phrases)
    return [RunShortcut.nameParameter: shortcut].merging(input.map { ["input": $0] } ?? [:]) { $1 }
  }

  /// The apps; none where a person has neither shortcuts nor focuses, so that nothing is listened for
  /// that could not be meant.
  ///
  /// - Parameters:
  ///   - library: What the person has.
  ///   - runsAutomations: Whether the app for shortcuts is needed in any case.
  ///   - running: The apps that are started already.
  /// - Returns: The apps that are to be started.
  package static func all(
    of library: ShortcutLibrary,
    runsAutomations: Bool = false,
    besides running: [RunningApp] = []
  ) -> [App] {
    func isRunning(_ name: String) -> Bool { running.contains { $0.sourceName == name } }
    var apps: [App] = []
    if !isRunning(shortcutsName), runsAutomations || library.store.hasFiles {
      apps.append(shortcuts(of: library))
    }
    if !isRunning(focusName), let state = try? library.files.focus.load(), !state.focuses.isEmpty {
      apps.append(focus(of: library))
    }
    return apps
  }

  /// Says that shortcuts or focuses came, went, or are called otherwise: their names are sentences.
  package static func updateNames() {
    ShortcutsProvider.updateAppShortcutParameters()
    FocusProvider.updateAppShortcutParameters()
  }

  /// The app for focuses.
  package static func focus(of library: ShortcutLibrary) -> App {
    App(FocusProvider.self, name: "Focus", tables: WorkflowMessages.catalog.translations) { _ in
      AppDependencyManager.shared.add(dependency: library)
    }
  }

  /// The app for shortcuts, whether there are any or none.
  package static func shortcuts(of library: ShortcutLibrary) -> App {
    App(
      ShortcutsProvider.self,
      intents: [OpenShortcut.self, RunAutomation.self],
      name: "Shortcuts",
      tables: WorkflowMessages.catalog.translations
    ) { _ in
      AppDependencyManager.shared.add(dependency: library)
    }
  }

  /// The identifier of the intent that runs the steps of an automation.
  package static let automationIntent = RunAutomation.persistentIdentifier

  /// The values with which that intent runs an automation.
  package static func values(
    running automation: String,
    given input: String
  ) -> [String: any Sendable] {
    ["name": automation, "input": input]
  }
}
