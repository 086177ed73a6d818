extension AppIntent {
  /// Brings the app to the front in the middle of the intent, after asking; declining ends the intent.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) async throws {
    let run = try IntentRun.asking()
    if alwaysConfirm { try await requestConfirmation(actionName: .continue, dialog: dialog) {} }
    await run.conversation.show(.foreground)
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
}
