import AppIntents
import Foundation
import Synchronization

/// The error of work that did not end in time.
struct DeadlineExceeded: LocalizedError, Sendable, Hashable {
  /// How long the work was given.
  var limit: Duration

  /// What happened, with the time that was given.
  var errorDescription: String? { "it took longer than \(limit)" }
}

/// Runs work that belongs to an app, and gives up on it when it takes too long.
///
/// A task group would wait for a child that ignores its cancellation, so both sides are tasks of
/// their own and the first to end answers; the other is cancelled.
func withDeadline<Value: Sendable>(
  _ limit: Duration,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let race = Race<Value>()
  let worker = Task(executorPreference: AppThreads.shared) {
    do { race.finish(.success(try await work())) } catch { race.finish(.failure(error)) }
  }
  Deadlines.shared.add(race, after: limit) {
    race.finish(.failure(DeadlineExceeded(limit: limit)))
  }
  defer {
    worker.cancel()
    Deadlines.shared.remove(race)
  }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { race.start($0) }
  } onCancel: {
    race.finish(.failure(CancellationError()))
  }
}

/// A continuation that is resumed once, by whoever comes first.
private final class Race<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case idle
    case waiting(CheckedContinuation<Value, any Error>)
    case finished(Result<Value, any Error>)
    case done
  }

  private let state = Mutex(State.idle)

  func start(_ continuation: CheckedContinuation<Value, any Error>) {
    let early: Result<Value, any Error>? = state.withLock { state in
      if case .finished(let result) = state {
        state = .done
        return result
      }
      state = .waiting(continuation)
      return nil
    }
    if let early { continuation.resume(with: early) }
  }

  func finish(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .idle:
        state = .finished(result)
        return nil
      case .waiting(let continuation):
        state = .done
        return continuation
      case .finished, .done:
        return nil
      }
    }
    waiting?.resume(with: result)
  }
}
