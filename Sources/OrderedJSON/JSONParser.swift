/// Reads a document byte by byte, with the grammar of RFC 8259.
struct JSONParser {
  /// Deeper nesting is refused, so that a hostile document cannot exhaust the stack.
  static let depthLimit = 512

  var cursor: ByteCursor
  private var depth = 0
  private let skips: (_ key: String, _ depth: Int) -> Bool
  /// Whether a comma too few or too many is written down and passed over, so that what follows is read too.
  private let passesCommas: Bool
  /// The commas that were passed over.
  private(set) var commas: [JSONError] = []

  init(
    _ bytes: [UInt8],
    passingCommas: Bool = false,
    skipping skips: @escaping (_ key: String, _ depth: Int) -> Bool
  ) {
    cursor = ByteCursor(bytes)
    passesCommas = passingCommas
    self.skips = skips
  }

  mutating func parseDocument() throws(JSONError) -> LocatedJSON {
    cursor.skipByteOrderMark()
    if let offset = cursor.firstInvalidUTF8 {
      throw JSONError(location: cursor.location(of: offset), problem: .invalidUTF8)
    }
    let value = try parseValue()
    cursor.skipWhitespace()
    if !cursor.isAtEnd { throw error(.trailingText(found: cursor.character)) }
    return value
  }

  private mutating func parseValue() throws(JSONError) -> LocatedJSON {
    cursor.skipWhitespace()
    let location = cursor.location
    return LocatedJSON(location: location, value: try parseContent())
  }

  private mutating func parseContent() throws(JSONError) -> LocatedJSON.Value {
    switch cursor.byte ?? 0 {
    case UInt8(ascii: "{"): try nested { parser throws(JSONError) in try parser.parseObject() }
    case UInt8(ascii: "["): try nested { parser throws(JSONError) in try parser.parseArray() }
    case UInt8(ascii: "\""): .string(try parseString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try parseNumber())
    case UInt8(ascii: "t"): try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONError) -> LocatedJSON.Value
  ) throws(JSONError) -> LocatedJSON.Value {
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func parseObject() throws(JSONError) -> LocatedJSON.Value {
    cursor.advance()
    var members: [LocatedJSON.Member] = []
    cursor.skipWhitespace()
    if cursor.skip(UInt8(ascii: "}")) { return .object(members) }
    while true {
      if let member = try parseMember() { members.append(member) }
      cursor.skipWhitespace()
      if cursor.skip(UInt8(ascii: "}")) { return .object(members) }
      if try endsBehindComma(UInt8(ascii: "}"), "',' or '}'", "a key in double quotes") {
        return .object(members)
      }
    }
  }

  /// A member of an object, or nil for one that is not wanted.
  private mutating func parseMember() throws(JSONError) -> LocatedJSON.Member? {
    cursor.skipWhitespace()
    let location = cursor.location
    guard cursor.byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let key = try parseString()
    cursor.skipWhitespace()
    guard cursor.skip(UInt8(ascii: ":")) else { throw unexpected("':'") }
    if skips(key, depth) {
      try skipValue()
      return nil
    }
    return LocatedJSON.Member(key: key, keyLocation: location, value: try parseValue())
  }

  private mutating func parseArray() throws(JSONError) -> LocatedJSON.Value {
    cursor.advance()
    var elements: [LocatedJSON] = []
    cursor.skipWhitespace()
    if cursor.skip(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try parseValue())
      cursor.skipWhitespace()
      if cursor.skip(UInt8(ascii: "]")) { return .array(elements) }
      if try endsBehindComma(UInt8(ascii: "]"), "',' or ']'", "a value") { return .array(elements) }
    }
  }

  /// Takes the comma between two parts; whether nothing stands behind it but the end, which is passed over only where
  /// commas are.
  private mutating func endsBehindComma(
    _ end: UInt8,
    _ expected: String,
    _ next: String
  ) throws(JSONError) -> Bool {
    guard cursor.skip(UInt8(ascii: ",")) else {
      let error = unexpected(expected)
      guard passesCommas, let byte = cursor.byte, Self.beginsValue(byte) else { throw error }
      commas.append(error)
      return false
    }
    guard passesCommas else { return false }
    cursor.skipWhitespace()
    guard cursor.byte == end else { return false }
    commas.append(unexpected(next))
    return cursor.skip(end)
  }

  /// Whether a value begins with a byte, as far as can be told from what people write.
  private static func beginsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      || isPartOfNumber(byte)
  }

  private mutating func parseWord(
    _ word: String,
    _ value: LocatedJSON.Value
  ) throws(JSONError) -> LocatedJSON.Value {
    for byte in word.utf8 where !cursor.skip(byte) { throw unexpected("'\(word)'") }
    return value
  }

  private mutating func parseNumber() throws(JSONError) -> String {
    let start = cursor.offset
    while let byte = cursor.byte, Self.isPartOfNumber(byte) { cursor.advance() }
    let text = cursor.text(from: start)
    guard Self.isNumber(text) else {
      throw JSONError(location: cursor.location(of: start), problem: .malformedNumber(text))
    }
    return text
  }
}

// MARK: - What is not wanted

extension JSONParser {
  /// Passes over a value by its quotes and brackets alone.
  private mutating func skipValue() throws(JSONError) {
    cursor.skipWhitespace()
    guard cursor.byte == UInt8(ascii: "{") || cursor.byte == UInt8(ascii: "[") else {
      _ = try parseValue()
      return
    }
    if !cursor.skipBrackets() { throw error(.unexpectedEnd(expected: "a closing bracket")) }
  }
}

// MARK: - Numbers

extension JSONParser {
  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default:
      false
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    if rest.first == "-" { rest.removeFirst() }
    let whole = rest.prefix { $0.isNumber }
    guard !whole.isEmpty, whole == "0" || whole.first != "0" else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix { $0.isNumber }
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      return !rest.isEmpty && rest.allSatisfy(\.isNumber)
    }
    return rest.isEmpty
  }
}

// MARK: - Errors

extension JSONParser {
  mutating func error(_ problem: JSONError.Problem) -> JSONError {
    JSONError(location: cursor.location, problem: problem)
  }

  mutating func unexpected(_ expected: String) -> JSONError {
    if cursor.isAtEnd { return error(.unexpectedEnd(expected: expected)) }
    return error(.unexpectedCharacter(found: cursor.character, expected: expected))
  }
}
