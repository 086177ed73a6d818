/// What an intent will do with the values at hand, in the language of the conversation.
public struct IntentSummary: Sendable, Hashable {
  /// The sentence that the app wrote, or the intent's title where it wrote none.
  public var sentence: String
  /// Whether the app wrote the sentence.
  public var isWritten: Bool
  /// The parameters that stand below the sentence.
  public var belowFold: [Row]

  /// A parameter below the sentence.
  public struct Row: Sendable, Hashable {
    /// What a person calls it.
    public var title: String
    /// Its value as a person reads it; empty for none.
    public var value: String

    /// Makes a row.
    public init(title: String, value: String) {
      self.title = title
      self.value = value
    }
  }

  /// Makes a summary.
  public init(sentence: String, isWritten: Bool = true, belowFold: [Row] = []) {
    self.sentence = sentence
    self.isWritten = isWritten
    self.belowFold = belowFold
  }
}
