/// A place in the bytes of a document that knows its line and column.
///
/// Lines and columns are counted from the last place asked for, so that asking for ascending places
/// costs no more than one pass over the document.
struct ByteCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var counted = Counted()

  private struct Counted {
    var offset = 0
    var location = SourceLocation(line: 1, column: 1)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() {
    offset += 1
  }

  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    offset += 1
    return true
  }

  mutating func skipWhitespace() {
    var end = offset
    while end < bytes.count {
      let byte = bytes[end]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      end += 1
    }
    offset = end
  }

  /// Passes over the bytes of a string that stand for themselves, up to its end or an escape, and gives
  /// them as text.
  mutating func skipPlainText() -> String {
    let start = offset
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
      end += 1
    }
    offset = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Passes over what stands between the bracket here and the one that closes it, with both; false where
  /// none closes it.
  mutating func skipBrackets() -> Bool {
    var depth = 0
    var isQuoted = false
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if isQuoted {
        if byte == UInt8(ascii: "\\") { offset += 1 }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte | 0x20 == UInt8(ascii: "{") {
        depth += 1
      } else if byte | 0x20 == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return true }
      }
    }
    return false
  }

  mutating func skipByteOrderMark() {
    guard offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    offset = 3
    counted.offset = 3
  }

  /// The bytes from an earlier place up to here as text.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self)
  }

  /// The character that begins here.
  var character: String {
    String(String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self).prefix(1))
  }
}

// MARK: - Lines and columns

extension ByteCursor {
  /// The line and column of the next byte.
  var location: SourceLocation {
    mutating get { location(of: offset) }
  }

  /// The line and column of an offset.
  mutating func location(of target: Int) -> SourceLocation {
    if target < counted.offset { counted = Counted(offset: bytes.starts(with: [0xEF]) ? 3 : 0) }
    let end = min(target, bytes.count)
    guard counted.offset < end else { return counted.location }
    var (line, column) = (counted.location.line, counted.location.column)
    for place in counted.offset..<end {
      let byte = bytes[place]
      if byte > UInt8(ascii: "\r") {
        column += byte & 0xC0 != 0x80 ? 1 : 0
      } else if byte == UInt8(ascii: "\n") {
        let followsReturn = place > 0 && bytes[place - 1] == UInt8(ascii: "\r")
        line += followsReturn ? 0 : 1
        column = 1
      } else if byte == UInt8(ascii: "\r") {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    counted = Counted(offset: end, location: SourceLocation(line: line, column: column))
    return counted.location
  }
}

// MARK: - UTF-8

extension ByteCursor {
  /// The offset of the first byte that is not UTF-8, or nil where all is well.
  var firstInvalidUTF8: Int? {
    // The library's own check is by far the faster one, and all is well nearly always.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      guard let length = sequenceLength(at: position) else { return position }
      position += length
    }
    return nil
  }

  /// The length of the well-formed multi-byte sequence at an offset (Unicode 15, table 3-7).
  private func sequenceLength(at position: Int) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[position] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else {
      return nil
    }
    for index in (position + 1)..<(position + length) where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
