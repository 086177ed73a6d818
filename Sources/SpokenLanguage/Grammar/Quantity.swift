/// Words for a number that are no numeral ("a dozen", "the most").
public struct Quantity: Sendable {
  /// What the words stand for.
  public enum Amount: Sendable, Hashable {
    /// This number.
    case number(Double)
    /// The largest or the smallest number that may be given.
    case most, least
    /// One of several numbers of which none was chosen.
    case undecided
  }

  /// What the words stand for.
  public var amount: Amount
  /// The words.
  public var runs: WordRuns

  init(_ amount: Amount, _ list: String, _ tokenizer: Tokenizer) {
    self.init(amount, WordRuns(list, tokenizer))
  }

  init(_ amount: Amount, _ runs: WordRuns) {
    self.amount = amount
    self.runs = runs
  }
}
