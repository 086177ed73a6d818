/// The words with which more or less of a number is asked for than was given ("one more star", "quítale una").
public struct NumberSteps: Sendable {
  /// Words that add so many: adverbs behind or before a number, and verbs of growing.
  public let more: WordRuns
  /// Words that take so many away.
  public let less: WordRuns
  /// Words before or behind a number to which something is to grow or shrink ("up to four").
  public let goals: WordRuns

  /// No language's.
  public static let none = NumberSteps(more: .none, less: .none, goals: .none)

  /// Makes a language's words.
  ///
  /// - Parameters:
  ///   - more: Words that add so many.
  ///   - less: Words that take so many away.
  ///   - goals: Words beside a number that is the end and no step.
  public init(more: WordRuns, less: WordRuns, goals: WordRuns) {
    self.more = more
    self.less = less
    self.goals = goals
  }
}
