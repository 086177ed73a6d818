package import AssistantKit
package import Foundation

/// Where a person's own things are: shortcuts, focuses, automations, and what became of them.
package struct PersonalFiles: Sendable {
  /// The folder of all of them.
  package let root: URL

  /// Takes a folder, which need not be there yet.
  package init(root: URL) {
    self.root = root
  }

  /// The folder of the shortcuts.
  package var shortcuts: URL { root.appending(path: "shortcuts", directoryHint: .isDirectory) }
  /// The folder of the automations.
  package var automations: URL { root.appending(path: "automations", directoryHint: .isDirectory) }
  /// The focuses, and which of them is on.
  package var focus: FocusStore { FocusStore(file: root.appending(path: "focus.json")) }
  /// The notifications of apps.
  package var notifications: NotificationLog {
    NotificationLog(Journal(file: root.appending(path: "notifications.jsonl")))
  }
  /// What happened that automations may wait for.
  package var events: EventLog {
    EventLog(Journal(file: root.appending(path: "events/events.jsonl")))
  }
  /// The folder in which a file changes when something happened.
  package var eventFolder: URL { root.appending(path: "events", directoryHint: .isDirectory) }
  /// What automations did.
  package var automationLog: AutomationLog {
    AutomationLog(Journal(file: root.appending(path: "automation-log.jsonl")))
  }
  /// What the one process holds that waits for automations.
  package var waiting: URL { root.appending(path: ".waiting") }
  /// What shortcuts did.
  package var history: Journal { Journal(file: root.appending(path: "shortcut-history.jsonl")) }
}
