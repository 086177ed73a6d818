/// A request made of the short form in which programs announce what they do ("사기": "사 줘").
///
/// The short form is a verb's stem with -기, or a noun that 하다 makes a verb. The request puts 아 or 어 on the
/// stem, as the vowel before it asks for, contracts the two as they are spoken, and adds 줘.
struct KoreanRequest {
  /// The request.
  let text: String

  /// Makes the request; nil where the sentence does not end in Hangul.
  init?(announcedBy sentence: String) {
    var words = sentence.split(separator: " ").map(String.init)
    guard let last = words.popLast(), let end = last.last.flatMap(Syllable.init) else { return nil }
    if end == Self.nominal, last.count > 1 {
      guard let spoken = Self.joined(last.dropLast()) else { return nil }
      // What is given is not given for somebody once more.
      words.append(spoken.hasSuffix("줘") ? spoken : spoken + " 줘")
    } else {
      words.append(last + "해 줘")
    }
    text = words.joined(separator: " ")
  }

  private static let nominal = Syllable("기")

  /// A stem with the 아 or 어 that goes with it.
  private static func joined(_ stem: Substring) -> String? {
    guard let last = stem.last.flatMap(Syllable.init) else { return nil }
    let before = stem.dropLast()
    if stem == "하" || stem.hasSuffix("하") { return before + "해" }
    if stem == "듣" { return "들어" }
    if last == Syllable("르"), let former = before.last.flatMap(Syllable.init), former.final == 0 {
      return String(before.dropLast()) + former.with(final: Syllable.rieul).text
        + (former.isBright ? "라" : "러")
    }
    guard last.final == 0 else { return stem + (last.isBright ? "아" : "어") }
    guard let contracted = last.contracted(after: before.last.flatMap(Syllable.init)) else {
      return stem + "어"
    }
    return before + contracted.text
  }
}

/// A syllable of Hangul by its letters.
private struct Syllable: Equatable {
  private static let first: UInt32 = 0xAC00
  static let rieul: UInt32 = 8

  /// The places of the letters among the initials, the vowels and the finals; a final of 0 is none.
  private var initial: UInt32
  private var vowel: UInt32
  private(set) var final: UInt32

  /// The places of vowels.
  private enum Vowel {
    static let a: UInt32 = 0
    static let ae: UInt32 = 1
    static let eo: UInt32 = 4
    static let e: UInt32 = 5
    static let yeo: UInt32 = 6
    static let o: UInt32 = 8
    static let wa: UInt32 = 9
    static let u: UInt32 = 13
    static let wo: UInt32 = 14
    static let eu: UInt32 = 18
    static let i: UInt32 = 20
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

  func with(final: UInt32) -> Syllable {
    var result = self
    result.final = final
    return result
  }

  /// The open syllable with 아 or 어 in it; nil where both are spoken.
  func contracted(after former: Syllable?) -> Syllable? {
    var result = self
    switch vowel {
    case Vowel.a, Vowel.ae, Vowel.eo, Vowel.e, Vowel.yeo: break
    case Vowel.o: result.vowel = Vowel.wa
    case Vowel.u: result.vowel = Vowel.wo
    case Vowel.i: result.vowel = Vowel.yeo
    case Vowel.eu: result.vowel = former?.isBright == true ? Vowel.a : Vowel.eo
    default: return nil
    }
    return result
  }
}
