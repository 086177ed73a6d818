/// A text with format specifiers, split into its pieces.
struct FormatString: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    /// A place for an argument, such as `%@` or `%2$lld`.
    case specifier(FormatSpecifier)
    /// `%#@name@` or `%1$#@name@`.
    case variable(name: String, position: Int?, source: String)
    /// `%arg`, the number of the substitution it stands in.
    case ownArgument
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    var rest = Substring(text)
    var literal = ""
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      if let (piece, source) = Self.piece(at: rest) {
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(piece)
        rest = rest.dropFirst(source.count)
      } else {
        literal += "%"
        rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }

  private static func piece(at text: Substring) -> (Piece, Substring)? {
    if text.hasPrefix("%arg") { return (.ownArgument, text.prefix(4)) }
    if let match = text.prefixMatch(of: #/%(?:(\d{1,3})\$)?#@([^@\s]+)@/#) {
      let position = match.1.flatMap { Int($0) }
      return (
        .variable(name: String(match.2), position: position, source: String(match.0)), match.0
      )
    }
    let pattern =
      #/%(?:(\d{1,3})\$)?([-+0#',]*)(\d{1,3})?(?:\.(\d{1,3}))?(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAsSc])/#
    guard let match = text.prefixMatch(of: pattern), let conversion = match.5.first else {
      return nil
    }
    let specifier = FormatSpecifier(
      position: match.1.flatMap { Int($0) },
      flags: String(match.2),
      width: match.3.flatMap { Int($0) } ?? 0,
      precision: match.4.flatMap { Int($0) },
      conversion: conversion,
      source: String(match.0)
    )
    return (.specifier(specifier), match.0)
  }
}

/// A place for an argument in a text.
struct FormatSpecifier: Sendable, Hashable {
  /// The argument's place, counted from 1; nil for the next one.
  var position: Int?
  var flags: String
  var width: Int
  var precision: Int?
  var conversion: Character
  /// How it was written.
  var source: String
}
