extension AppIntent {
  /// Brings the app to the front in the middle of the intent, after asking; declining ends the intent.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) async throws {
    try await IntentRun.asking().continueInForeground(dialog, asks: alwaysConfirm)
  }

  /// The error to throw to end the intent with the app in front, after asking.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(kind: .needsForeground(dialog, asks: alwaysConfirm, continuation: nil))
  }
}

/// An intent that may need the app in front to go on; ``AppIntent/continueInForeground(_:alwaysConfirm:)``
/// has taken its place.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Brings the app to the front after asking, and goes on there; declining ends the intent.
  @discardableResult
  public func requestToContinueInForeground<Result: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> Result = { () }
  ) async throws -> Result {
    try await continueInForeground(dialog)
    return try await continuation()
  }

  /// The error to throw to end the intent with the app in front, after asking, and to do one more
  /// thing there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .needsForeground(dialog, asks: true, continuation: continuation))
  }
}

extension IntentRun {
  /// Brings the app to the front where it is not there yet.
  func continueInForeground(_ dialog: IntentDialog?, asks: Bool) async throws {
    guard !state.isInForeground else { return }
    if asks {
      let request = ConfirmationRequest(
        intent: identifier,
        prompt: dialog.map(text),
        actionName: "continue"
      )
      guard try await conversation.confirmation(for: request) else {
        throw AppIntentError(kind: .declined)
      }
    }
    await comeToForeground()
  }

  /// Brings the app to the front without asking.
  func comeToForeground() async {
    state.isInForeground = true
    await conversation.show(.foreground)
  }
}
