/// How Hangul is read aloud: a letter for each sound, the same for a consonant at the end of a syllable as at
/// its beginning, where nothing but the breath behind it tells them apart.
///
/// A syllable is read by itself. What its last consonant does with the next syllable ("독립" as "동닙") is left
/// to the costs of sounds, by which such consonants are near.
enum KoreanPhonemes {
  /// The sounds of a word of Hangul; nil for anything else.
  static func sounds(of word: String) -> [UInt8]? {
    var sounds: [UInt8] = []
    for character in word {
      guard let syllable = KoreanSyllable(character) else { return nil }
      sounds += initials[Int(syllable.initial)].utf8
      sounds += vowels[Int(syllable.vowel)].utf8
      sounds += finals[Int(syllable.final)].utf8
    }
    return sounds.isEmpty ? nil : sounds
  }

  /// By the place of the consonant.
  ///
  /// ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ
  private static let initials: [String] = [
    "g", "G", "n", "d", "D", "r", "m", "b", "B", "s", "S", "", "j", "J", "c", "k", "t", "p", "h",
  ]

  /// By the place of the vowel; nobody tells ㅐ from ㅔ any more.
  ///
  /// ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅘ ㅙ ㅚ ㅛ ㅜ ㅝ ㅞ ㅟ ㅠ ㅡ ㅢ ㅣ
  private static let vowels: [String] = [
    "a", "e", "ya", "ye", "x", "e", "yx", "ye", "o", "wa", "we", "we", "yo", "u", "wx", "we", "wi",
    "yu", "q", "qi", "i",
  ]

  /// By the place of the consonant at the end.
  ///
  /// None, then ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
  private static let finals: [String] = [
    "", "g", "g", "g", "n", "n", "n", "d", "r", "g", "m", "r", "r", "r", "b", "r", "m", "b", "b",
    "d", "d", "N", "d", "d", "g", "d", "b", "",
  ]
}
