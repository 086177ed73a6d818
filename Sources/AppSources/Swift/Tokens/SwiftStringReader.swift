/// Reads one string literal: plain, raw, or of several lines.
struct SwiftStringReader {
  private let bytes: [UInt8]
  private let end: Int
  private let pounds: Int
  private let isMultiline: Bool
  private let depth: Int
  private(set) var position: Int
  private var segments: [SwiftToken.Segment] = []
  private var text: [UInt8] = []

  init(_ lexer: SwiftLexer, pounds: Int, depth: Int) {
    bytes = lexer.bytes
    end = lexer.end
    self.pounds = pounds
    self.depth = depth
    position = lexer.position + pounds
    isMultiline = lexer.isNext("\"\"\"", at: position)
    position += isMultiline ? 3 : 1
  }

  /// The parts of the literal; an open one ends with its line, or with the file.
  mutating func read() -> [SwiftToken.Segment] {
    let start = position
    while position < end, !closes() {
      if bytes[position] == UInt8(ascii: "\\"), hasPounds(after: position) {
        readEscape()
      } else if bytes[position] == 0x0A, !isMultiline {
        break
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    flush()
    let indentation = isMultiline ? self.indentation(from: start) : 0
    if closes() { position += (isMultiline ? 3 : 1) + pounds }
    return isMultiline ? Self.unindented(segments, by: indentation) : segments
  }

  private func closes() -> Bool {
    let quotes = isMultiline ? 3 : 1
    guard position + quotes + pounds <= end else { return false }
    for offset in 0..<quotes where bytes[position + offset] != UInt8(ascii: "\"") { return false }
    for offset in 0..<pounds where bytes[position + quotes + offset] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private func hasPounds(after position: Int) -> Bool {
    guard position + pounds < end else { return false }
    for offset in 0..<pounds where bytes[position + 1 + offset] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    segments.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  private mutating func readEscape() {
    position += 1 + pounds
    guard position < end else { return }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "("): readInterpolation()
    case UInt8(ascii: "u"): readScalar()
    case 0x0A: text.append(Self.joint)
    case 0x20, 0x09: skipToNextLine()
    default: text.append(letter)
    }
  }

  /// Stands for a line break that a backslash takes back, until indentation is removed.
  private static let joint: UInt8 = 0x01

  private mutating func skipToNextLine() {
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    if position < end, bytes[position] == 0x0A {
      position += 1
      text.append(Self.joint)
    }
  }

  private mutating func readScalar() {
    guard position < end, bytes[position] == UInt8(ascii: "{") else { return }
    let start = position + 1
    while position < end, bytes[position] != UInt8(ascii: "}"), position - start < 9 {
      position += 1
    }
    let digits = String(decoding: bytes[start..<max(start, position)], as: UTF8.self)
    position = min(end, position + 1)
    let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    text.append(contentsOf: String(Character(scalar)).utf8)
  }

  private mutating func readInterpolation() {
    flush()
    let start = position
    var level = 1
    var probe = SwiftLexer(bytes, in: start..<end, depth: depth + 1)
    guard depth < SwiftLexer.depthLimit else {
      position = end
      return
    }
    // Token by token: a bracket within a nested string is none of ours.
    while probe.position < end, level > 0 {
      let count = probe.tokens.count
      probe.scanNext()
      guard probe.tokens.count > count, let token = probe.tokens.last else { continue }
      if token.isSign("(") { level += 1 }
      if token.isSign(")") { level -= 1 }
    }
    position = probe.position
    segments.append(.interpolation(Array(probe.tokens.dropLast(level == 0 ? 1 : 0))))
  }

  /// The white space before the closing quotes.
  private func indentation(from start: Int) -> Int {
    var count = 0
    var index = position - 1
    while index >= start, bytes[index] == 0x20 || bytes[index] == 0x09 {
      count += 1
      index -= 1
    }
    return count
  }

  private static func unindented(
    _ segments: [SwiftToken.Segment],
    by indentation: Int
  ) -> [SwiftToken.Segment] {
    var result: [SwiftToken.Segment] = []
    for (number, segment) in segments.enumerated() {
      guard case .text(let text) = segment else {
        result.append(segment)
        continue
      }
      var bytes: [UInt8] = []
      // The first line break belongs to the opening quotes, the last one to the closing ones.
      var rest = Array(text.utf8)[...]
      if number == 0, rest.first == 0x0A { rest = rest.dropFirst().dropIndent(indentation) }
      while let byte = rest.popFirst() {
        if byte != joint { bytes.append(byte) }
        if byte == 0x0A || byte == joint { rest = rest.dropIndent(indentation) }
      }
      if number == segments.count - 1, bytes.last == 0x0A { bytes.removeLast() }
      if !bytes.isEmpty { result.append(.text(String(decoding: bytes, as: UTF8.self))) }
    }
    return result
  }
}

extension ArraySlice<UInt8> {
  /// Without as much of the indentation as is there.
  fileprivate func dropIndent(_ count: Int) -> ArraySlice<UInt8> {
    var rest = self
    var left = count
    while left > 0, let byte = rest.first, byte == 0x20 || byte == 0x09 {
      rest = rest.dropFirst()
      left -= 1
    }
    return rest
  }
}
