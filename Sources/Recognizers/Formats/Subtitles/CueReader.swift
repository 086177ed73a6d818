/// Reads subtitles: a line with times, the lines of text, an empty line.
struct CueReader: Sendable {
  /// The most bytes of one cue.
  static let limit = 1 << 16

  private var span: (start: Double, end: Double)?
  private var text = ""

  /// Whether a cue has begun.
  var isInCue: Bool { span != nil }
  /// Whether a cue has words.
  var hasText: Bool { !text.isEmpty }

  /// Begins a cue on a line with times; gives back the one before.
  mutating func begin(_ span: (start: Double, end: Double)) -> [ReaderEvent] {
    let events = end()
    self.span = span
    return events
  }

  mutating func add(_ line: String) {
    guard text.utf8.count + line.utf8.count < Self.limit else { return }
    text += text.isEmpty ? line : " " + line
  }

  /// Ends the cue, if one has begun.
  mutating func end() -> [ReaderEvent] {
    guard let span else { return [] }
    var words = text[...]
    let speaker = Speaker.remove(from: &words)
    let utterance = RecognizedUtterance(
      text: String(words),
      start: span.start,
      end: span.end,
      speaker: speaker
    )
    self.span = nil
    text = ""
    return [.final(utterance)]
  }
}
