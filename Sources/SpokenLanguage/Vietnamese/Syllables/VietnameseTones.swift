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

  /// Whether a word has a mark that might stand elsewhere, or a marked y for which i may be written.
  ///
  /// That of the only vowel cannot, nor that of the last vowel with a shape of its own, nor that of the last vowel
  /// before a consonant where none has (``VietnameseSyllable/text``).
  private static func mayMove(in word: String) -> Bool {
    var vowels = 0
    var marked: Int?
    var shaped: Int?
    var last = 0
    var letters = 0
    for scalar in word.unicodeScalars {
      if (0x300...0x36F).contains(scalar.value) { return true }
      let parts = VietnameseVowel.parts(of: scalar)
      let letter = parts?.vowel ?? scalar
      if VietnameseVowel.isVowel(letter) {
        vowels += parts?.vowel == "y" ? 2 : 1
        last = letters
        if parts != nil { marked = letters }
        if VietnameseVowel.isShaped(letter) { shaped = letters }
      }
      letters += 1
    }
    guard let marked, vowels > 1 else { return false }
    return if let shaped { marked != shaped } else { marked != last || last == letters - 1 }
  }
}
