/// Parts words as a recogniser knows them: in scripts of syllables its words are often stems and particles, and a
/// sentence with a word that it does not know is one that it cannot hear.
struct WordParts {
  private let dictionary: PronunciationDictionary
  private let longest: Int

  /// Takes the recogniser's words.
  init(_ dictionary: PronunciationDictionary) {
    self.dictionary = dictionary
    longest = dictionary.longestWord
  }

  /// The fewest words of the recogniser that make up a word; the word itself where it is known, where none do, or
  /// where letters with a case are no syllables.
  ///
  /// - Complexity: O(*n* · *m*), *n* of the word and *m* of the longest one in the dictionary.
  func parts(of word: String) -> [String] {
    guard !dictionary.contains(word), Self.isOfSyllables(word) else { return [word] }
    let letters = Array(word)
    var best: [[String]?] = [[]] + Array(repeating: nil, count: letters.count)
    for end in 1...letters.count {
      // Of as many parts those that begin with the longest: a stem is longer than its endings.
      for start in max(0, end - longest)..<end {
        guard let before = best[start], before.count + 1 < best[end]?.count ?? .max
        else { continue }
        let part = String(letters[start..<end])
        if dictionary.contains(part) { best[end] = before + [part] }
      }
    }
    return best[letters.count] ?? [word]
  }

  private static func isOfSyllables(_ word: String) -> Bool {
    !word.isEmpty
      && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && !$0.properties.isCased }
  }
}
