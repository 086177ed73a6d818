public import SpokenLanguage

/// Decides what of a recogniser's utterances is meant for the assistant, and where each begins and ends.
///
/// Its own voice goes, then what no wake word stands before; the rest is joined and parted. Plain
/// lines are neither joined nor parted: whoever writes them has done that. An answer to an open
/// question needs no wake word and is no command to be joined.
public struct SpeechGate: Sendable {
  private var echo: EchoFilter
  private var wakeWord: WakeWord?
  private var joiner: SentenceJoiner

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - language: The language of the conversation.
  ///   - wakeWord: What has to be said before a command; nil where nothing has to.
  ///   - gap: The longest silence inside a sentence.
  public init(
    language: any Language,
    wakeWord: WakeWord? = nil,
    gap: Duration = .seconds(1)
  ) {
    echo = EchoFilter(language: language)
    self.wakeWord = wakeWord
    joiner = SentenceJoiner(gap: gap)
  }

  /// Notes that the assistant says something aloud.
  public mutating func noteSpoken(_ sentence: String, at time: Duration) {
    echo.note(sentence, at: time)
  }

  /// Takes an utterance.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - time: When it came, on a clock that only goes forward.
  ///   - isAnswer: Whether a question is open.
  ///   - standing: What a text means on its own.
  /// - Returns: Finals to be acted upon now, in order, and what was dropped.
  public mutating func take(
    _ utterance: RecognizedUtterance,
    at time: Duration,
    isAnswer: Bool,
    standing: (String) -> SentenceJoiner.Standing
  ) -> [ReaderEvent] {
    if echo.isEcho(utterance.text, at: time) {
      return [.dropped(.echo, text: utterance.text)]
    }
    if isAnswer { return release() + [.final(utterance)] }
    guard let command = awake(utterance, at: time) else {
      return [.dropped(.asleep, text: utterance.text)]
    }
    guard utterance.format != .text else { return release() + [.final(command)] }
    return joiner.take(command, at: time, standing: standing).map { .final($0) }
  }

  /// Whether something waits for what follows; then ``release()`` should be called after a pause.
  public var isWaiting: Bool { joiner.isWaiting }

  /// Gives back what waits, since nothing follows.
  public mutating func release() -> [ReaderEvent] {
    joiner.release().map { .final($0) }
  }

  /// The utterance without the wake word; nil where it is not meant for the assistant.
  ///
  /// What follows a beginning that waits needs no word of its own.
  private mutating func awake(
    _ utterance: RecognizedUtterance,
    at time: Duration
  ) -> RecognizedUtterance? {
    guard wakeWord != nil else { return utterance }
    for text in [utterance.text] + utterance.alternatives.map(\.text) {
      guard let command = wakeWord?.command(in: text, at: time) else { continue }
      return command == utterance.text
        ? utterance : utterance.saying(command) { wakeWord?.rest(of: $0) }
    }
    return joiner.isWaiting ? utterance : nil
  }
}

extension RecognizedUtterance {
  /// The utterance with other words, and those of its hypotheses that can be changed alike.
  fileprivate func saying(
    _ text: String,
    _ rest: (String) -> String?
  ) -> RecognizedUtterance {
    var changed = self
    changed.text = text
    changed.alternatives = alternatives.compactMap { alternative in
      rest(alternative.text).map { text in
        var alternative = alternative
        alternative.text = text
        return alternative
      }
    }
    changed.words = []
    return changed
  }
}
