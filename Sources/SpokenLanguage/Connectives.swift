/// What holds the parts of an utterance together: how people correct themselves and go on.
public struct Connectives: Sendable {
  /// What stands between a slip and what is meant instead ("no wait", "I mean").
  public var corrections: WordRuns
  /// What takes back everything before it ("scratch that").
  public var retractions: WordRuns
  /// What stands between two commands ("and then").
  public var joiners: WordRuns
  /// What stands for something that was spoken of before ("it").
  public var references: WordRuns

  /// Makes a set of connectives.
  public init(
    corrections: WordRuns = .none,
    retractions: WordRuns = .none,
    joiners: WordRuns = .none,
    references: WordRuns = .none
  ) {
    self.corrections = corrections
    self.retractions = retractions
    self.joiners = joiners
    self.references = references
  }

  /// Nothing is known.
  public static let none = Connectives()
}
