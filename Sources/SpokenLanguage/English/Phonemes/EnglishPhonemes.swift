/// Reads English words as phoneme sequences, each one byte (``EnglishPhone``).
enum EnglishPhonemes {
  private static let longestWord = 64

  /// The pronunciations of a word, the usual one first; none for one that is not made of Latin letters
  /// and digits.
  static func pronunciations(of word: String) -> [[UInt8]] {
    let letters = Array(Diacritics.removed(from: word).utf8).filter { $0 != UInt8(ascii: "'") }
    guard !letters.isEmpty, letters.count <= longestWord else { return [] }
    if letters.allSatisfy(isLetter) { return EnglishPronunciations(letters[...]).all }
    return usual(ofMixed: letters).map { [$0] } ?? []
  }

  /// Letters and digits, each run of letters as a word and each digit as its name.
  private static func usual(ofMixed letters: [UInt8]) -> [UInt8]? {
    var sounds: [UInt8] = []
    var rest = letters[...]
    while let first = rest.first {
      if (0x30...0x39).contains(first) {
        sounds += digits[Int(first) - 0x30]
        rest.removeFirst()
      } else {
        let run = rest.prefix(while: isLetter)
        guard let read = EnglishPronunciations(run).all.first else { return nil }
        sounds += read
        rest.removeFirst(run.count)
      }
    }
    return sounds
  }

  private static func isLetter(_ letter: UInt8) -> Bool { (0x61...0x7A).contains(letter) }

  private static let digits = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ].map { EnglishPronunciations(Array($0.utf8)[...]).all.first ?? [] }
}
