/// Lines with stamps: `[00:00:00.000 --> 00:00:04.000]   Open Dune`, `[0.00s -> 4.00s]  Open Dune`.
///
/// The blocks of `whisper-stream` that listens for speech hold the same lines.
struct WhisperLines: RecognizerFormat {
  static let format = InputFormat.whisper
  static let invents = true

  /// Where the block begins that is being read; its stamps count from there.
  private var blockStart = 0.0

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    let text = line.text.drop { $0 == " " }
    if var utterance = Self.utterance(text) {
      utterance.start = utterance.start.map { $0 + blockStart }
      utterance.end = utterance.end.map { $0 + blockStart }
      return [.final(utterance)]
    }
    if let start = Self.blockStart(text) { blockStart = start }
    if Self.isRemark(text) || context.isCurrent && Self.isProgress(text) { return [] }
    return context.isCurrent && line.isBlank ? [] : nil
  }

  /// The segment on a line with a stamp.
  static func utterance(_ line: some StringProtocol) -> RecognizedUtterance? {
    guard line.first == "[", let close = line.prefix(80).firstIndex(of: "]") else { return nil }
    let stamp = line[line.index(after: line.startIndex)..<close]
    let arrow = stamp.contains("-->") ? "-->" : "->"
    guard let span = Stamp.span(stamp, arrow: arrow) else { return nil }
    var text = line[line.index(after: close)...].drop { $0 == " " }
    let speaker = Speaker.remove(from: &text)
    return RecognizedUtterance(
      text: String(text),
      start: span.start,
      end: span.end,
      speaker: speaker
    )
  }

  /// `### Transcription 1 START | t0 = 4123 ms | t1 = 9000 ms`.
  private static func blockStart(_ line: some StringProtocol) -> Double? {
    guard line.hasPrefix("### Transcription "), let mark = line.firstRange(of: "| t0 = ") else {
      return nil
    }
    return Double(line[mark.upperBound...].prefix { $0 != " " }).map { $0 / 1_000 }
  }

  /// What the programs say about themselves.
  private static func isRemark(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("Detecting language using up to") || line.hasPrefix("Detected language")
      || line.hasPrefix("### Transcription ") || line.hasPrefix("Transcribing..")
      || line.hasPrefix("Transcription results written to '")
  }

  /// A dot for every piece in which somebody spoke.
  private static func isProgress(_ line: some StringProtocol) -> Bool {
    line.utf8.count >= 3 && line.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}

/// Who spoke, as a text tells at its beginning: `(speaker 0)`, `<v Ada>`.
enum Speaker {
  static func remove<Text: StringProtocol>(from text: inout Text) -> String?
  where Text.SubSequence == Text {
    let (opening, closing) = text.hasPrefix("<v ") ? ("<v ", ">" as Character) : ("(speaker ", ")")
    guard text.hasPrefix(opening), let end = text.prefix(80).firstIndex(of: closing) else {
      return nil
    }
    let name = text.dropFirst(opening.count)[..<end]
    text = text[text.index(after: end)...].drop { $0 == " " }
    if text.hasSuffix("</v>") { text = text.dropLast(4) }
    return String(name)
  }
}
