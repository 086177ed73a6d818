extension JSONParser {
  /// Reads a string whose opening quote is the next byte.
  mutating func parseString() throws(JSONError) -> String {
    cursor.advance()
    var text = cursor.skipPlainText()
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        return text
      case UInt8(ascii: "\\"):
        text += try parseEscape()
        text += cursor.skipPlainText()
      default:
        throw error(.unescapedControlCharacter(byte))
      }
    }
    throw error(.unexpectedEnd(expected: "a closing quote"))
  }

  private mutating func parseEscape() throws(JSONError) -> String {
    let start = cursor.offset
    cursor.advance()
    guard let letter = cursor.byte else { throw unexpected("an escape") }
    if letter == UInt8(ascii: "u") {
      cursor.advance()
      return String(try parseUnicodeEscape(start: start))
    }
    let name = cursor.character
    guard let character = Self.escapes[letter] else {
      throw JSONError(location: cursor.location(of: start), problem: .unknownEscape("\\" + name))
    }
    cursor.advance()
    return character
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func parseUnicodeEscape(start: Int) throws(JSONError) -> Unicode.Scalar {
    let high = try parseHexadecimals(start: start)
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    let back = cursor
    guard cursor.skip(UInt8(ascii: "\\")), cursor.skip(UInt8(ascii: "u")) else {
      cursor = back
      return "\u{FFFD}"
    }
    let low = try parseHexadecimals(start: back.offset)
    guard (0xDC00..<0xE000).contains(low) else {
      cursor = back
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func parseHexadecimals(start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = cursor.byte, let digit = Self.hexadecimalDigit(byte) else {
        let text = cursor.text(from: start)
        throw JSONError(location: cursor.location(of: start), problem: .unknownEscape(text))
      }
      value = value << 4 | digit
      cursor.advance()
    }
    return value
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
