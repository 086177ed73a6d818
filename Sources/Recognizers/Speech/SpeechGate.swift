public import SpokenLanguage

/// Decides what of a recogniser's utterances is meant for the assistant, and where each begins and ends.
///
/// Its own voice goes, then what no wake word stands before; the rest is joined and parted. Plain
/// lines are neither joined nor parted: whoever writes them has done that. An answer to a question that
/// was just asked needs no wake word and is no command to be joined.
public struct SpeechGate: Sendable {
  /// The fewest words that make the voice fall silent.
  private static let interruption = 3
  /// The same where a wake word tells who is spoken to.
  private static let interruptionBesideWakeWord = 5

  /// How long after a guess at it the word that stopped the voice may come as an utterance.
  private static let stopDelay = Duration.seconds(3)

  /// How long after a guess at it the sentence that stopped the voice may come as an utterance.
  private static let sentenceDelay = Duration.seconds(10)

  /// The most words of an answer that is one for sure ("four out of five").
  private static let longestSureAnswer = 4

  private let language: any Language
  private var echo: EchoFilter
  private var wakeWord: WakeWord?
  private var joiner: SentenceJoiner
  /// When a word stopped the voice that has not come as an utterance yet; nil where none did.
  private var stopped: Duration?
  /// When a sentence that is none of the voice stopped it; nil where none did.
  private var spokenOver: Duration?

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
    self.language = language
    echo = EchoFilter(language: language)
    self.wakeWord = wakeWord
    joiner = SentenceJoiner(gap: gap)
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
    if echo.takesEcho(utterance.text, at: time) {
      return [.dropped(.echo, text: utterance.text)]
    }
    let hasStopped = stopped.map { time <= $0 + Self.stopDelay } ?? false
    stopped = nil
    let isOverVoice = spokenOver.map { time <= $0 + Self.sentenceDelay } ?? false
    spokenOver = nil
    if hasStopped || echo.isSpeaking(at: time), isStop(utterance.text, at: time) {
      return [.dropped(.stop, text: utterance.text)]
    }
    if isAnswer {
      if echo.resembles(utterance.text, at: time), !isSurelyAnswer(utterance.text) {
        return [.dropped(.echo, text: utterance.text)]
      }
      guard let answer = awake(utterance, { $0.answer(in: $1, at: time) }) else {
        return [.dropped(.asleep, text: utterance.text)]
      }
      return release() + [.final(answer)]
    }
    guard
      let command = awake(utterance, { $0.command(in: $1, at: time) })
        // What follows a beginning that waits needs no word of its own.
        ?? (joiner.isWaiting ? utterance : nil)
    else { return [.dropped(.asleep, text: utterance.text)] }
    if wakeWord == nil, mayBeVoice(command.text, at: time, isOverVoice, standing) {
      return [.dropped(.echo, text: utterance.text)]
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
  private mutating func awake(
    _ utterance: RecognizedUtterance,
    _ meant: (inout WakeWord, String) -> String?
  ) -> RecognizedUtterance? {
    guard var word = wakeWord else { return utterance }
    defer { wakeWord = word }
    for text in [utterance.text] + utterance.alternatives.map(\.text) {
      guard let command = meant(&word, text) else { continue }
      return command == utterance.text
        ? utterance : utterance.saying(command) { word.rest(of: $0) }
    }
    return nil
  }
}

// MARK: - The voice

extension SpeechGate {
  /// Notes that the assistant says something aloud.
  public mutating func noteSpoken(_ sentence: String, at time: Duration) {
    echo.note(sentence, at: time)
  }

  /// Notes that a question was asked, whose answer needs no wake word for a while.
  ///
  /// - Parameter time: When it was given to the voice, or shown.
  public mutating func noteQuestion(at time: Duration) {
    wakeWord?.noteQuestion(at: max(time, echo.end))
  }

  /// When everything that was given to the voice has surely been said.
  public var voiceEnd: Duration { echo.end }

  /// Whether somebody speaks over the voice, which should fall silent then.
  ///
  /// A word that stops it, the wake word, or a sentence that is no echo: also one that is still being said.
  ///
  /// - Parameters:
  ///   - text: What was said, or is being said.
  ///   - time: When it came.
  /// - Returns: Whether to stop the voice; what it was about to say is forgotten then.
  public mutating func silencesVoice(_ text: String, at time: Duration) -> Bool {
    guard echo.isSpeaking(at: time) else { return false }
    let least =
      wakeWord == nil ? Self.interruption : Self.interruptionBesideWakeWord
    let isStop = isStop(text, at: time)
    guard
      isStop || wakeWord?.begins(text) == true
        || language.tokens(in: text).count >= least && !echo.isEcho(text, at: time)
          && !echo.resembles(text, at: time)
    else { return false }
    echo.noteStop(at: time)
    if isStop { stopped = time } else if language.soundCosts != nil { spokenOver = time }
    return true
  }

  /// Whether a text may be what became of the voice, which a recogniser may hear so badly that no word is the same.
  ///
  /// Beside it only what is surely a command is one, or what stopped it and is a command at all. What sounds
  /// like the voice may come later still.
  private func mayBeVoice(
    _ text: String,
    at time: Duration,
    _ isOverVoice: Bool,
    _ standing: (String) -> SentenceJoiner.Standing
  ) -> Bool {
    let resembles = echo.resembles(text, at: time)
    guard resembles || echo.isAudible(at: time) else { return false }
    let meant = standing(text)
    return isOverVoice && !resembles ? !meant.isWhole : !meant.isExact
  }

  /// Whether a text is an answer whatever was asked, so that it is one over the voice as well.
  ///
  /// A long text that only begins as one ("no the day came") is what became of the voice.
  private func isSurelyAnswer(_ text: String) -> Bool {
    guard language.tokens(in: text).count <= Self.longestSureAnswer else { return false }
    return language.confirmation(in: text) != nil || language.command(in: text) != nil
      || language.number(in: text) != nil || language.ordinal(in: text) != nil
  }

  /// Whether a text asks for silence, also where a part of the voice was heard with it.
  private func isStop(_ text: String, at time: Duration) -> Bool {
    let said = wakeWord?.rest(of: text) ?? text
    if language.command(in: said) == .cancel { return true }
    guard let word = said.split(separator: " ").last,
      language.command(in: String(word)) == .cancel
    else { return false }
    return echo.isEcho(String(said[..<word.startIndex]), at: time)
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
    changed.words = words(saying: text)
    changed.start = changed.words.first?.start ?? start
    return changed
  }

  /// The last words, which are those of a text; none where they are others.
  private func words(saying text: String) -> [Word] {
    let wanted = SpeechText.folded(text)
    for place in words.indices.reversed() {
      let said = SpeechText.folded(words[place...].map(\.text).joined(separator: " "))
      if said == wanted { return Array(words[place...]) }
      if said.utf8.count > wanted.utf8.count { break }
    }
    return []
  }
}
