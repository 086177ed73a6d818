import Synchronization

/// What changes while an intent runs.
final class IntentRunState: Sendable {
  private let foreground = Mutex(false)

  /// Whether the app has come to the front.
  var isInForeground: Bool {
    get { foreground.withLock { $0 } }
    set { foreground.withLock { $0 = newValue } }
  }
}
