/// A JSON value that keeps the order of its keys and the spelling of its numbers.
///
/// What a program promises to print should not depend on a hash seed, so an object is a list of
/// members here and a number is the text it was written as.
///
/// ```swift
/// let event: JSON = ["intent": "OpenBook", "confidence": JSON(0.96)]
/// event.text  // {"intent":"OpenBook","confidence":0.96}
/// ```
public enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number as it is written in the document.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key of an object with its value.
  public struct Member: Sendable, Hashable {
    /// The key, unescaped.
    public var key: String
    /// What stands under the key.
    public var value: JSON

    /// Makes a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

// MARK: - Making values

extension JSON {
  /// Makes a number of an integer.
  public init(_ value: Int) {
    self = .number(String(value))
  }

  /// Makes a number with the shortest text that reads back as the same value.
  ///
  /// Whole numbers are written without a fraction. JSON has no infinity and no NaN; they become
  /// null.
  public init(_ value: Double) {
    guard value.isFinite else {
      self = .null
      return
    }
    if let whole = Int(exactly: value), abs(value) < 1e15 {
      self = .number(String(whole))
    } else {
      self = .number(String(value))
    }
  }

  /// Makes a string.
  public init(_ value: String) {
    self = .string(value)
  }

  /// Makes a truth value.
  public init(_ value: Bool) {
    self = .bool(value)
  }

  /// Makes an array of strings.
  public init(_ values: [String]) {
    self = .array(values.map(JSON.string))
  }

  /// Makes an object of those members whose value is not nil.
  public static func object(present members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }
}

// MARK: - Reading values

extension JSON {
  /// The value under a key of an object; the last one where a key is repeated.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  public subscript(key: String) -> JSON? {
    object?.last { $0.key == key }?.value
  }

  /// The string, if this is one.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number as an integer, if it is one and fits.
  public var int: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// The number, if this is one.
  public var double: Double? {
    if case .number(let text) = self { Double(text) } else { nil }
  }

  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members in the order in which they were written, if this is an object.
  public var object: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Whether this is null.
  public var isNull: Bool { self == .null }
}
