/// The syllables that one wrong letter makes of another, by how alike the two sound.
///
/// Letters that sound alike are mixed up most: ㅐ and ㅔ, which most speakers do not tell apart; plain, tense and
/// aspirated consonants, which the rules of loan words (외래어 표기법) and people choose differently; finals that
/// are spoken alike (표준 발음법, sections 8 to 12). Any other letter is a slip of a finger.
enum KoreanSlips {
  private static let sameVowel: Float = 0.08
  private static let likeConsonant: Float = 0.12
  private static let likeVowel: Float = 0.25
  private static let finger: Float = 0.35

  static func syllables(for token: String) -> [(token: String, difference: Float)] {
    guard let character = token.first, token.count == 1,
      let syllable = KoreanSyllable(character)
    else { return [] }
    // -다 tells what somebody saw themselves, -대 what they were told: neither is a slip for the other.
    let ending = endings[token]
    var found: [(token: String, difference: Float)] = []
    for initial in 0..<KoreanSyllable.initials where initial != syllable.initial {
      var other = syllable
      other.initial = initial
      let isLike = areAlike(initial, syllable.initial, in: initialGroups)
      found.append((other.text, isLike ? likeConsonant : finger))
    }
    for vowel in 0..<KoreanSyllable.vowels where vowel != syllable.vowel {
      var other = syllable
      other.vowel = vowel
      let difference =
        areAlike(vowel, syllable.vowel, in: sameVowels)
        ? sameVowel : areAlike(vowel, syllable.vowel, in: likeVowels) ? likeVowel : finger
      found.append((other.text, difference))
    }
    for final in 0..<KoreanSyllable.finals where final != syllable.final {
      let isLike = areAlike(final, syllable.final, in: finalGroups)
      found.append((syllable.with(final: final).text, isLike ? likeConsonant : finger))
    }
    return ending == nil ? found : found.filter { $0.token != ending }
  }

  private static let endings = ["다": "대", "대": "다"]

  /// The ways in which people write a syllable that sound the same: 옮 as 옴, 재 as 제.
  static func asHeard(_ text: String) -> [String] {
    guard let character = text.first, let syllable = KoreanSyllable(character) else { return [] }
    var found: [String] = []
    for group in sameVowels where group.contains(syllable.vowel) {
      for vowel in group where vowel != syllable.vowel {
        var other = syllable
        other.vowel = vowel
        found.append(other.text)
      }
    }
    if let final = simpleFinals[syllable.final] { found.append(syllable.with(final: final).text) }
    return found
  }

  /// Finals of two letters as they are heard before a consonant: ㄻ as ㅁ, ㄺ as ㄱ, ㅄ as ㅂ, ㄶ as ㄴ, ㅀ as ㄹ; ㄲ and ㅆ
  /// as the letter that is typed without the shift.
  private static let simpleFinals: [UInt32: UInt32] = [
    2: 1, 3: 1, 5: 4, 6: 4, 9: 1, 10: 16, 11: 8, 12: 8, 13: 8, 15: 8, 18: 17, 20: 19,
  ]

  private static func areAlike(_ one: UInt32, _ other: UInt32, in groups: [Set<UInt32>]) -> Bool {
    groups.contains { $0.contains(one) && $0.contains(other) }
  }

  /// ㄱㄲㅋ, ㄷㄸㅌ, ㅂㅃㅍ, ㅅㅆ, ㅈㅉㅊ.
  private static let initialGroups: [Set<UInt32>] = [
    [0, 1, 15], [3, 4, 16], [7, 8, 17], [9, 10], [12, 13, 14],
  ]
  /// ㅐㅔ, ㅒㅖ, ㅙㅚㅞ.
  private static let sameVowels: [Set<UInt32>] = [[1, 5], [3, 7], [10, 11, 15]]
  /// ㅓㅗ, ㅡㅜ, ㅏㅑ, ㅓㅕ, ㅗㅛ, ㅜㅠ, ㅢㅣ, ㅔㅖ.
  private static let likeVowels: [Set<UInt32>] = [
    [4, 8], [13, 18], [0, 2], [4, 6], [8, 12], [13, 17], [19, 20], [5, 7],
  ]
  /// Finals that are spoken as ㄱ, ㄴ, ㄷ, ㄹ, ㅁ and ㅂ.
  private static let finalGroups: [Set<UInt32>] = [
    [1, 2, 3, 9, 24], [4, 5, 6], [7, 19, 20, 22, 23, 25, 27], [8, 11, 12, 13, 15], [10, 16],
    [14, 17, 18, 26],
  ]
}
