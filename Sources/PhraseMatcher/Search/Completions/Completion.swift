/// A whole sentence that continues what was typed.
public struct Completion: Sendable, Hashable {
  /// The sentence as its author wrote it, with names and titles in their places.
  public var text: String
  /// The name of the app that understands it.
  public var app: String
  /// The intent that it starts.
  public var intent: String
  /// The phrase template that it comes from.
  public var phrase: String
  /// How likely it is to be said: the weights of phrase and values multiplied.
  public var weight: Double

  /// Makes a completion.
  public init(text: String, app: String, intent: String, phrase: String, weight: Double) {
    self.text = text
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.weight = weight
  }
}
