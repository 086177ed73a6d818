/// A JSON value read from a document, with the places where its parts stand.
///
/// Use it for what people write by hand, where a mistake has to be pointed at.
public struct LocatedJSON: Sendable, Hashable {
  /// Where the value begins.
  public var location: SourceLocation
  /// What was written there.
  public var value: Value

  /// Makes a value at a place.
  public init(location: SourceLocation, value: Value) {
    self.location = location
    self.value = value
  }

  /// What a JSON value can be, with located parts.
  public enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as it is written in the document.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  /// A key of an object with its value and the place of the key.
  public struct Member: Sendable, Hashable {
    /// The key, unescaped.
    public var key: String
    /// Where the key's opening quote stands.
    public var keyLocation: SourceLocation
    /// What stands under the key.
    public var value: LocatedJSON

    /// Makes a member.
    public init(key: String, keyLocation: SourceLocation, value: LocatedJSON) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }
}

// MARK: - Parsing

extension LocatedJSON {
  /// Reads a document strictly by RFC 8259.
  ///
  /// A byte order mark at the beginning is skipped. A surrogate without its partner becomes
  /// U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - skips: Whether a member is left out, by its key and how many objects and arrays it is in;
  ///     what is left out is passed over much faster than it is read, and its mistakes go unseen.
  /// - Returns: The document's only value.
  /// - Throws: `JSONError` at the first mistake.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func parse(
    _ bytes: [UInt8],
    skipping skips: @escaping (_ key: String, _ depth: Int) -> Bool = { _, _ in false }
  ) throws(JSONError) -> LocatedJSON {
    var parser = JSONParser(bytes, skipping: skips)
    return try parser.parseDocument()
  }

  /// Reads a document as far as it goes, so that an author is told of several mistakes at once.
  ///
  /// A comma too few or too many is passed over; any other mistake ends the reading.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Returns: The document's only value, nil where it could not be read to its end, and the mistakes in their order.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func reading(_ bytes: [UInt8]) -> (document: LocatedJSON?, mistakes: [JSONError]) {
    var parser = JSONParser(bytes, passingCommas: true) { _, _ in false }
    do throws(JSONError) {
      let document = try parser.parseDocument()
      return (document, parser.commas)
    } catch {
      return (nil, parser.commas + [error])
    }
  }

  /// Reads a document strictly by RFC 8259.
  public static func parse(_ text: String) throws(JSONError) -> LocatedJSON {
    try parse(Array(text.utf8))
  }
}

extension JSON {
  /// Reads a document strictly by RFC 8259, without the places of its parts.
  public static func parse(_ text: String) throws(JSONError) -> JSON {
    try LocatedJSON.parse(text).plain
  }

  /// Reads a document strictly by RFC 8259, without the places of its parts.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    try LocatedJSON.parse(bytes).plain
  }
}

// MARK: - Reading values

extension LocatedJSON {
  /// The same value without places.
  public var plain: JSON {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let text): .number(text)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members): .object(members.map { JSON.Member($0.key, $0.value.plain) })
    }
  }

  /// The value under a key of an object; the last one where a key is repeated.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  public subscript(key: String) -> LocatedJSON? {
    object?.last { $0.key == key }?.value
  }

  /// The string, if this is one.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number as an integer, if it is one and fits.
  public var int: Int? { number?.int }

  /// The number, if this is one.
  public var double: Double? { number?.double }

  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [LocatedJSON]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members in the order in which they were written, if this is an object.
  public var object: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The members of an object whose key was there before.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  public var repeatedMembers: [Member] {
    var seen: Set<String> = []
    return (object ?? []).filter { !seen.insert($0.key).inserted }
  }

  /// What kind of value this is, in a word for messages.
  public var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private var number: JSON? {
    if case .number(let text) = value { .number(text) } else { nil }
  }
}
