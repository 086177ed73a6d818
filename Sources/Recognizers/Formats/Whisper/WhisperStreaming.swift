/// whisper_streaming: `4186.3606 0 1720 open dune`, when it was told, its times in milliseconds, and its words.
///
/// What is told is sure, but only a piece of a sentence: a mark or a pause ends it.
struct WhisperStreaming: RecognizerFormat {
  static let format = InputFormat.whisperStreaming
  static let invents = true

  private var held = HeldPieces()

  var patience: Patience { held.isEmpty ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    guard let (start, end, text) = Self.fields(line.text) else {
      return context.isCurrent && line.isBlank ? [] : nil
    }
    held.add(RecognizedUtterance(text: text, start: start, end: end))
    let endsSentence = text.last.map { ".?!。？！".contains($0) } ?? false
    return endsSentence || held.isFull ? held.take(isMarked: true) : []
  }

  mutating func release() -> [ReaderEvent] { held.take(isMarked: false) }

  /// The first number has four decimals, the others none.
  private static func fields(_ line: String) -> (start: Double, end: Double, text: String)? {
    let fields = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    guard fields.count == 4, let point = fields[0].firstIndex(of: "."),
      fields[0][point...].count == 5, Double(fields[0]) != nil,
      let start = Int(fields[1]), let end = Int(fields[2]), start <= end
    else { return nil }
    return (Double(start) / 1_000, Double(end) / 1_000, SpeechText.spaced(fields[3]))
  }
}
