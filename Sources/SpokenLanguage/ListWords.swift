/// How people speak of the things in a list that they were shown.
public struct ListWords: Sendable {
  /// What says that those at the beginning are meant ("the first two").
  public let firsts: WordRuns
  /// What says that those at the end are meant ("the last three").
  public let lasts: WordRuns
  /// What says that the one in the middle is meant.
  public let middles: WordRuns
  /// What stands before the words that describe one of the things ("the one on the Nile").
  public let heads: WordRuns
  /// What stands behind the words that describe one of the things ("the Nesbø one").
  public let tails: WordRuns
  /// What says that all but the one that was spoken of are meant ("the others", "the rest").
  public let rests: WordRuns
  /// What says that only some of the things are meant, or that nothing else is spoken of ("only", "of those").
  public let narrowings: WordRuns

  /// Makes the words of a language.
  public init(
    firsts: WordRuns = .none,
    lasts: WordRuns = .none,
    middles: WordRuns = .none,
    heads: WordRuns = .none,
    tails: WordRuns = .none,
    rests: WordRuns = .none,
    narrowings: WordRuns = .none
  ) {
    self.firsts = firsts
    self.lasts = lasts
    self.middles = middles
    self.heads = heads
    self.tails = tails
    self.rests = rests
    self.narrowings = narrowings
  }

  /// Nothing is known.
  public static let none = ListWords()
}
