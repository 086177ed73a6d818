/// A vocabulary of an app.
public struct VocabularyName: Sendable, Hashable {
  /// The app's name.
  public var app: String
  /// The vocabulary's name within the app.
  public var vocabulary: String

  /// Makes a name.
  public init(app: String, vocabulary: String) {
    self.app = app
    self.vocabulary = vocabulary
  }
}
