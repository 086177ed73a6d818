import OrderedJSON

/// A place in a text that knows its line and column.
struct ScalarCursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var location = SourceLocation(line: 1, column: 1)

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  var isAtEnd: Bool { index >= scalars.count }

  /// The next scalar as text.
  var character: String { isAtEnd ? "" : String(scalars[index]) }

  /// The letters and digits that follow.
  var word: String {
    let word = scalars[index...].prefix { $0.properties.isAlphabetic || $0 == "_" || $0 == "." }
    return String(String.UnicodeScalarView(word))
  }

  mutating func next() -> Unicode.Scalar? {
    guard !isAtEnd else { return nil }
    let scalar = scalars[index]
    index += 1
    let isBreak = scalar == "\n" || scalar == "\r" && (isAtEnd || scalars[index] != "\n")
    if isBreak {
      location = SourceLocation(line: location.line + 1, column: 1)
    } else {
      location.column += 1
    }
    return scalar
  }

  func isNext(_ text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard !isAtEnd, scalars[index] == scalar else { return false }
    _ = next()
    return true
  }

  /// Moves behind the next occurrence of a text; false where there is none.
  mutating func skip(past text: String) -> Bool {
    while !isAtEnd {
      if isNext(text) {
        for _ in text.unicodeScalars { _ = next() }
        return true
      }
      _ = next()
    }
    return false
  }

  mutating func skipWhitespace() {
    while !isAtEnd, scalars[index].properties.isWhitespace { _ = next() }
  }

  mutating func skipLine() {
    let line = location.line
    while !isAtEnd, location.line == line { _ = next() }
  }

  /// Four hexadecimal digits as a number.
  mutating func readHexadecimal() -> UInt16? {
    let digits = String(String.UnicodeScalarView(scalars[index...].prefix(4)))
    guard digits.utf8.count == 4, let value = UInt16(digits, radix: 16) else { return nil }
    for _ in 0..<4 { _ = next() }
    return value
  }
}
