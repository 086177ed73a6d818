/// A test sentence and what is expected of it.
public struct CoverageCase: Sendable, Hashable {
  /// The sentence.
  public var utterance: String
  /// The intent that must be found; nil when the sentence must be refused.
  public var intent: String?
  /// The expected parameters by name, each an identifier or a title.
  public var parameters: [String: String]

  /// Makes a case.
  public init(utterance: String, intent: String?, parameters: [String: String] = [:]) {
    self.utterance = utterance
    self.intent = intent
    self.parameters = parameters
  }
}
