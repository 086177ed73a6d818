public import SpokenLanguage

/// How long the slowest of usual voices takes, at 110 words a minute.
///
/// A voice tells nobody how fast it speaks, so whoever has to wait for one waits for this one.
public struct SlowVoice: Sendable {
  private static let word = Duration.milliseconds(550)
  /// How long it takes for each letter or digit of a long word.
  private static let letter = Duration.milliseconds(95)
  private static let digit = Duration.milliseconds(500)
  /// The pause after each text.
  static let pause = Duration.milliseconds(500)

  private let language: any Language

  /// Makes a voice.
  ///
  /// - Parameter language: The language of what it says.
  public init(language: any Language) {
    self.language = language
  }

  /// The time for a text and the pause after it.
  public func duration(of text: String) -> Duration {
    language.tokens(in: text).reduce(Self.pause) { $0 + Self.duration(ofWord: $1.text) }
  }

  /// The time for a word.
  static func duration(ofWord text: String) -> Duration {
    max(word, letter * text.count, digit * text.count(where: \.isNumber))
  }
}
