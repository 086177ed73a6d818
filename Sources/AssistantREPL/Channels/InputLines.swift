import Recognizers

/// The utterances that come in, one at a time, whoever waits for the next one.
///
/// Utterances and answers come out of the same stream, so it has one owner.
protocol InputLines: Sendable {
  /// The next utterance, which answers a question if one is open; nil when the input has ended.
  func next(isAnswer: Bool) async -> RecognizedUtterance?
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
