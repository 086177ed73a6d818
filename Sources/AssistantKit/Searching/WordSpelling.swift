import Foundation
import SpokenLanguage

/// Known words, and which of them a misspelt one was probably meant to be.
struct WordSpelling: Sendable {
  private let words: Set<String>
  private let letters: [(word: String, letters: [Unicode.Scalar])]

  /// Takes words as they are compared.
  init(_ words: Set<String>) {
    self.words = words
    letters = words.sorted().map { ($0, Self.letters(of: $0)) }
  }

  /// Takes the words of texts, without marks.
  init(of texts: [String], language: any Language) {
    self.init(Set(texts.flatMap { language.keys(of: $0) }))
  }

  /// Shorter words are too near to others to be taken for a slip; one letter of a word may be missing.
  private static let fewestLetters = 4

  /// The known word that is nearest to an unknown one; nil for one that is known, or near to none.
  ///
  /// - Complexity: Linear in the known words.
  func nearest(to word: String) -> String? {
    guard !words.contains(word) else { return nil }
    let said = Self.letters(of: word)
    guard said.count >= Self.fewestLetters - 1 else { return nil }
    let most = said.count >= 8 ? 2 : 1
    var best: (word: String, distance: Int)?
    for (known, letters) in letters
    where abs(letters.count - said.count) <= most && letters.count >= Self.fewestLetters {
      guard
        let distance = EditDistance.between(
          said,
          letters,
          atMost: best.map { $0.distance - 1 } ?? most
        )
      else { continue }
      best = (known, distance)
      if distance == 1 { break }
    }
    return best?.word
  }

  /// A text with its misspelt words as they are known; nil where nothing changes.
  func respelled(_ text: String, language: any Language) -> String? {
    let said = language.keys(of: text)
    let known = said.map { nearest(to: $0) ?? $0 }
    return known == said ? nil : known.joined(separator: " ")
  }

  /// The letters of a word; of Hangul those that its syllables are made of.
  private static func letters(of word: String) -> [Unicode.Scalar] {
    Array(word.decomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
