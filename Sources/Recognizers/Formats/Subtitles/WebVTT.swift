/// WebVTT subtitles.
struct WebVTT: RecognizerFormat {
  static let format = InputFormat.vtt
  static let invents = true

  private var cues = CueReader()
  private var block: Block?

  /// Lines that are no cue.
  private enum Block {
    /// What follows the first line; each line gives something a value.
    case header
    /// A remark or a style, whatever its lines are.
    case remark
  }

  var patience: Patience { cues.hasText ? .settle : .none }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else {
      // Blocks hold lines only: whatever else comes has ended them.
      block = nil
      return nil
    }
    if line.text.hasPrefix("WEBVTT") {
      block = .header
      return cues.end()
    }
    guard context.isCurrent else { return nil }
    if let span = Stamp.span(line.text, arrow: "-->") {
      block = nil
      return cues.begin(span)
    }
    if line.isBlank {
      block = nil
      return cues.end()
    }
    if cues.isInCue {
      cues.add(line.text)
      return []
    }
    switch block {
    case .remark: return []
    case .header where line.text.contains(":") || line.text.contains("="): return []
    case .header, nil: break
    }
    block = ["NOTE", "STYLE", "REGION"].contains { line.text.hasPrefix($0) } ? .remark : nil
    // The name of a cue is one word; anything longer is no subtitle any more.
    return block == .remark || !line.text.contains(" ") ? [] : nil
  }

  mutating func release() -> [ReaderEvent] { cues.end() }
}
