import Synchronization

/// Lets one at a time at what it guards.
public final class OSAllocatedUnfairLock<State>: Sendable {
  private let state: Mutex<State>

  /// Guards a state.
  public init(initialState: State) where State: Sendable {
    state = Mutex(initialState)
  }

  /// Guards a state that only whoever holds the lock touches.
  public init(uncheckedState initialState: State) {
    // Whoever calls this promises that nobody else keeps the state.
    nonisolated(unsafe) let initialState = initialState
    state = Mutex(unsafe initialState)
  }

  /// Does something with the state, alone.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try state.withLock { try body(&$0) }
  }

  /// Does something with the state where nobody else is at it; nil where somebody is.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try state.withLockIfAvailable { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Guards nothing but what is done while it is held.
  public convenience init() {
    self.init(initialState: ())
  }

  /// Does something alone.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLock { _ in try body() }
  }
}

/// Writes a message under the name of a part of an app.
public func os_log(_ message: OSLogMessage, log: OSLog = .default) {
  Logger(log).log(message)
}

/// Writes a message of a level under the name of a part of an app.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}
