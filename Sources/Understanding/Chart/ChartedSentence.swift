/// A sentence with everything that its words may be, which is found once and asked about several times.
public struct ChartedSentence: Sendable, Hashable {
  /// The sentence as it was said.
  public let text: String
  /// Nil where it is no command for its length alone.
  let chart: SentenceChart?

  /// Sentences are the same where their words are.
  public static func == (one: ChartedSentence, other: ChartedSentence) -> Bool {
    one.text == other.text
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
