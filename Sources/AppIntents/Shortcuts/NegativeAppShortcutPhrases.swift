/// Sentences that mean something else, however near they are to an app's phrases.
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  /// The sentences.
  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases
  }
}

/// A sentence that means something else.
public struct NegativeAppShortcutPhrase: Sendable, Hashable, ExpressibleByStringInterpolation {
  let template: String

  /// A sentence.
  public init(_ phrase: String) {
    template = phrase
  }

  /// A sentence.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A sentence with the app's name.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.template)
  }

  /// Collects the pieces of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var template = ""

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      template += literal
    }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      template += "${applicationName}"
    }
  }
}
