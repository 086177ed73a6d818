import Synchronization

/// Lets whoever expands phrases know that an app's values have changed.
final class AppShortcutUpdates: Sendable {
  static let shared = AppShortcutUpdates()

  private struct Listener {
    let provider: ObjectIdentifier
    let continuation: AsyncStream<Void>.Continuation
  }

  private struct State {
    var next = 0
    var listeners: [Int: Listener] = [:]
  }

  private let state = Mutex(State())

  func announce(_ provider: ObjectIdentifier) {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners where listener.provider == provider {
      listener.continuation.yield()
    }
  }

  /// A stream with an element for each change, several that nobody has looked at yet being one.
  func changes(of provider: ObjectIdentifier) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let number = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = Listener(provider: provider, continuation: continuation)
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { state in _ = state.listeners.removeValue(forKey: number) }
    }
    return stream
  }
}
