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
  /// How many were found.
  func found(_ count: Int) -> String

  // MARK: Asking

  var askKind: String { get }
  var askProperty: String { get }
  var askComparison: String { get }
  var askFrom: String { get }
  var askTo: String { get }
  var askMore: String { get }
  var askOrder: String { get }
  var askDirection: String { get }
  var askLimit: String { get }
  var everything: String { get }
  var thatIsAll: String { get }
  var andAlso: String { get }
  var orElse: String { get }
  var anyOrder: String { get }
  var ascending: String { get }
  var descending: String { get }

  // MARK: Problems

  /// There is nothing that could be found.
  var nothingToFind: String { get }
  /// No kind of thing was named, or an unknown one.
  func noKind(known: [String]) -> String
  /// Words that mean nothing here.
  func unread(_ words: String, kind: String, properties: [String]) -> String
  /// The sentence has too many words.
  var tooLong: String { get }
  /// "and" and "or" at once.
  var mixedModes: String { get }
}
