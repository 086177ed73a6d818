import Synchronization

/// What changes while an intent runs.
final class IntentRunState: Sendable {
  private let foreground = Mutex(false)
  private let drawnButtons = Mutex<[(label: String, intent: any AppIntent)]>([])

  /// Whether the app has come to the front.
  var isInForeground: Bool {
    get { foreground.withLock { $0 } }
    set { foreground.withLock { $0 = newValue } }
  }

  /// The buttons that were drawn, each with the intent that it runs.
  var buttons: [(label: String, intent: any AppIntent)] { drawnButtons.withLock { $0 } }

  /// Remembers a button.
  func add(_ label: String, running intent: any AppIntent) {
    drawnButtons.withLock { $0.append((label, intent)) }
  }
}
