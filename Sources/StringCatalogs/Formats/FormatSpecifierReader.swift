/// Reads one format specifier at the beginning of a text.
struct FormatSpecifierReader {
  /// No text has a thousand arguments or columns.
  private static let mostDigits = 3

  private let text: Substring
  /// What follows the specifier.
  private(set) var rest: Substring

  /// Makes a reader of a text that begins with a percent sign.
  init(_ text: Substring) {
    self.text = text
    rest = text.dropFirst()
  }

  /// The specifier, or nil where the percent sign is just one.
  mutating func read() -> FormatString.Piece? {
    if rest.hasPrefix("arg") {
      rest = rest.dropFirst(3)
      return .ownArgument
    }
    let position = readPosition()
    if rest.hasPrefix("#@") { return readVariable(position) }
    let flags = read { "-+0#',".contains($0) }
    let width = readDigits()
    let precision = rest.first == "." ? readPrecision() : nil
    guard width.count <= Self.mostDigits, precision ?? 0 <= 100 else { return nil }
    _ = read { "hlqztjL".contains($0) }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAsSc".contains(conversion) else {
      return nil
    }
    rest = rest.dropFirst()
    let specifier = FormatSpecifier(
      position: position,
      flags: String(flags),
      width: Int(width) ?? 0,
      precision: precision,
      conversion: conversion,
      source: source
    )
    return .specifier(specifier)
  }

  private var source: String { String(text[..<rest.startIndex]) }

  private mutating func read(while isPart: (Character) -> Bool) -> Substring {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return part
  }

  /// The place in `%2$@`; nil, and nothing read, where there is none.
  private mutating func readPosition() -> Int? {
    let start = rest
    let digits = readDigits()
    if digits.count <= Self.mostDigits, let position = Int(digits), rest.first == "$" {
      rest = rest.dropFirst()
      return position
    }
    rest = start
    return nil
  }

  /// The number behind the point; none means 0 as it does in C.
  private mutating func readPrecision() -> Int {
    rest = rest.dropFirst()
    let digits = readDigits()
    return digits.isEmpty ? 0 : Int(digits) ?? .max
  }

  private mutating func readDigits() -> Substring {
    read { $0.isASCII && $0.isNumber }
  }

  private mutating func readVariable(_ position: Int?) -> FormatString.Piece? {
    rest = rest.dropFirst(2)
    let name = read { $0 != "@" && !$0.isWhitespace }
    guard !name.isEmpty, rest.first == "@" else { return nil }
    rest = rest.dropFirst()
    return .variable(name: String(name), position: position, source: source)
  }
}
