import OrderedJSON
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// One client: what it says waits here until it is read, and answers until it takes them.
///
/// The server's loop reads and closes; the conversation takes lines and writes. Neither waits for the other's
/// calls of the system: the lock is held for what is remembered alone.
final class ServerConnection: Sendable {
  private let limits: ServerLimits
  private let wake: @Sendable () -> Void
  private let state: Mutex<State>

  private struct State {
    var descriptor: Int32
    var framing: Framing
    var waiting: [Inbound] = []
    /// How many of the waiting have been taken.
    var taken = 0
    var reader: CheckedContinuation<Inbound?, Never>?
    var output: [UInt8] = []
    /// Since when something waits for company; nil where nothing does.
    var waitingSince: ContinuousClock.Instant?
    var writer: CheckedContinuation<Void, Never>?
    /// Whether somebody writes just now, who also closes what was let go of meanwhile.
    var isWriting = false
    var isBlocked = false
    var hasEnded = false
    var isClosing = false
    var task: Task<Void, Never>?
    var lastActivity = ContinuousClock.now

    var waitingCount: Int { waiting.count - taken }

    mutating func next() -> Inbound? {
      guard taken < waiting.count else { return nil }
      defer {
        taken += 1
        if taken == waiting.count {
          waiting.removeAll(keepingCapacity: true)
          taken = 0
        }
      }
      return waiting[taken]
    }
  }

  init(
    descriptor: Int32,
    kind: Framing.Kind,
    limits: ServerLimits,
    wake: @escaping @Sendable () -> Void
  ) {
    self.limits = limits
    self.wake = wake
    state = Mutex(State(descriptor: descriptor, framing: Framing(kind, limits: limits)))
  }

  // MARK: - The conversation

  /// Lets a conversation go on until it ends by itself or the client is gone.
  func begin(_ converse: @escaping @Sendable (ServerConnection) async -> Void) {
    let task = Task {
      await converse(self)
      self.close()
    }
    state.withLock { $0.task = task }
  }

  /// What the client says next; nil when nothing more comes.
  func next() async -> Inbound? {
    await withCheckedContinuation { continuation in
      let (found, isReady, mayRead) = state.withLock { state -> (Inbound?, Bool, Bool) in
        let wasFull = state.waitingCount >= limits.waitingLines
        if let next = state.next() {
          return (next, true, wasFull && state.waitingCount < limits.waitingLines)
        }
        if state.hasEnded { return (nil, true, false) }
        state.reader = continuation
        return (nil, false, false)
      }
      if mayRead { wake() }
      if isReady { continuation.resume(returning: found) }
    }
  }

  /// Writes to the client; waits while it leaves too much unread.
  ///
  /// - Parameters:
  ///   - bytes: What is written.
  ///   - isUrgent: Whether it goes out now; else with what comes next, or a little later.
  nonisolated(nonsending) func write(_ bytes: some Sequence<UInt8>, isUrgent: Bool) async {
    let isTooMuch = state.withLock { state in
      if state.descriptor >= 0 {
        if state.output.isEmpty, !isUrgent { state.waitingSince = .now }
        state.output += bytes
      }
      return state.output.count > limits.waitingBytes
    }
    if isUrgent || isTooMuch { flush() }
    guard isTooMuch, state.withLock({ $0.output.count > limits.waitingBytes }) else { return }
    wake()
    await withCheckedContinuation { continuation in
      let mayGoOn = state.withLock { state in
        guard state.descriptor >= 0, state.output.count > limits.waitingBytes else { return true }
        state.writer = continuation
        return false
      }
      if mayGoOn { continuation.resume() }
    }
  }

  /// Closes the connection once everything is written.
  func close() {
    state.withLock { $0.isClosing = true }
    flush()
    wake()
  }

  /// Writes what waits, until nothing does or the client takes no more.
  private func flush() {
    while let (descriptor, bytes) = beginWriting() {
      var rest = bytes[...]
      var outcome = SystemCalls.Outcome.bytes(0)
      while !rest.isEmpty, case .bytes(let count) = outcome {
        rest = rest.dropFirst(count)
        if !rest.isEmpty { outcome = SystemCalls.write(descriptor, rest) }
      }
      endWriting(descriptor, outcome, rest: rest)
    }
  }

  /// Takes all that waits; nil where nothing does, or nobody may write now.
  private func beginWriting() -> (descriptor: Int32, bytes: [UInt8])? {
    state.withLock { state in
      guard state.descriptor >= 0, !state.isWriting, !state.isBlocked, !state.output.isEmpty else {
        return nil
      }
      state.isWriting = true
      state.waitingSince = nil
      defer { state.output = [] }
      return (state.descriptor, state.output)
    }
  }

