/// Why an answer was not taken.
public enum AnswerProblem: Sendable, Hashable {
  /// No number was found in it.
  case noNumber(String)
  /// A whole number is needed.
  case noWholeNumber(String)
  /// The number is outside its range.
  case outOfRange(String, least: String?, most: String?)
  /// No date was found in it.
  case noDate(String)
  /// It is nothing of a kind.
  case unreadable(String, as: Kind)
  /// It is neither a yes nor a no.
  case noConfirmation(String, accept: String, deny: String)
  /// It is none of the options.
  case noOption(String)
  /// Nothing of that kind fits it.
  case noneOfKind(String, kind: String)
  /// The app could not be asked for it.
  case lookupFailed(String, app: String, reason: String)
  /// It was empty.
  case empty

  /// The kinds of values beside numbers, dates and options.
  public enum Kind: Sendable, Hashable {
    /// A length of time.
    case duration
    /// A number with one of the units.
    case measurement([String])
    /// An address of the web.
    case address
    /// A file that is there.
    case file
    /// An amount in one of the currencies, or in any.
    case money([String])
    /// Someone who can be reached in the way that is needed.
    case person
  }
}
