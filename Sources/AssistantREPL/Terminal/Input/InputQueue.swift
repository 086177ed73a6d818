import Dispatch
import Synchronization

/// Hands what a reading thread found to whoever awaits it, one element after the other.
///
/// The thread waits while the queue is full, so that a fast input does not pile up in memory. One task
/// awaits at a time.
final class InputQueue<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var waiting: CheckedContinuation<Element?, Never>?
    var isFinished = false
    var isAbandoned = false
  }

  private let state = Mutex(State())
  private let space = DispatchSemaphore(value: 0)

  /// Makes a queue that holds a number of elements.
  init(capacity: Int) {
    for _ in 0..<max(1, capacity) { space.signal() }
  }
}

// MARK: - The reading thread

extension InputQueue {
  /// Adds an element, and waits first while there is no room.
  ///
  /// - Returns: Whether anybody still wants elements.
  func push(_ element: Element) -> Bool {
    space.wait()
    let (waiting, isAbandoned) = state.withLock { state in
      let waiting = state.waiting
      state.waiting = nil
      if waiting == nil, !state.isAbandoned { state.elements.append(element) }
      return (waiting, state.isAbandoned)
    }
    if isAbandoned { space.signal() }
    if let waiting {
      space.signal()
      waiting.resume(returning: element)
    }
    return !isAbandoned
  }

  /// Adds an element where there is room for it, without waiting.
  func offer(_ element: Element) {
    guard space.wait(timeout: .now()) == .success else { return }
    space.signal()
    _ = push(element)
  }

  /// Says that nothing more comes.
  func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: nil)
  }
}

// MARK: - The task that awaits

extension InputQueue {
  /// The next element; nil at the end, or at once when the task is cancelled.
  func next() async -> Element? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready: Element?? = state.withLock { state in
          if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
          if state.isFinished || Task.isCancelled { return .some(nil) }
          state.waiting = continuation
          return nil
        }
        guard let ready else { return }
        if ready != nil { space.signal() }
        continuation.resume(returning: ready)
      }
    } onCancel: {
      let waiting = state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(returning: nil)
    }
  }

  /// The next element if there is one already.
  func nextIfReady() -> Element? {
    let element = state.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() }
    if element != nil { space.signal() }
    return element
  }

  /// Says that nobody wants elements any more, so that the thread ends.
  func abandon() {
    state.withLock { state in
      state.isAbandoned = true
      state.elements = []
    }
    space.signal()
  }
}
