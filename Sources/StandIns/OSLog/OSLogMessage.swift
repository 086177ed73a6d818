/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable, Hashable {
  /// What stands for a part that is left out.
  public enum Mask: Sendable, Hashable {
    case none, hash
  }

  enum Kind: Sendable, Hashable {
    case open, hidden, automatic
  }

  let kind: Kind
  var mask = Mask.none

  /// Whoever reads the log.
  public static let `public` = OSLogPrivacy(kind: .open)
  /// Nobody.
  public static let `private` = OSLogPrivacy(kind: .hidden)
  /// Nobody, whatever the device is set to.
  public static let sensitive = OSLogPrivacy(kind: .hidden)
  /// Numbers may be read, texts not.
  public static let auto = OSLogPrivacy(kind: .automatic)

  /// Nobody; a mask tells whether two parts are the same.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .init(kind: .hidden, mask: mask) }
  /// Nobody; a mask tells whether two parts are the same.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .init(kind: .hidden, mask: mask) }
  /// Numbers may be read, texts not; a mask tells whether two are the same.
  public static func auto(mask: Mask) -> OSLogPrivacy { .init(kind: .automatic, mask: mask) }
}

/// A column that a part of a message is put into.
public enum OSLogStringAlignment: Sendable, Hashable {
  case none
  case left(columns: Int)
  case right(columns: Int)
}

/// How a number is written in a message.
public enum OSLogFloatFormatting: Sendable, Hashable {
  /// With all digits that it has.
  case automatic
  /// With some digits after the point.
  case fixed(precision: Int)

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { .fixed(precision: 6) }
}

/// How a whole number is written in a message.
public enum OSLogIntegerFormatting: Sendable, Hashable {
  case decimal, hex, octal
}

/// What is written down: a text with values in it, each with who may read it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A text.
  public init(stringLiteral value: String) {
    text = value
  }

  /// A text with values in it.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Starts with nothing.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds a literal piece.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a text, which is private unless it is said to be public.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy.kind == .open ? aligned(value(), align) : privacy.masked(value))
  }

  /// Adds whatever describes itself, which is private unless it is said to be public.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(
      privacy.kind == .open
        ? aligned(value().description, align) : privacy.masked { value().description }
    )
  }

  /// Adds an object or nothing, which is private unless it is said to be public.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any?,
    privacy: OSLogPrivacy = .auto
  ) {
    func described() -> String { value().map { "\($0)" } ?? "(null)" }
    append(privacy.kind == .open ? described() : privacy.masked(described))
  }

  /// Adds a type's name.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy.kind == .hidden ? privacy.masked { "\(value())" } : "\(value())")
  }

  /// Adds an error, which is private unless it is said to be public.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy.kind == .open ? "\(value())" : privacy.masked { "\(value())" })
  }

  /// Adds a whole number, which is public unless it is said to be private.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    func written() -> String {
      switch format {
      case .decimal: "\(value())"
      case .hex: String(value(), radix: 16)
      case .octal: String(value(), radix: 8)
      }
    }
    append(privacy.kind == .hidden ? privacy.masked(written) : aligned(written(), align))
  }

  /// Adds a number, which is public unless it is said to be private.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .automatic,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    func written() -> String {
      switch format {
      case .automatic: "\(value())"
      case .fixed(let precision): String(format: "%.\(max(0, precision))f", value())
      }
    }
    append(privacy.kind == .hidden ? privacy.masked(written) : aligned(written(), align))
  }

  /// Adds a number, which is public unless it is said to be private.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .automatic,
    privacy: OSLogPrivacy = .auto
  ) {
    appendInterpolation(Double(value()), format: format, privacy: privacy)
  }

  /// Adds yes or no, which is public unless it is said to be private.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy.kind == .hidden ? privacy.masked { "\(value())" } : "\(value())")
  }

  private mutating func append(_ piece: String) {
    text += piece
  }

  private func aligned(_ piece: String, _ align: OSLogStringAlignment) -> String {
    switch align {
    case .none: piece
    case .left(let columns):
      piece + String(repeating: " ", count: max(0, columns - piece.count))
    case .right(let columns):
      String(repeating: " ", count: max(0, columns - piece.count)) + piece
    }
  }
}

extension OSLogPrivacy {
  /// What stands for a part that is not to be read.
  fileprivate func masked(_ value: () -> String) -> String {
    guard mask == .hash else { return "<private>" }
    // The same text has the same mask for as long as the process runs, and no longer.
    var hasher = Hasher()
    hasher.combine(value())
    return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 16))'>"
  }
}
