import SpokenLanguage

/// A word of a sentence that means about what words of the phrases do.
struct RelatedWord: Sendable, Hashable {
  /// How alike synonyms are at least.
  static let leastOfSynonyms = 0.6

  /// How many tokens it takes.
  var length: Int
  /// The meanings of the phrases' words to which it is near, with how alike they are, the nearest first.
  var senses: [Sense]

  /// One of them.
  struct Sense: Sendable, Hashable {
    var meaning: WordEmbedding
    var similarity: Double
  }

  /// Finds the meanings to which a word is near; nil where there are none.
  init?(_ word: EmbeddedWord, among meanings: [WordEmbedding], least: Double) {
    length = word.length
    senses = meanings.compactMap { meaning in
      let similarity = meaning.similarity(to: word.embedding)
      return similarity < least ? nil : Sense(meaning: meaning, similarity: similarity)
    }.sorted { $0.similarity > $1.similarity }
    guard !senses.isEmpty else { return nil }
  }
}
