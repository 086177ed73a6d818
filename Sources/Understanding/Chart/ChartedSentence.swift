/// A sentence with everything that its words may be, which is found once and asked about several times.
public struct ChartedSentence: Sendable, Hashable {
  /// The sentence as it was said.
  public let text: String
  /// Nil where it is no command for its length alone.
  let chart: SentenceChart?

  /// Whether it begins with a verb, as what asks somebody to do something does; never where verbs come last.
  public var beginsWithVerb: Bool {
    chart.map { $0.beginsWithVerb($0.tokens.indices) } ?? false
  }

  /// Sentences are the same where their words are.
  public static func == (one: ChartedSentence, other: ChartedSentence) -> Bool {
    one.text == other.text
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