  private func endWriting(
    _ descriptor: Int32,
    _ outcome: SystemCalls.Outcome,
    rest: ArraySlice<UInt8>
  ) {
    let (needsLoop, writer) = state.withLock {
      state -> (Bool, CheckedContinuation<Void, Never>?) in
      state.isWriting = false
      guard state.descriptor >= 0 else {
        SystemCalls.close(descriptor)
        return (false, nil)
      }
      switch outcome {
      case .bytes: state.lastActivity = .now
      case .later:
        state.isBlocked = true
        state.output = rest + state.output
      case .end:
        state.output = []
        state.isClosing = true
        state.hasEnded = true
        state.task?.cancel()
      }
      var writer: CheckedContinuation<Void, Never>?
      if state.output.count <= limits.waitingBytes / 2 { swap(&writer, &state.writer) }
      return (state.isBlocked || state.isClosing, writer)
    }
    writer?.resume()
    if needsLoop { wake() }
  }

  // MARK: - The loop

  /// What the loop is to wait for.
  struct Interest {
    let descriptor: Int32
    let events: Int16
    /// Whether something runs, or lines wait.
    let isBusy: Bool
  }

  /// What the loop is to wait for; nil where it is to forget the client.
  func interest() -> Interest? {
    state.withLock { state in
      guard state.descriptor >= 0 else { return nil }
      if state.isClosing, state.output.isEmpty, !state.isWriting { return nil }
      var events: Int32 = 0
      if !state.hasEnded, state.waitingCount < limits.waitingLines { events |= Int32(POLLIN) }
      if state.isBlocked { events |= Int32(POLLOUT) }
      return Interest(
        descriptor: state.descriptor,
        events: Int16(events),
        isBusy: state.reader == nil || state.waitingCount > 0
      )
    }
  }

  /// Reads what has come.
  func read(_ buffer: inout [UInt8]) {
    // Whoever reads is also the only one who lets go of the client.
    let descriptor = state.withLock { $0.descriptor }
    switch descriptor < 0 ? .end : SystemCalls.read(descriptor, into: &buffer) {
    case .later: break
    case .bytes(let count):
      add { $0.framing.add(buffer[..<count]) }
    case .end: finishInput()
    }
  }

  /// Takes nothing more from the client; what it has said is still dealt with.
  func finishInput() {
    add { state in
      defer { state.hasEnded = true }
      return state.hasEnded ? [] : state.framing.finish()
    }
  }

  /// Takes nothing more, and drops what is not begun yet.
  func stopInput() {
    add { state in
      state.hasEnded = true
      state.waiting.removeAll()
      state.taken = 0
      return []
    }
  }

  private func add(_ find: (inout State) -> [Inbound]) {
    let (reader, next) = state.withLock {
      state -> (CheckedContinuation<Inbound?, Never>?, Inbound?) in
      let found = find(&state)
      state.lastActivity = .now
      state.waiting += found
      guard let reader = state.reader else { return (nil, nil) }
      if let next = state.next() {
        state.reader = nil
        return (reader, next)
      }
      guard state.hasEnded else { return (nil, nil) }
      state.reader = nil
      return (reader, nil)
    }
    reader?.resume(returning: next)
  }

  /// Writes on after the client has taken something.
  func writeOn() {
    state.withLock { $0.isBlocked = false }
    flush()
  }

  /// Writes what has waited for company long enough, and says whether the client has been silent for too long.
  ///
  /// - Parameters:
  ///   - now: The present moment.
  ///   - patience: How long it waits: an answer that is only queued goes out as a whole.
  /// - Returns: Whether the client is to be let go.
  func tick(_ now: ContinuousClock.Instant, patience: Duration) -> Bool {
    let isDue = state.withLock { state in
      state.waitingSince.map { $0.duration(to: now) >= patience } ?? true
    }
    if isDue { flush() }
    return state.withLock { state in
      // Where something runs, the client may well wait in silence.
      let isWaiting = state.reader != nil || !state.output.isEmpty
      return isWaiting && state.lastActivity.duration(to: now) > limits.idle
    }
  }

  /// Lets go of the client at once.
  func end() {
    let (reader, writer) = state.withLock {
      state -> (CheckedContinuation<Inbound?, Never>?, CheckedContinuation<Void, Never>?) in
      if state.descriptor >= 0, !state.isWriting { SystemCalls.close(state.descriptor) }
      state.descriptor = -1
      state.hasEnded = true
      state.waiting.removeAll()
      state.taken = 0
      state.output.removeAll()
      state.task?.cancel()
      state.task = nil
      defer {
        state.reader = nil
        state.writer = nil
      }
      return (state.reader, state.writer)
    }
    reader?.resume(returning: nil)
    writer?.resume()
  }
}
