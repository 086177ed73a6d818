import Dispatch
import OrderedJSON
import Synchronization

/// What came in for somebody who waits for it, in order.
final class Exchange: Sendable {
  /// What can come in.
  enum Event: Sendable {
    case message(JSON)
    case broken(BrokenConnection)
  }

  /// How many messages may wait; whoever brings more has to wait himself.
  static let mostWaiting = 1_024
  /// How many messages one exchange may have.
  static let most = 100_000

  private let stream: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let room = DispatchSemaphore(value: mostWaiting)
  private let count = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Adds something; false where it is more than anybody reads.
  @discardableResult
  func add(_ event: Event) -> Bool {
    if case .broken = event {
      continuation.yield(event)
      return true
    }
    guard count.add(1, ordering: .relaxed).newValue <= Self.most else { return false }
    while room.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      if isOver.load(ordering: .relaxed) { return true }
    }
    continuation.yield(event)
    return true
  }

  /// The next event; nil when the task is cancelled.
  func next() async -> Event? {
    var iterator = stream.makeAsyncIterator()
    guard let event = await iterator.next() else {
      isOver.store(true, ordering: .relaxed)
      return nil
    }
    room.signal()
    return event
  }

  deinit {
    // A semaphore may not be freed below its first value.
    for _ in 0..<Self.mostWaiting { room.signal() }
  }
}

/// The connections of this process, so that no app outlives it.
package final class AppConnections: Sendable {
  /// All of them.
  package static let shared = AppConnections()

  private struct Weak {
    weak var connection: AppConnection?
  }

  private let all = Mutex<[Weak]>([])

  func add(_ connection: AppConnection) {
    all.withLock { all in
      all.removeAll { $0.connection == nil }
      all.append(Weak(connection: connection))
    }
  }

  /// Ends all processes.
  package func endAll() {
    for connection in all.withLock({ $0.compactMap(\.connection) }) { connection.end() }
  }
}
