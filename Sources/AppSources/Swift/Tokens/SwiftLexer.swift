/// Splits Swift source into tokens, comments and conditional directives.
///
/// It reads what the compiler's parser does not tell: where every literal stands, and what `#if` hides.
/// Never fails: what it does not know becomes a sign of one byte. Linear in the length of the source.
struct SwiftLexer {
  /// Deeper interpolations within interpolations are skipped.
  static let depthLimit = 32

  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private(set) var comments: [SwiftComment] = []
  private(set) var directives: [SwiftDirective] = []
  var position: Int
  let end: Int
  private let depth: Int

  init(_ bytes: [UInt8], in range: Range<Int>? = nil, depth: Int = 0) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
    self.depth = depth
  }

  /// Reads everything.
  mutating func scan() {
    if depth == 0, position == 0, isNext("#!") { skipLine() }
    while position < end { scanToken() }
  }

  private mutating func scanToken() {
    let byte = bytes[position]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00: position += 1
    case UInt8(ascii: "/"): scanSlash()
    case UInt8(ascii: "\""): scanString(pounds: 0)
    case UInt8(ascii: "#"): scanPound()
    case UInt8(ascii: "`"): scanQuotedIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanWord(.number)
    case _ where Self.belongsToWord(byte): scanWord(.identifier)
    default: append(.sign, to: position + 1)
    }
  }

  /// Reads the next token, or what stands before it.
  mutating func scanNext() {
    if position < end { scanToken() }
  }

  private mutating func append(_ kind: SwiftToken.Kind, to end: Int) {
    let range = position..<end
    tokens.append(
      SwiftToken(kind: kind, range: range, text: String(decoding: bytes[range], as: UTF8.self))
    )
    position = end
  }

  private mutating func scanWord(_ kind: SwiftToken.Kind) {
    var last = position + 1
    while last < end, Self.belongsToWord(bytes[last]) { last += 1 }
    append(kind, to: last)
  }

  private mutating func scanQuotedIdentifier() {
    let start = position
    var last = start + 1
    while last < end, bytes[last] != UInt8(ascii: "`"), bytes[last] != 0x0A { last += 1 }
    let text = String(decoding: bytes[(start + 1)..<last], as: UTF8.self)
    position = min(last + 1, end)
    tokens.append(SwiftToken(kind: .identifier, range: start..<position, text: text))
  }

  static func belongsToWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  func isNext(_ text: StaticString) -> Bool {
    isNext(text, at: position)
  }

  func isNext(_ text: StaticString, at position: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where unsafe bytes[position + offset] != buffer[offset] {
        return false
      }
      return true
    }
  }

  private mutating func skipLine() {
    while position < end, bytes[position] != 0x0A { position += 1 }
  }
}

// MARK: - Comments and regular expressions

extension SwiftLexer {
  private mutating func scanSlash() {
    if isNext("//") {
      let start = position
      skipLine()
      let text = String(decoding: bytes[(start + 2)..<position], as: UTF8.self)
      comments.append(SwiftComment(offset: start, text: text))
    } else if isNext("/*") {
      scanBlockComment()
    } else if !skipRegularExpression() {
      append(.sign, to: position + 1)
    }
  }

  private mutating func scanBlockComment() {
    let start = position
    var level = 0
    repeat {
      if isNext("/*") {
        level += 1
        position += 2
      } else if isNext("*/") {
        level -= 1
        position += 2
      } else {
        position += 1
      }
    } while level > 0 && position < end
    let text = String(decoding: bytes[(start + 2)..<max(start + 2, position - 2)], as: UTF8.self)
    comments.append(SwiftComment(offset: start, text: text))
  }

  /// Skips `/…/` where an expression may begin; a quote in one would open a string that is none.
  private mutating func skipRegularExpression() -> Bool {
    let next = position + 1
    guard next < end, bytes[next] != 0x20, bytes[next] != 0x09, bytes[next] != 0x0A else {
      return false
    }
    let isBeginning =
      tokens.last.map { last in
        last.kind == .sign && "(,=[{:;&|!?".contains(last.text) || last.isWord("return")
      } ?? true
    guard isBeginning else { return false }
    var last = next
    while last < end, bytes[last] != 0x0A, bytes[last] != UInt8(ascii: "/") {
      last += bytes[last] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard last < end, bytes[last] == UInt8(ascii: "/") else { return false }
    append(.number, to: last + 1)
    return true
  }
}

// MARK: - Pounds

extension SwiftLexer {
  private mutating func scanPound() {
    var last = position
    while last < end, bytes[last] == UInt8(ascii: "#") { last += 1 }
    let pounds = last - position
    if last < end, bytes[last] == UInt8(ascii: "\"") {
      scanString(pounds: pounds)
    } else if last < end, bytes[last] == UInt8(ascii: "/") {
      skipExtendedExpression(pounds: pounds)
    } else if let kind = SwiftDirective.Kind.allCases.first(where: { isDirective($0, at: last) }) {
      scanDirective(kind)
    } else {
      append(.sign, to: position + 1)
    }
  }

  private func isDirective(_ kind: SwiftDirective.Kind, at start: Int) -> Bool {
    let word = Array(kind.rawValue.utf8)
    let last = start + word.count
    guard last <= end, bytes[start..<last].elementsEqual(word) else { return false }
    return last == end || !Self.belongsToWord(bytes[last])
  }

  private mutating func scanDirective(_ kind: SwiftDirective.Kind) {
    let start = position
    var level = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("): level += 1
      case UInt8(ascii: ")"): level -= 1
      default: break
      }
      if bytes[position] == 0x0A, level <= 0 { break }
      position += 1
    }
    directives.append(SwiftDirective(kind: kind, range: start..<position))
  }

  private mutating func skipExtendedExpression(pounds: Int) {
    let start = position
    position += pounds + 1
    let close = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    while position < end, !bytes[position...].starts(with: close) { position += 1 }
    position = min(end, position + close.count)
    tokens.append(SwiftToken(kind: .number, range: start..<position))
  }
}

// MARK: - Strings

extension SwiftLexer {
  private mutating func scanString(pounds: Int) {
    let start = position
    var reader = SwiftStringReader(self, pounds: pounds, depth: depth)
    let segments = reader.read()
    position = reader.position
    tokens.append(SwiftToken(kind: .string, range: start..<position, segments: segments))
  }
}
