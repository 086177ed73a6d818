/// WebVTT subtitles.
struct WebVTT: RecognizerFormat {
  static let format = InputFormat.vtt
  static let invents = true

  private var cues = CueReader()
  private var isInBlock = false

  var patience: Patience { cues.hasText ? .settle : .none }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    if line.text.hasPrefix("WEBVTT") {
      isInBlock = true
      return cues.end()
    }
    guard context.isCurrent else { return nil }
    if let span = Stamp.span(line.text, arrow: "-->") {
      isInBlock = false
      return cues.begin(span)
    }
    if line.isBlank {
      isInBlock = false
      return cues.end()
    }
    if cues.isInCue {
      cues.add(line.text)
      return []
    }
    if isInBlock { return [] }
    isInBlock = ["NOTE", "STYLE", "REGION"].contains { line.text.hasPrefix($0) }
    // The name of a cue is one word; anything longer is no subtitle any more.
    return isInBlock || !line.text.contains(" ") ? [] : nil
  }

  mutating func release() -> [ReaderEvent] { cues.end() }
}
