public import SpokenLanguage

/// Lets through only what is said after words that wake the assistant.
///
/// The words may begin the command ("hey library, open Dune") or stand alone; then whatever is said
/// within the window is meant. A question has a window of its own, for its answer.
public struct WakeWord: Sendable {
  /// The most sounds and courtesies before the words.
  private static let mostBefore = 2

  private let phrases: [[Token]]
  private let window: Duration
  private let language: any Language
  private var openUntil: Duration?
  private var questionUntil: Duration?

  /// Makes a gate; nil where a phrase holds no words, or where there is none.
  ///
  /// - Parameters:
  ///   - phrases: What wakes the assistant, each as good as the others.
  ///   - window: How long it listens after a phrase alone, and after a question.
  ///   - language: The language of what is said.
  public init?(_ phrases: [String], window: Duration = .seconds(8), language: any Language) {
    self.phrases = phrases.map { language.tokens(in: $0) }
    guard !phrases.isEmpty, self.phrases.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.window = window
    self.language = language
  }

  /// What of an utterance is meant for the assistant.
  ///
  /// Words that sound like those of a phrase, or are other forms of them, count as them.
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

  /// Notes that a question was asked, to which an answer needs no phrase for a while.
  ///
  /// - Parameter time: When it has been said.
  public mutating func noteQuestion(at time: Duration) {
    questionUntil = time + window
  }

  /// What of an utterance answers the open question; nil where the time for that is over.
  public mutating func answer(in text: String, at time: Duration) -> String? {
    if let answer = command(in: text, at: time) { return answer }
    guard let questionUntil, time <= questionUntil, rest(of: text) == nil else { return nil }
    return text
  }

  /// Whether a text begins with one of the phrases.
  func begins(_ text: String) -> Bool { wakeEnd(language.tokens(in: text)) != nil }

  /// What follows the phrase in a text; nil where it does not begin with one.
  func rest(of text: String) -> String? {
    guard let end = wakeEnd(language.tokens(in: text)) else { return nil }
    let rest = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: end)...]
    let command = SpeechText.spaced(String(decoding: rest, as: UTF8.self))
    return String(command.drop { !$0.isLetter && !$0.isNumber })
  }

  /// The offset after the phrase; sounds without meaning and an "okay" may stand before it.
  private func wakeEnd(_ tokens: [Token]) -> Int? {
    for start in 0...min(Self.mostBefore, tokens.count) {
      let rest = tokens[start...]
      for words in phrases where rest.count >= words.count {
        let candidates = rest.prefix(words.count)
        if zip(candidates, words).allSatisfy(isAlike) { return candidates.last?.range.upperBound }
      }
      guard let before = rest.first?.text,
        language.isFiller(before) || language.confirmation(in: before) == true
      else { return nil }
    }
    return nil
  }

  private func isAlike(_ heard: Token, _ wanted: Token) -> Bool {
    if heard.text == wanted.text || language.stem(of: heard.text) == language.stem(of: wanted.text)
    {
      return true
    }
    let keys = language.soundKeys(of: wanted.text)
    return language.soundKeys(of: heard.text).contains(where: keys.contains)
  }
}
