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

/// Measures how long parts of an app take, on a device; nothing is measured here.
public struct OSSignposter: Sendable {
  /// What began and has not ended.
  public struct SignpostIntervalState: Sendable {}

  /// Measures under the name of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Begins something.
  public func beginInterval(_ name: StaticString) -> SignpostIntervalState { .init() }
  /// Ends something.
  public func endInterval(_ name: StaticString, _ state: SignpostIntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
}
