/// Brings what is spelled in two ways to one: the place of the tone's mark, and i and y.
///
/// The mark stands on either vowel in "hòa" and "hoà", "hủy" and "huỷ", and slips to a neighbour in a
/// hurry ("qúa" for "quá"); i and y alone behind a consonant sound alike and are written one for the
/// other ("kỷ" and "kỉ", "lý" and "lí").
enum VietnameseTones {
  /// Plain words that are spelled otherwise afterwards.
  static let respelled = ["hy", "ky", "ly", "my", "sy", "ty", "vy"]

  static func move(in tokens: inout [Token]) {
    for index in tokens.indices {
      if let moved = moved(tokens[index].text) { tokens[index].text = moved }
    }
  }

  private static func moved(_ word: String) -> String? {
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
      return word.utf8.count == 2 && word.utf8.last == 0x79 && respelled.contains(word)
        ? String(word.dropLast()) + "i" : nil
    }
    guard mayMove(in: word), var syllable = VietnameseSyllable(word) else { return nil }
    if syllable.rhyme == "y", ["h", "k", "l", "m", "s", "t", "v"].contains(syllable.initial) {
      syllable.rhyme = "i"
    }
    let text = syllable.text
    return text == word ? nil : text
  }

  /// Whether a word has a mark that might stand elsewhere: that of the only vowel cannot, unless it is a y.
  private static func mayMove(in word: String) -> Bool {
    var vowels = 0
    var isMarked = false
    for scalar in word.unicodeScalars {
      let parts = VietnameseVowel.parts(of: scalar)
      if parts != nil || (0x300...0x36F).contains(scalar.value) { isMarked = true }
      guard VietnameseVowel.isVowel(parts?.vowel ?? scalar) else { continue }
      vowels += parts?.vowel == "y" ? 2 : 1
    }
    return isMarked && vowels > 1
  }
}
