public import SpokenLanguage

/// Lets through only what is said after a word that wakes the assistant.
///
/// The word may begin the command ("hey library, open Dune") or stand alone; then whatever is said
/// within the window is meant. Answers to an open question need no word: do not ask then.
public struct WakeWord: Sendable {
  private let words: [Token]
  private let window: Duration
  private let language: any Language
  private var openUntil: Duration?

  /// Makes a gate; nil where the phrase holds no words.
  ///
  /// - Parameters:
  ///   - phrase: What wakes the assistant.
  ///   - window: How long it listens after the phrase alone.
  ///   - language: The language of what is said.
  public init?(_ phrase: String, window: Duration = .seconds(8), language: any Language) {
    words = language.tokens(in: phrase)
    guard !words.isEmpty else { return nil }
    self.window = window
    self.language = language
  }

  /// What of an utterance is meant for the assistant.
  ///
  /// Words that sound like those of the phrase count as them.
  ///
  /// - Parameters:
  ///   - text: The utterance.
  ///   - time: When it was said, on a clock that only goes forward.
  /// - Returns: The command without the phrase; nil where there is none.
  public mutating func command(in text: String, at time: Duration) -> String? {
    if let command = rest(of: text) {
      openUntil = command.isEmpty ? time + window : nil
      return command.isEmpty ? nil : command
    }
    guard let openUntil, time <= openUntil else { return nil }
    self.openUntil = nil
    return text
  }

  /// What follows the phrase in a text; nil where it does not begin with it.
  func rest(of text: String) -> String? {
    guard let end = wakeEnd(language.tokens(in: text)) else { return nil }
    let rest = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: end)...]
    let command = SpeechText.spaced(String(decoding: rest, as: UTF8.self))
    return String(command.drop { !$0.isLetter && !$0.isNumber })
  }

  /// The offset after the phrase; sounds without meaning may stand before it.
  private func wakeEnd(_ tokens: [Token]) -> Int? {
    var start = 0
    while start < min(3, tokens.count) {
      let candidates = tokens[start...].prefix(words.count)
      if candidates.count == words.count, zip(candidates, words).allSatisfy(isAlike) {
        return candidates.last?.range.upperBound
      }
      guard language.isFiller(tokens[start].text) else { return nil }
      start += 1
    }
    return nil
  }

  private func isAlike(_ heard: Token, _ wanted: Token) -> Bool {
    if heard.text == wanted.text { return true }
    let keys = language.soundKeys(of: wanted.text)
    return language.soundKeys(of: heard.text).contains(where: keys.contains)
  }
}
