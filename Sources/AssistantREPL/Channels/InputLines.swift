import Recognizers

/// The utterances that come in, one at a time, whoever waits for the next one.
///
/// Utterances and answers come out of the same stream, so it has one owner.
protocol InputLines: Sendable {
  /// The next utterance; nil when the input has ended.
  func next() async -> RecognizedUtterance?
}

/// Lines that are already there: the answers of `run`, or a recorded conversation.
actor ScriptedLines: InputLines {
  private var lines: ArraySlice<String>

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  func next() -> RecognizedUtterance? {
    lines.popFirst().map { RecognizedUtterance(text: $0) }
  }
}
