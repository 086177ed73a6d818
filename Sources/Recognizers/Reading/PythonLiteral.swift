import OrderedJSON

/// Reads what Python shows of a dictionary, of an object with named fields, or of a list of them.
struct PythonLiteral {
  private static let depthLimit = 32

  private var rest: Substring.UnicodeScalarView

  private init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// The value of a whole text; nil where it is no literal.
  static func value(_ text: String) -> JSON? {
    var reader = PythonLiteral(text)
    guard let value = reader.value(depth: 0), value.object != nil || value.array != nil else {
      return nil
    }
    reader.skipSpace()
    return reader.rest.isEmpty ? value : nil
  }

  private mutating func value(depth: Int) -> JSON? {
    guard depth < Self.depthLimit else { return nil }
    skipSpace()
    switch rest.first {
    case "{":
      rest.removeFirst()
      return fields(until: "}", between: ":", depth: depth)
    case "[", "(":
      let end: Unicode.Scalar = rest.removeFirst() == "[" ? "]" : ")"
      return list(until: end, depth: depth)
    case "'", "\"": return string().map { JSON($0) }
    default: return word(depth: depth)
    }
  }

  private mutating func fields(
    until end: Unicode.Scalar,
    between mark: Unicode.Scalar,
    depth: Int
  ) -> JSON? {
    var members: [JSON.Member] = []
    while true {
      skipSpace()
      if takes(end) { return .object(members) }
      guard let key = rest.first == "'" || rest.first == "\"" ? string() : name() else {
        return nil
      }
      skipSpace()
      guard takes(mark), let value = value(depth: depth + 1) else { return nil }
      members.append(JSON.Member(key, value))
      skipSpace()
      if !takes(","), rest.first != end { return nil }
    }
  }

  private mutating func list(until end: Unicode.Scalar, depth: Int) -> JSON? {
    var elements: [JSON] = []
    while true {
      skipSpace()
      if takes(end) { return .array(elements) }
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
      if !takes(","), rest.first != end { return nil }
    }
  }

  /// A number, a constant, or an object with its type's name in front.
  private mutating func word(depth: Int) -> JSON? {
    if let first = rest.first, first == "-" || first == "+" || ("0"..."9").contains(first) {
      let digits = rest.prefix { ("0"..."9").contains($0) || "+-.eE_".unicodeScalars.contains($0) }
      rest = rest[digits.endIndex...]
      return Double(String(digits)).map { JSON($0) }
    }
    guard let name = name() else { return nil }
    switch name {
    case "True", "true": return true
    case "False", "false": return false
    case "None", "null": return .null
    default:
      if takes("(") { return fields(until: ")", between: "=", depth: depth) }
      // One of several cases: `ResultReason.RecognizedSpeech`.
      return name.contains(".") ? JSON(name) : nil
    }
  }

  private mutating func name() -> String? {
    let name = rest.prefix {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "."
    }
    guard let first = name.first, first.properties.isAlphabetic || first == "_" else { return nil }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func string() -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == quote { return text }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n", "r", "t": text += " "
      case "x", "u":
        let count = escaped == "x" ? 2 : 4
        let digits = rest.prefix(count)
        guard let code = UInt32(String(digits), radix: 16), let decoded = Unicode.Scalar(code)
        else {
          return nil
        }
        rest = rest.dropFirst(count)
        text.unicodeScalars.append(decoded)
      default: text.unicodeScalars.append(escaped)
      }
    }
    return nil
  }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
  }
}
