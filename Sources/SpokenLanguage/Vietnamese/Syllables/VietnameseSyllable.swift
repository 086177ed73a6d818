import Foundation

/// A syllable of Vietnamese, taken apart: what begins it, its rhyme and its tone.
///
/// Every written word is one syllable of a small set: an initial, one of about 160 rhymes and one of
/// six tones, of which a rhyme that ends in a stop takes two (Thompson, "A Vietnamese Reference
/// Grammar", 1987, chapters 1 to 3). So what is a word of Vietnamese and what is none can be told by rule.
struct VietnameseSyllable: Hashable, Sendable {
  /// The six tones, by the mark that writes them.
  enum Tone: UInt32, Sendable, CaseIterable {
    case level = 0
    case grave = 0x300
    case acute = 0x301
    case tilde = 0x303
    case hook = 0x309
    case dot = 0x323
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
    var letters = ""
    var tone = Tone.level
    for scalar in word.decomposedStringWithCanonicalMapping.unicodeScalars {
      guard let mark = Tone(rawValue: scalar.value) else {
        letters.unicodeScalars.append(scalar)
        continue
      }
      guard tone == .level else { return nil }
      tone = mark
    }
    self.init(letters: letters.precomposedStringWithCanonicalMapping, tone: tone)
  }

  /// Takes letters without a tone apart, and gives them one.
  init?(letters: String, tone: Tone) {
    // "gi" is an initial, and the whole of "gì"; the longest initial that leaves a rhyme is taken.
    for initial in Self.initials where letters.hasPrefix(initial) {
      let rhyme = String(letters.dropFirst(initial.count))
      guard Self.rhymes.contains(rhyme) else { continue }
      let stops = ["c", "p", "t", "ch"].contains { rhyme.hasSuffix($0) }
      guard !stops || tone == .acute || tone == .dot else { return nil }
      (self.initial, self.rhyme, self.tone) = (initial, rhyme, tone)
      return
    }
    return nil
  }

  /// The word with the tone's mark in the place where it is written today ("hoà", "quý", "già").
  var text: String {
    guard tone != .level, let mark = Unicode.Scalar(tone.rawValue) else { return initial + rhyme }
    var letters = Array(rhyme)
    let place = markedVowel(of: letters)
    letters[place] = Character(String(letters[place]) + String(mark))
    return (initial + String(letters)).precomposedStringWithCanonicalMapping
  }

  /// The vowel that bears the mark: one with a shape of its own, or the one before the last sound.
  private func markedVowel(of letters: [Character]) -> Int {
    if let shaped = letters.lastIndex(where: { "ăâêôơư".contains($0) }) { return shaped }
    let vowels = letters.indices.filter { "aeiouy".contains(letters[$0]) }
    guard let first = vowels.first, let last = vowels.last, vowels.count > 1 else {
      return vowels.first ?? 0
    }
    if last < letters.count - 1 { return last }
    if vowels.count > 2 { return vowels[1] }
    let isRising = ["oa", "oe", "uy", "ue"].contains(String(letters[first...last]))
    return isRising ? last : first
  }

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
