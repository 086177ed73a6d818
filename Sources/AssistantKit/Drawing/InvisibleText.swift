/// Leaves out what is invisible and means nothing where it stands, and shows what would join its neighbours.
///
/// A variation selector belongs to the character before it, a joiner joins two pictures or letters, tags spell
/// a flag. Elsewhere these, and fillers and soft hyphens everywhere, are drawn by one terminal and not by the
/// other, so that columns shift. A vowel or final consonant of Hangul without the consonant that it joins is
/// spelt out.
enum InvisibleText {
  /// A text without what is invisible; itself where nothing is.
  ///
  /// A text that is nothing but invisible is spelt out, so that it can be seen.
  ///
  /// - Complexity: O(n).
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: mayBeStray) else { return text }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard mayBeStray(scalar) else {
        result.append(scalar)
        continue
      }
      if isJoiningJamo(scalar) {
        let joins = result.last.map { isJoined(scalar, to: $0) } ?? false
        if joins { result.append(scalar) } else { TerminalText.show(scalar, in: &result) }
      } else if hasMeaning(scalar, after: result.last, before: rest.first) {
        result.append(scalar)
      }
    }
    guard result.isEmpty else { return String(result) }
    for scalar in text.unicodeScalars { TerminalText.show(scalar, in: &result) }
    return String(result)
  }

  private static func mayBeStray(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xad else { return false }
    return isJoiningJamo(scalar)
      || scalar.properties.isDefaultIgnorableCodePoint && !TerminalText.isDangerous(scalar)
  }

  private static func hasMeaning(
    _ scalar: Unicode.Scalar,
    after last: Unicode.Scalar?,
    before next: Unicode.Scalar?
  ) -> Bool {
    guard let last, !last.properties.isWhitespace else { return false }
    switch scalar.value {
    case 0xfe0e, 0xfe0f:
      return last.properties.isEmoji && (last.value > 0x7f || next?.value == 0x20e3)
    case 0xfe00...0xfe0d, 0xe0100...0xe01ef: return !mayBeStray(last)
    case 0x180b...0x180f: return (0x1820...0x18aa).contains(last.value)
    case 0x200d where isPicture(last): return next.map(isPicture) ?? false
    case 0x200c, 0x200d: return isJoiningLetter(last) && (next.map(isJoiningLetter) ?? false)
    case 0xe0020...0xe007f: return last.value == 0x1f3f4 || (0xe0020...0xe007e).contains(last.value)
    default: return false
    }
  }

  /// Whether a joiner may stand beside a scalar to make one picture.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xfe0f || scalar.value > 0x7f && scalar.properties.isEmoji
  }

  /// Whether a scalar is of a script whose letters join or are kept from it: Arabic to Mongolian.
  private static func isJoiningLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x620...0x18af).contains(scalar.value) && !(0x1100...0x11ff).contains(scalar.value)
  }

  /// Whether a scalar is a vowel or final consonant of Hangul that is spelt out.
  private static func isJoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1161...0x11ff, 0xd7b0...0xd7c6, 0xd7cb...0xd7fb: true
    default: false
    }
  }

  private static func isVowel(_ value: UInt32) -> Bool {
    (0x1161...0x11a7).contains(value) || (0xd7b0...0xd7c6).contains(value)
  }

  /// Whether a joining jamo makes one syllable with what stands before it.
  private static func isJoined(_ scalar: Unicode.Scalar, to last: Unicode.Scalar) -> Bool {
    let before = last.value
    let isLead = (0x1100...0x115e).contains(before) || (0xa960...0xa97c).contains(before)
    let isSyllable = (0xac00...0xd7a3).contains(before)
    let isOpen = isVowel(before) || isSyllable && (before - 0xac00) % 28 == 0
    if isVowel(scalar.value) { return isLead || isOpen }
    let isFinal = (0x11a8...0x11ff).contains(before) || (0xd7cb...0xd7fb).contains(before)
    return isOpen || isFinal || isSyllable
  }
}
