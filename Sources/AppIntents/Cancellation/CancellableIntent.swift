/// An intent that has something to put in order when it is cancelled.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Does something, and calls a handler at once when the intent is to stop.
  ///
  /// The operation's task is cancelled as well, so that what it awaits can end early.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - onCancel: Called when the intent is to stop, on whatever thread says so.
  ///   - isolation: The actor to stay on.
  /// - Returns: What the operation returns.
  public func withIntentCancellationHandler<Result>(
    operation: () async throws -> Result,
    onCancel: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    let run = IntentRun.current
    return try await withTaskCancellationHandler(
      operation: operation,
      onCancel: { onCancel(run?.cancellationReason ?? .userCancelled) },
      isolation: isolation
    )
  }
}

/// Why an intent is to stop.
public struct IntentCancellationReason: Sendable, Hashable {
  private let name: String

  /// It took too long.
  public static var timeout: IntentCancellationReason { IntentCancellationReason(name: "timeout") }
  /// The person no longer wants it.
  public static var userCancelled: IntentCancellationReason {
    IntentCancellationReason(name: "userCancelled")
  }
}
