public import AppIntents

/// What is said about finding things, in one language: the words that are understood and the sentences
/// that are shown.
public protocol FindMessages: Sendable {
  /// The words that a person says.
  var words: FindWords { get }

  /// A comparison, as in "is before".
  func label(for comparison: EntityQueryComparatorKind, of type: ParameterType) -> String
  /// A condition in one line, its values in quotes.
  func condition(_ property: String, _ comparison: String, _ values: [String]) -> String
  /// What is looked for, in one line.
  func summary(
    kind: String,
    conditions: [String],
    mode: EntityQueryComparatorMode,
    orders: [(property: String, isDescending: Bool)],
    limit: Int?
  ) -> String
  /// How many were found, with the app's own words for that number of them where it has some.
  func found(_ count: Int, counted: String?) -> String
  /// How many of them are not shown.
  func more(_ count: Int) -> String

  // MARK: Asking

  /// Asks what to find.
  var askKind: String { get }
  /// Asks which property to compare.
  var askProperty: String { get }
  /// Asks how to compare it.
  var askComparison: String { get }
  /// Asks for the lower end of a range.
  var askFrom: String { get }
  /// Asks for the upper end of a range.
  var askTo: String { get }
  /// Asks whether another condition follows.
  var askMore: String { get }
  /// Asks what to sort by.
  var askOrder: String { get }
  /// Asks which way round to sort.
  var askDirection: String { get }
  /// Asks how many are wanted at most.
  var askLimit: String { get }
  /// The choice to compare nothing.
  var everything: String { get }
  /// The choice to add no condition.
  var thatIsAll: String { get }
  /// The choice to add a condition that has to hold as well.
  var andAlso: String { get }
  /// The choice to add a condition that may hold instead.
  var orElse: String { get }
  /// The choice to sort by nothing.
  var anyOrder: String { get }
  /// The choice to have the least first.
  var ascending: String { get }
  /// The choice to have the greatest first.
  var descending: String { get }

  // MARK: Problems

  /// There is nothing that could be found.
  var nothingToFind: String { get }
  /// No kind of thing was named, or an unknown one.
  func noKind(known: [String]) -> String
  /// Words that mean nothing here.
  func unread(_ words: String, kind: String, properties: [String]) -> String
  /// Things of a kind cannot be sorted by what was said.
  func unknownOrder(_ words: String, kind: String, properties: [String]) -> String
  /// The sentence has too many words.
  var tooLong: String { get }
  /// "and" and "or" at once.
  var mixedModes: String { get }
}
