/// The sounds of English, each one byte, with their names in the CMU Pronouncing Dictionary.
///
/// Vowels are `a A o @ e i u R` (bat, cot, caught, but, bet, bit, book, bird) and `E I Y W U O Q` (bay,
/// bee, buy, bough, boo, bow, boy); consonants are written as usual, with `T` and `D` for the two of
/// th, `S` for sh, `Z` as in measure, `C` for ch, `J` for dge and `N` for ng.
enum EnglishPhone {
  /// The bytes, in the order of their names in the dictionary.
  static let all = Array("Aa@oWYbCdDeREfghiIJklmnNOQprsStTuUvwyzZ".utf8)

  private static let names = """
    AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH
    """.split(separator: " ").map(String.init)

  private static let nameOf = Dictionary(uniqueKeysWithValues: zip(all, names))

  /// The name of a sound; nil for a byte that is none.
  static func name(of sound: UInt8) -> String? { nameOf[sound] }

  /// Whether a sound is a vowel.
  static func isVowel(_ sound: UInt8) -> Bool {
    switch sound {
    case UInt8(ascii: "A"), UInt8(ascii: "a"), UInt8(ascii: "@"), UInt8(ascii: "o"),
      UInt8(ascii: "W"), UInt8(ascii: "Y"), UInt8(ascii: "e"), UInt8(ascii: "R"),
      UInt8(ascii: "E"), UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "O"),
      UInt8(ascii: "Q"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      true
    default: false
    }
  }
}
