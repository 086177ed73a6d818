import AssistantKit
import Foundation
import PhraseMatcher
import Recognizers
import SpokenLanguage

/// What the options say about listening and speaking.
extension Session {
  /// How an input is read.
  ///
  /// - Parameters:
  ///   - format: What it is written in, unless that was said.
  ///   - keepsEveryLine: Whether each plain line counts.
  /// - Returns: The settings that the options ask for.
  /// - Throws: A ``UsageError`` where a wake word holds no words.
  func listening(
    _ format: InputFormat,
    keepsEveryLine: Bool = false
  ) throws(UsageError) -> PipedLines.Settings {
    var settings = PipedLines.Settings()
    settings.format = arguments.value(of: .input).flatMap(InputFormat.init) ?? format
    settings.settle = settle
    settings.answerTime = answerTime
    settings.keepsEveryLine = keepsEveryLine
    settings.tellsDropped = arguments[.verbose] && !keepsEveryLine
    settings.gate = SpeechGate(
      language: self.settings.language,
      wakeWord: try wakeWord,
      gap: max(.seconds(1), settle)
    )
    settings.standing = { [self] in standing(of: $0) }
    return settings
  }

  /// The pause that ends an utterance where the format marks no end.
  private var settle: Duration {
    .milliseconds(arguments.value(of: .settle).flatMap(Int.init) ?? 700)
  }

  /// How long a question waits for its answer; nil for the usual time.
  ///
  /// Who listens or speaks has nobody at a keyboard, so that no question stays open there.
  private var answerTime: Duration? {
    if let seconds = arguments.value(of: .answerTime).flatMap(Int.init) { return .seconds(seconds) }
    let isSpoken =
      arguments.command == .listen || !arguments.values(of: .wakeWord).isEmpty
      || arguments.value(of: .speak) != nil
    return isSpoken ? .seconds(60) : nil
  }

  /// What was said, as the assistant takes it.
  ///
  /// What a recogniser wrote may be other talk, unless a wake word calls.
  func heard(_ utterance: RecognizedUtterance) -> HeardUtterance {
    HeardUtterance(
      utterance,
      isOverheard: arguments.values(of: .wakeWord).isEmpty
        && (arguments.command == .listen || utterance.format != .text)
    )
  }

  private var wakeWord: WakeWord? {
    get throws(UsageError) {
      let phrases = arguments.values(of: .wakeWord)
      for phrase in phrases where WakeWord([phrase], language: settings.language) == nil {
        throw .badValue(.wakeWord, phrase, arguments.command)
      }
      return WakeWord(phrases, language: settings.language)
    }
  }

  /// What a piece of a recogniser's output means on its own.
  private func standing(of text: String) -> SentenceJoiner.Standing {
    if let command = settings.language.commandAfterCorrection(in: text) {
      return .whole(meaning: "\(command)", isExact: true)
    }
    let matcher = index.current
    let understanding = matcher.understand(text, options: interpreter.options)
    if let reading = understanding.reading,
      understanding.outcome == .match || understanding.outcome == .ambiguous
    {
      let values = reading.parameters.map { "\($0.name)=\($0.value)" }
      let meaning = ([reading.app, reading.intent] + values).joined(separator: "\t")
      return .whole(meaning: meaning, isExact: reading.cost == 0)
    }
    return matcher.completions(of: text, limit: 1).isEmpty ? .nothing : .beginning
  }

  /// What says dialogs aloud; nil where nothing does.
  var voice: SpeechProgram? {
    arguments.value(of: .speak).map { command in
      SpeechProgram(command, pace: SlowVoice(language: settings.language)) {
        console.diagnose($0, kind: .warning)
      }
    }
  }

  /// The channel itself, or one that also speaks where that was asked for.
  ///
  /// - Parameters:
  ///   - channel: The channel.
  ///   - voice: What says dialogs aloud.
  ///   - lines: Where the voice may be heard; nil where nobody listens.
  /// - Returns: The channel to talk over.
  func spoken(
    _ channel: any ConversationChannel,
    by voice: SpeechProgram?,
    heardIn lines: PipedLines? = nil
  ) -> any ConversationChannel {
    guard let voice else { return channel }
    return SpeakingChannel(channel, messages: settings.messages) { text in
      await lines?.noteSpoken(text)
      voice.say(text)
    }
  }
}
