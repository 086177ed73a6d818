import PhraseMatcher

/// A clause that may be all that a sentence asks for, where the rest is only told beside it.
public struct AskingClause: Sendable, Hashable {
  /// Where it stands, as UTF-8 offsets.
  public let range: Range<Int>
  /// What stands before it and behind it without the words that join, as UTF-8 offsets.
  public let beside: [Range<Int>]
  /// What is named beside it, the last first.
  public let topics: [Topic]

  /// Something that is named beside what is asked for.
  public struct Topic: Sendable, Hashable {
    /// Which names it is one of.
    public let name: VocabularyName
    /// What is named.
    public let referent: Referent
  }
}
