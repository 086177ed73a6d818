/// What one piece of a sentence says about a reading.
public struct EvidencePart: Sendable, Hashable {
  /// What the words were taken for.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case courtesy, functionWord, applicationName, word, relatedWord, verb, lightVerb, kindOfThing,
      value,
      excluded
    case aside, unexplained
  }

  /// The words as they were said.
  public var words: String
  /// What they stand for: the value that they name, or the words themselves.
  public var meant: String
  /// What the words were taken for.
  public var kind: Kind
  /// What they say for the reading, in nats; less than nothing where they speak against it.
  public var nats: Double
}

/// How much another intent would have to say for itself.
public struct RivalIntent: Sendable, Hashable {
  /// The name of the app.
  public var app: String
  /// The name of the intent.
  public var intent: String
  /// How much less likely it is than the best, as the logarithm of the odds.
  public var behind: Double
}
