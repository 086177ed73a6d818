/// SubRip subtitles; also the lines with times of `hear -T`, which have no empty lines.
struct SubRip: RecognizerFormat {
  static let format = InputFormat.srt
  static let invents = true

  private var cues = CueReader()
  /// Whether the first line was a number, so that times must follow.
  private var number: TextLine?

  var patience: Patience { cues.hasText || number != nil ? .settle : .none }
  var isCertain: Bool { number == nil }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    if let span = Stamp.span(line.text, arrow: "-->"), line.text.first?.isNumber == true {
      number = nil
      return cues.begin(span)
    }
    if number != nil { return nil }
    if cues.isInCue {
      if line.isBlank { return cues.end() }
      // `hear -T` writes one line of text and then the next times; a second line is rare there.
      cues.add(line.text)
      return []
    }
    if context.isCurrent { return line.isBlank || Self.isNumber(line.text) ? [] : nil }
    guard line.number == 1, line.text == "1" else { return nil }
    number = line
    return []
  }

  mutating func release() -> [ReaderEvent] {
    defer { number = nil }
    if let number { return [.final(RecognizedUtterance(text: number.text))] }
    return cues.end()
  }

  static func isNumber(_ text: String) -> Bool {
    (1...9).contains(text.utf8.count)
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
