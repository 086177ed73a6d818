/// A word of a sentence with what it means.
public struct EmbeddedWord: Sendable, Hashable {
  /// How many tokens it takes.
  public var length: Int
  /// What it means.
  public var embedding: WordEmbedding

  /// Makes a word.
  public init(length: Int, embedding: WordEmbedding) {
    self.length = length
    self.embedding = embedding
  }
}
