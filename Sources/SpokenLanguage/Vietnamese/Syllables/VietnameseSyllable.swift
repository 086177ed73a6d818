import Foundation

/// A syllable of Vietnamese, taken apart: what begins it, its rhyme and its tone.
///
/// Every written word is one syllable of a small set: an initial, one of about 160 rhymes and one of
/// six tones, of which a rhyme that ends in a stop takes two (Thompson, "A Vietnamese Reference
/// Grammar", 1987, chapters 1 to 3). So what is a word of Vietnamese and what is none can be told by rule.
struct VietnameseSyllable: Hashable, Sendable {
  /// The six tones, by the marks that write them.
  enum Tone: Sendable, CaseIterable {
    case level, grave, acute, tilde, hook, dot
  }

  var initial: String
  /// The rhyme without its tone.
  var rhyme: String
  var tone: Tone

  /// Takes a word apart; nil where it is no syllable of Vietnamese.
  ///
  /// The mark of the tone may stand over any vowel, as people and keyboards place it.
  init?(_ word: String) {
    guard (1...24).contains(word.utf8.count) else { return nil }
    var letters = String.UnicodeScalarView()
    var tone = Tone.level
    let isParted = word.unicodeScalars.contains { (0x300...0x36F).contains($0.value) }
    let composed = isParted ? word.precomposedStringWithCanonicalMapping : word
    for scalar in composed.unicodeScalars {
      guard let parts = VietnameseVowel.parts(of: scalar) else {
        letters.append(scalar)
        continue
      }
      guard tone == .level else { return nil }
      letters.append(parts.vowel)
      tone = parts.tone
    }
    self.init(letters: String(letters), tone: tone)
  }

  /// Takes letters without a tone apart, and gives them one.
  init?(letters: String, tone: Tone) {
    // "gi" is an initial, and the whole of "gì"; the longest initial that leaves a rhyme is taken.
    for initial in Self.initials where letters.utf8.starts(with: initial.utf8) {
      let rhyme = String(letters.utf8.dropFirst(initial.utf8.count)) ?? ""
      guard Self.rhymes.contains(rhyme) else { continue }
      let endsInStop = Self.stops.contains {
        rhyme.utf8.reversed().starts(with: $0.utf8.reversed())
      }
      guard !endsInStop || tone == .acute || tone == .dot else { return nil }
      (self.initial, self.rhyme, self.tone) = (initial, rhyme, tone)
      return
    }
    return nil
  }

  /// The word with the tone's mark in the place where it is written today ("hoà", "quý", "già").
  var text: String {
    guard tone != .level else { return initial + rhyme }
    var letters = Array(rhyme.unicodeScalars)
    let place = markedVowel(of: letters)
    letters[place] = VietnameseVowel.marked(letters[place], tone)
    var text = initial
    text.unicodeScalars.append(contentsOf: letters)
    return text
  }

  /// The vowel that bears the mark: one with a shape of its own, or the one before the last sound.
  private func markedVowel(of letters: [Unicode.Scalar]) -> Int {
    if let shaped = letters.lastIndex(where: VietnameseVowel.isShaped) { return shaped }
    let vowels = letters.indices.filter { VietnameseVowel.isVowel(letters[$0]) }
    guard let first = vowels.first, let last = vowels.last, vowels.count > 1 else {
      return vowels.first ?? 0
    }
    if last < letters.count - 1 { return last }
    if vowels.count > 2 { return vowels[1] }
    let isRising = Self.rising.contains { $0.elementsEqual(letters[first...last]) }
    return isRising ? last : first
  }

  /// Two vowels in a row of which the second is the louder.
  private static let rising = ["oa", "oe", "uy", "ue"].map(\.unicodeScalars)

  /// The ends of rhymes that end in a stop.
  private static let stops = ["c", "p", "t", "ch"]

  private static let initials = [
    "ngh", "ng", "nh", "gh", "gi", "kh", "ph", "th", "tr", "ch", "qu", "b", "c", "d", "đ", "g", "h",
    "k", "l", "m", "n", "p", "r", "s", "t", "v", "x", "",
  ]

  private static let rhymes = WordSet(
    words: """
      a ac ach ai am an ang anh ao ap at au ay ăc ăm ăn ăng ăp ăt âc âm ân âng âp ât âu ây
      e ec em en eng eo ep et ê êch êm ên ênh êp êt êu
      i ia ich iêc iêm iên iêng iêp iêt iêu im in inh ip it iu
      o oa oac oach oai oam oan oang oanh oao oap oat oay oăc oăm oăn oăng oăt oc oe oen oeo oet oi om on ong
      oong ooc op ot ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm ơn ơp ơt
      u ua uân uâng uât uây uc uê uêch uên uênh uêu ui um un ung uơ uôc uôi uôm uôn uông uôt up ut uy uya uych
      uyên uyêt uyn uynh uyt uyp uyu ư ưa ưc ưi ưng ưm ưn ươc ươi ươm ươn ương ươp ươt ươu ưt ưu
      y yêm yên yêng yêt yêu ynh
      """
  )
}
