import Synchronization

/// Lets some in at the same time and has the others wait their turn.
///
/// ```swift
/// let processes = Turnstile(room: 4)
/// try await processes.pass { try await process.runToEnd() }
/// ```
public final class Turnstile: Sendable {
  private struct State: Sendable {
    var room: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  /// - Parameter room: How many are inside at most.
  public init(room: Int) {
    state = Mutex(State(room: room))
  }

  /// Does something inside, first come, first served.
  public func pass<Value, Failure: Error>(
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async {
    await withCheckedContinuation { turn in
      let isFree = state.withLock { state in
        guard state.room > 0 else {
          state.waiting.append(turn)
          return false
        }
        state.room -= 1
        return true
      }
      if isFree { turn.resume() }
    }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.room += 1
      return nil
    }
    next?.resume()
  }
}
