/// Which syllables are heard for others.
enum KoreanHearing {
  /// The syllable with the vowel that is heard alike (ㅐ and ㅔ), or else with another ending.
  static func alike(_ character: Character) -> [Character] {
    guard var syllable = KoreanSyllable(character) else { return [] }
    typealias Vowel = KoreanSyllable.Vowel
    typealias Final = KoreanSyllable.Final
    switch syllable.vowel {
    case Vowel.ae: syllable.vowel = Vowel.e
    case Vowel.e: syllable.vowel = Vowel.ae
    case Vowel.eo: syllable.vowel = Vowel.o
    case Vowel.o: syllable.vowel = Vowel.eo
    default:
      syllable.final =
        switch syllable.final {
        case Final.none: Final.nieun
        case Final.nieun: Final.ieung
        default: Final.none
        }
    }
    return Array(syllable.text)
  }
}
