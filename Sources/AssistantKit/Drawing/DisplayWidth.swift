/// Counts the columns that text takes on a terminal.
///
/// A terminal has cells of one width: Latin letters take one, Han characters, Hangul syllables and
/// emoji two, marks that sit on another character none. What East Asian fonts draw either way counts
/// as one, as terminals do. Nothing here knows tabs or escape sequences: control characters count as
/// none, so make text harmless with ``TerminalText`` first.
package enum DisplayWidth {
  /// Counts the columns of a text.
  ///
  /// - Complexity: O(n); plain ASCII costs one comparison a byte.
  package static func of(_ text: String) -> Int {
    of(text[...])
  }

  /// Counts the columns of a part of a text.
  package static func of(_ text: Substring) -> Int {
    if let ascii = asciiWidth(text.utf8) { return ascii }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Counts the columns of one character as a person sees it, whatever it is made of.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7f ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return of(first) }
    if isFlag(first) || isEmojiSequence(scalars, first: first) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// Counts the columns of a scalar that stands alone.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7f { return value < 0x20 ? 0 : 1 }
    if value < 0x300 { return value < 0xa0 ? 0 : 1 }
    if isInvisible(scalar) { return 0 }
    return value >= 0x1100 && isWide(scalar) ? 2 : 1
  }
}

extension DisplayWidth {
  /// The number of printable ASCII bytes, or nil where anything else stands among them.
  private static func asciiWidth(_ bytes: Substring.UTF8View) -> Int? {
    let isASCII = { (byte: UInt8) in byte >= 0x20 && byte < 0x7f }
    let isPlain =
      unsafe bytes.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(isASCII) }
      ?? bytes.allSatisfy(isASCII)
    return isPlain ? bytes.count : nil
  }

  /// Two regional indicators are one character and one flag.
  private static func isFlag(_ first: Unicode.Scalar) -> Bool {
    (0x1f1e6...0x1f1ff).contains(first.value)
  }

  /// Variation selector 16, a skin tone or a joiner make one picture of two columns.
  private static func isEmojiSequence(
    _ scalars: Character.UnicodeScalarView,
    first: Unicode.Scalar
  ) -> Bool {
    first.properties.isEmoji
      && scalars.dropFirst().contains {
        $0.value == 0xfe0f || $0.value == 0x200d || $0.properties.isEmojiModifier
      }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Vowels and final consonants of Hangul that is spelt out join the consonant before them.
    case 0x1160...0x11ff, 0xd7b0...0xd7ff: true
    // Signs that Arabic and Syriac write around numbers are formats by name, but are drawn.
    case 0x600...0x605, 0x6dd, 0x70f, 0x8e2, 0x110bd, 0x110cd: false
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
        .paragraphSeparator:
        true
      default: false
      }
    }
  }
}
