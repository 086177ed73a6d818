/// The letters of a word as spelling is compared: scalars, with Hangul syllables taken apart.
///
/// One wrong vowel sign makes another syllable; comparing whole syllables would call that a wrong
/// word. The arithmetic is that of the Unicode Standard, section 3.12, "Conjoining Jamo Behavior".
enum Letters {
  /// Words with more letters are compared exactly only.
  static let longestCompared = 48

  static func letters(of text: String) -> [UInt32] {
    var letters: [UInt32] = []
    letters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar.value, to: &letters) }
    return letters
  }

  static func count(in text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (isHangulSyllable($1.value) ? 2 : 1) }
  }

  static func isHangulSyllable(_ scalar: UInt32) -> Bool {
    (0xAC00...0xD7A3).contains(scalar)
  }

  private static func append(_ scalar: UInt32, to letters: inout [UInt32]) {
    guard isHangulSyllable(scalar) else { return letters.append(scalar) }
    let index = scalar - 0xAC00
    letters.append(0x1100 + index / 588)
    letters.append(0x1161 + index % 588 / 28)
    if index % 28 != 0 { letters.append(0x11A7 + index % 28) }
  }

  /// How many mistakes are forgiven in a word.
  ///
  /// With two mistakes a short word can become any other; one in two letters as well. A syllable of
  /// Hangul is a token of its own, so it is forgiven one although it has few letters.
  static func forgivenMistakes(in letters: some Collection<UInt32>) -> Int {
    switch letters.count {
    case ...2: letters.first.map(isJamo) == true ? 1 : 0
    case 3...5: 1
    case ...longestCompared: 2
    default: 0
    }
  }

  private static func isJamo(_ letter: UInt32) -> Bool {
    (0x1100...0x11FF).contains(letter)
  }
}
