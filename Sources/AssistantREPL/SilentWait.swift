import AppIntents

/// Tells somebody who waits that nothing has come yet, unless it comes in time.
final class SilentWait: Sendable {
  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - limit: How long silence is nothing to speak of.
  ///   - tell: Says that it takes longer.
  init(after limit: Duration, tell: @escaping @Sendable () -> Void) {
    Deadlines.shared.add(self, after: limit, tell)
  }

  /// What was waited for is there.
  func end() {
    Deadlines.shared.remove(self)
  }
}
