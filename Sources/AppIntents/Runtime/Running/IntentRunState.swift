import Synchronization

/// What changes while an intent runs.
final class IntentRunState: Sendable {
  private let foreground = Mutex(false)
  private let outdated = Mutex<Set<String>>([])
  private let drawnButtons = Mutex<[(label: String, intent: any AppIntent)]>([])

  /// Whether the app has come to the front.
  var isInForeground: Bool {
    get { foreground.withLock { $0 } }
    set { foreground.withLock { $0 = newValue } }
  }

  /// The buttons that were drawn, each with the intent that it runs.
  var buttons: [(label: String, intent: any AppIntent)] { drawnButtons.withLock { $0 } }

  /// The snippet intents that the app said are out of date, by identifier.
  var reloads: Set<String> { outdated.withLock { $0 } }

  /// Remembers that a snippet intent is out of date.
  func reload(_ identifier: String) {
    outdated.withLock { _ = $0.insert(identifier) }
  }

  /// The buttons drawn since the last look at them.
  func takeButtons() -> [(label: String, intent: any AppIntent)] {
    drawnButtons.withLock { buttons in
      defer { buttons = [] }
      return buttons
    }
  }

  /// Remembers a button.
  func add(_ label: String, running intent: any AppIntent) {
    drawnButtons.withLock { $0.append((label, intent)) }
  }
}
