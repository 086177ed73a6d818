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
  /// What ends a word and joins what follows to it ("-고"), and what stands there in a sentence of its
  /// own ("-어 줘").
  public var endings: Endings

  /// An ending that joins a sentence to the next.
  public struct Endings: Sendable {
    /// The last token of the word.
    public var joining: String
    /// The tokens that may stand in its place.
    public var closing: [[String]]

    /// Makes an ending.
    public init(joining: String, closing: [[String]]) {
      self.joining = joining
      self.closing = closing
    }
  }

  /// Makes a set of connectives.
  public init(
    corrections: WordRuns = .none,
    retractions: WordRuns = .none,
    joiners: WordRuns = .none,
    references: WordRuns = .none,
    endings: Endings = Endings(joining: "", closing: [])
  ) {
    self.corrections = corrections
    self.retractions = retractions
    self.joiners = joiners
    self.references = references
    self.endings = endings
  }

  /// Nothing is known.
  public static let none = Connectives()
}
