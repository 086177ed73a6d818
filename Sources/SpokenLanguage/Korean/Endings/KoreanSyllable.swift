/// A syllable of Hangul by its letters.
///
/// The arithmetic is that of the Unicode Standard, section 3.12, "Conjoining Jamo Behavior".
struct KoreanSyllable: Hashable, Sendable {
  private static let first: UInt32 = 0xAC00

  /// The places of the letters among the initials, the vowels and the finals; a final of 0 is none.
  var initial: UInt32
  var vowel: UInt32
  var final: UInt32

  static let initials: UInt32 = 19
  static let vowels: UInt32 = 21
  static let finals: UInt32 = 28

  /// The places of vowels.
  enum Vowel {
    static let a: UInt32 = 0
    static let ae: UInt32 = 1
    static let eo: UInt32 = 4
    static let e: UInt32 = 5
    static let yeo: UInt32 = 6
    static let o: UInt32 = 8
    static let wa: UInt32 = 9
    static let wae: UInt32 = 10
    static let oe: UInt32 = 11
    static let u: UInt32 = 13
    static let wo: UInt32 = 14
    static let eu: UInt32 = 18
    static let i: UInt32 = 20
  }

  /// The places of finals.
  enum Final {
    static let none: UInt32 = 0
    static let nieun: UInt32 = 4
    static let digeut: UInt32 = 7
    static let rieul: UInt32 = 8
    static let bieup: UInt32 = 17
    static let siot: UInt32 = 19
    static let ssangsiot: UInt32 = 20
    static let ieung: UInt32 = 21
  }

  init(initial: UInt32, vowel: UInt32, final: UInt32) {
    (self.initial, self.vowel, self.final) = (initial, vowel, final)
  }

  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    let place = scalar.value - Self.first
    (initial, vowel, final) = (place / 588, place % 588 / 28, place % 28)
  }

  var text: String {
    Unicode.Scalar(Self.first + initial * 588 + vowel * 28 + final).map { String($0) } ?? ""
  }

  /// Whether the vowel asks for 아 and not for 어.
  var isBright: Bool { vowel == Vowel.a || vowel == Vowel.o }

  func with(final: UInt32) -> KoreanSyllable {
    var result = self
    result.final = final
    return result
  }

  /// The open syllable with 아 or 어 in it; nil where both are spoken.
  func contracted(after former: KoreanSyllable?) -> KoreanSyllable? {
    var result = self
    switch vowel {
    case Vowel.a, Vowel.ae, Vowel.eo, Vowel.e, Vowel.yeo: break
    case Vowel.o: result.vowel = Vowel.wa
    case Vowel.u: result.vowel = Vowel.wo
    case Vowel.i: result.vowel = Vowel.yeo
    case Vowel.oe: result.vowel = Vowel.wae
    case Vowel.eu: result.vowel = former?.isBright == true ? Vowel.a : Vowel.eo
    default: return nil
    }
    return result
  }

  /// All syllables with one final, the heads of endings that begin in the syllable before them.
  static func all(withFinal final: UInt32) -> [String] {
    (0..<initials).flatMap { initial in
      (0..<vowels).map { KoreanSyllable(initial: initial, vowel: $0, final: final).text }
    }
  }
}
