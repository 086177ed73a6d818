import AssistantKit
import Recognizers

/// The utterances that come in, one at a time, whoever waits for the next one.
///
/// Utterances and answers come out of the same stream, so it has one owner.
protocol InputLines: Sendable {
  /// The next utterance; nil when the input has ended.
  ///
  /// - Parameter isAnswer: Whether a question is open, which it would answer.
  /// - Returns: The utterance with what the recogniser tells of it.
  func next(isAnswer: Bool) async -> RecognizedUtterance?

  /// Waits for the answer to a question.
  ///
  /// - Parameter question: The question; asked again, as after an answer that could not be read, it has
  ///   no more time than before.
  /// - Returns: The answer, or why there is none.
  func answer(to question: Question) async -> ChannelAnswer
}

extension InputLines {
  func answer(to question: Question) async -> ChannelAnswer {
    await next(isAnswer: true).map { .line($0.text) } ?? .end
  }
}

/// Lines that are already there: the answers of `run`, or a recorded conversation.
actor ScriptedLines: InputLines {
  private var lines: ArraySlice<String>

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  func next(isAnswer: Bool) -> RecognizedUtterance? {
    lines.popFirst().map { RecognizedUtterance(text: $0) }
  }
}
