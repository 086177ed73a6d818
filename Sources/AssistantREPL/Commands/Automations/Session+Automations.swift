import AssistantKit
import Foundation
import Workflows

extension Session {
  /// What is said about automations.
  var automationMessages: AutomationMessages {
    AutomationMessages(locale: settings.locale)
  }

  /// A moment as the log tells it.
  func text(of date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: settings.calendar.timeZone))
  }

  /// Writes down what happens, for the process that waits for it.
  ///
  /// What automations do themselves starts no others, or they might go round in a circle.
  static func happenings(
    keptFor library: ShortcutLibrary,
    _ arguments: Arguments,
    _ settings: AssistantSettings
  ) -> @Sendable (AppEvent) -> Void {
    guard !arguments.command.isAboutAutomations else { return { _ in } }
    let files = library.files
    let now = settings.now
    let awaited = AwaitedEvents(AutomationStore(folder: files.automations))
    return { event in
      let kind: EventLog.Kind =
        switch event {
        case .performed(let app, let intent): .performed(app: app, intent: intent)
        case .opened(let app): .opened(app: app)
        case .focusStarted(let name): .focusStarted(name)
        case .focusEnded(let name): .focusEnded(name)
        }
      guard awaited.contain(kind) else { return }
      // What cannot be written down starts nothing, and keeps nobody from what they are doing.
      try? files.events.add(kind, at: now())
    }
  }
}

extension CommandName {
  /// Whether it makes or runs automations.
  var isAboutAutomations: Bool { self == .automation || self == .automate }
}
