/// Finds values by another value: books by a photo of a cover, songs by a hummed tune.
///
/// The input is a value of any type that intents know; the result may hold several kinds of entity,
/// made one by ``UnionValue()``.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What is given.
  associatedtype Input: _IntentValue
  /// The type of one value that is found.
  associatedtype ResultValue: _IntentValue = Result.Result where ResultValue == Result.Result
  /// What is found: an array, or items in sections.
  associatedtype Result: ResultsCollection = [ResultValue]

  /// A query.
  init()

  /// The values that fit, the best first.
  func values(for input: Input) async throws -> Result
}
