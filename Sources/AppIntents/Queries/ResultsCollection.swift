/// What a query or an options provider gives: an array, or items in sections.
public protocol ResultsCollection<Result> {
  /// The type of one result.
  associatedtype Result: _IntentValue
  /// What to say above the results.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether a long list is grouped by first letters.
  var usesIndexedCollation: Bool { get }
  /// The results in their order.
  var items: [Result] { get }
  /// A collection of nothing.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of one result.
  public typealias Result = Element
  /// Nothing.
  public var promptLabel: LocalizedStringResource? { nil }
  /// Arrays stay as they are.
  public var usesIndexedCollation: Bool { false }
  /// The elements.
  public var items: [Element] { self }
  /// An array of nothing.
  public static var empty: [Element] { [] }
}
