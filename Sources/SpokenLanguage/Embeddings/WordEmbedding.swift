/// What a word means, as a direction in a space in which words lie close that are used alike.
///
/// Made from the sentence embeddings of a language model and WordNet's synonyms and antonyms; see
/// `Benchmarks/embeddings/make.py`. Words that mean the opposite of each other are unlike.
public struct WordEmbedding: Sendable, Hashable, Comparable {
  /// The word's number in the file.
  let row: Int

  /// Whether one word comes before another in the alphabet.
  public static func < (one: WordEmbedding, other: WordEmbedding) -> Bool { one.row < other.row }

  /// How many numbers the vector of a word has.
  public static var dimensions: Int { EmbeddingFile.shared.dimensions }

  /// Adds the word's vector, whose length is 1, to another.
  ///
  /// - Parameters:
  ///   - vector: As many numbers as there are dimensions.
  ///   - weight: How often it is added.
  public func add(to vector: inout [Float], weight: Float) {
    EmbeddingFile.shared.add(row, to: &vector, weight: weight)
  }

  /// How alike two words mean, as the cosine of their vectors: 1 for the same, about 0 for nothing in common.
  public func similarity(to other: WordEmbedding) -> Double {
    row == other.row ? 1 : EmbeddingFile.shared.cosine(row, other.row)
  }
}

extension WordEmbedding {
  /// Where some words point together, as a vector of length 1; all zero for none.
  public static func direction(of words: [WordEmbedding]) -> [Float] {
    var sum = Array(repeating: Float(0), count: dimensions)
    for word in words { word.add(to: &sum, weight: 1) }
    let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 0 ? sum.map { $0 / length } : sum
  }
}
