/// Reads Swift source from left to right, as far as a property's head needs it.
struct SourceCursor {
  private let bytes: [UInt8]
  /// The place in bytes.
  private(set) var offset = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The text between a place and this one.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<max(start, offset)], as: UTF8.self)
  }

  func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  mutating func advance(by count: Int = 1) {
    offset = min(offset + count, bytes.count)
  }

  /// Passes a byte where it comes next.
  mutating func skip(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    advance()
    return true
  }

  /// Passes spaces, line ends and comments.
  mutating func skipTrivia() {
    while let byte = next {
      if starts(with: "//") {
        while let byte = next, byte != UInt8(ascii: "\n") { advance() }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(by: 2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(by: 2)
      } else {
        advance()
      }
    } while depth > 0 && next != nil
  }

  /// A word, with the backticks around it; empty where none comes next.
  mutating func word() -> String {
    let start = offset
    if skip("`") {
      while let byte = next, byte != UInt8(ascii: "`") { advance() }
      advance()
    } else {
      while let byte = next, Self.isWordByte(byte) { advance() }
    }
    return text(from: start)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Passes one piece: a bracket with all it holds, a string, a comment, or a byte.
  mutating func skipPiece() {
    switch next {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      advance()
      while let byte = next, !Self.closing.contains(byte) { skipPiece() }
      advance()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString()
    case UInt8(ascii: "/") where starts(with: "//") || starts(with: "/*"): skipTrivia()
    default: advance()
    }
  }

  private static let closing: Set<UInt8> = [
    UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
  ]

  /// Passes a string, raw or over several lines, with the interpolations in it.
  private mutating func skipString() {
    var hashes = ""
    while skip("#") { hashes += "#" }
    guard next == UInt8(ascii: "\"") else { return }
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    advance(by: quotes.utf8.count)
    let escape = "\\" + hashes
    while next != nil, !starts(with: quotes + hashes) {
      if starts(with: escape + "(") {
        advance(by: escape.utf8.count)
        skipPiece()
      } else if starts(with: escape) {
        advance(by: escape.utf8.count + 1)
      } else {
        advance()
      }
    }
    advance(by: quotes.utf8.count + hashes.utf8.count)
  }
}
