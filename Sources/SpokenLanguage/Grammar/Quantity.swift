/// Words for a number that are no numeral ("a dozen", "the most").
public struct Quantity: Sendable {
  /// What the words stand for.
  public enum Amount: Sendable, Hashable {
    case number(Double)
    /// The largest or the smallest number that may be given.
    case most, least
  }

  public var amount: Amount
  public var runs: WordRuns

  init(_ amount: Amount, _ list: String, _ tokenizer: Tokenizer) {
    self.init(amount, WordRuns(list, tokenizer))
  }

  init(_ amount: Amount, _ runs: WordRuns) {
    self.amount = amount
    self.runs = runs
  }
}
