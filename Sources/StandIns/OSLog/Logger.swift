@_exported public import Foundation
import Synchronization

/// How much a message matters.
public struct OSLogType: Sendable, Hashable {
  /// The level as a number.
  public let rawValue: UInt8
  let name: String

  /// Something that is worth knowing.
  public static let `default` = OSLogType(rawValue: 0, name: "default")
  /// Something that may be worth knowing.
  public static let info = OSLogType(rawValue: 1, name: "info")
  /// Something for whoever looks for a mistake.
  public static let debug = OSLogType(rawValue: 2, name: "debug")
  /// A mistake.
  public static let error = OSLogType(rawValue: 16, name: "error")
  /// A mistake of the program's own.
  public static let fault = OSLogType(rawValue: 17, name: "fault")
}

/// Writes down what an app does, on standard error.
///
/// What a message calls private, or what is text and not called public, is left out as on a device:
/// `<private>` stands for it. Messages for looking for mistakes are written where the environment has
/// `OS_ACTIVITY_DT_MODE`.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Writes under no name.
  public init() {
    self.init(subsystem: "", category: "")
  }

  /// Writes under the name of a part of an app.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Writes as a log does.
  public init(_ log: OSLog) {
    self.init(subsystem: log.subsystem, category: log.category)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a message for whoever looks for a mistake closely.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message for whoever looks for a mistake.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes something that may be worth knowing.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes something that is worth knowing.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes that something looks wrong.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes that something went very wrong.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes that the program made a mistake.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ type: OSLogType) {
    let environment = ProcessInfo.processInfo.environment
    guard type != .debug || environment["OS_ACTIVITY_DT_MODE"] != nil else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    LogOutput.write("\(type.name)\(place.isEmpty ? "" : " [\(place)]") \(message.text)")
  }
}

/// Where messages go.
package enum LogOutput {
  private static let sink = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Writes a line on standard error, or to whoever listens.
  package static func write(_ line: String) {
    if let listener = sink.withLock({ $0 }) { return listener(line) }
    let harmless = String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) ? " " : $0 }
      )
    )
    try? FileHandle.standardError.write(contentsOf: Data((harmless + "\n").utf8))
  }

  /// Listens to all messages in place of standard error; nil gives them back.
  package static func listen(_ listener: (@Sendable (String) -> Void)?) {
    sink.withLock { $0 = listener }
  }
}
