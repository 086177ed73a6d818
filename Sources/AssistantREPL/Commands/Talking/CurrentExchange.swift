import AssistantKit
import Synchronization

/// What the assistant does about the line that was entered last, for Ctrl-C to stop it.
///
/// Between the end of a line and the beginning of what it starts there is a moment in which Ctrl-C is a
/// signal already. A request of that moment is remembered, and what is started then is cancelled.
final class CurrentExchange: Sendable {
  private struct State {
    var task: Task<ExchangeOutcome, Never>?
    /// How often a person asked for one and the same end.
    var requests = 0
  }

  /// How often it is asked for before nothing but the program's end helps.
  private static let mostRequests = 2

  private let state = Mutex(State())

  /// Forgets what was asked for: the next line is about to be read.
  func expect() {
    state.withLock { $0 = State() }
  }

  /// Cancels what runs, or what is about to run.
  ///
  /// - Returns: Whether that may still help; false once it was asked for too often.
  func stop() -> Bool {
    let (task, requests) = state.withLock { state in
      state.requests += 1
      return (state.task, state.requests)
    }
    task?.cancel()
    return requests <= Self.mostRequests
  }

  /// Runs until the end of what a line started.
  func run(
    _ operation: @escaping @Sendable () async -> ExchangeOutcome
  ) async -> ExchangeOutcome {
    let task = Task { await operation() }
    let isUnwanted = state.withLock { state in
      state.task = task
      return state.requests > 0
    }
    if isUnwanted { task.cancel() }
    return await task.value
  }
}
