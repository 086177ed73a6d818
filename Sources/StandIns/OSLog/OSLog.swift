/// The name of a part of an app that writes down what it does.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// The part of a name.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// No part in particular.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Nothing is written.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// What tells something that is measured apart from others of its name.
public struct OSSignpostID: Sendable, Hashable {
  /// There is only one.
  public static let exclusive = OSSignpostID()
}

/// Measures how long parts of an app take, on a device; nothing is measured here.
public struct OSSignposter: Sendable {
  /// What began and has not ended.
  public struct SignpostIntervalState: Sendable {}

  /// Measures under the name of a part of an app.
  public init(subsystem: String, category: String) {}
  /// Measures under the name of a part of an app that writes down what it does.
  public init(logger: Logger) {}
  /// Measures under the name of a part of an app.
  public init(logHandle: OSLog) {}
  /// Measures under no name.
  public init() {}

  /// Begins something.
  public func beginInterval(_ name: StaticString) -> SignpostIntervalState { .init() }
  /// Begins something that is told apart from others of its name.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID
  ) -> SignpostIntervalState { .init() }
  /// Begins something that there is more to say of.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> SignpostIntervalState { .init() }
  /// Ends something.
  public func endInterval(_ name: StaticString, _ state: SignpostIntervalState) {}
  /// Ends something that there is more to say of.
  public func endInterval(
    _ name: StaticString,
    _ state: SignpostIntervalState,
    _ message: OSLogMessage
  ) {}
  /// Does something that is measured on a device.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
  /// What tells something apart from others of its name.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
  /// Marks a moment that there is more to say of.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}
}
