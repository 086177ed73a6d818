/// whisper_streaming: `4186.3606 0 1720 open dune`, when it was told, its times in milliseconds, and its words.
///
/// Its server sends the same without the moment. What is told is sure, but only a piece of a sentence: a mark
/// or a pause ends it.
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

  /// A program's line begins with the moment, which has four decimals; a server's with the times alone.
  private static func fields(_ line: String) -> (start: Double, end: Double, text: String)? {
    let fields = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    guard let first = fields.first else { return nil }
    if let point = first.firstIndex(of: ".") {
      guard fields.count == 4, first[point...].count == 5, Double(first) != nil else { return nil }
      return words(after: fields[1...])
    }
    guard fields.count > 2, fields[2].first?.isLetter == true else { return nil }
    return words(after: fields.prefix(2) + [line[fields[2].startIndex...]], least: shortestPiece)
  }

  /// What is said in no less time, in milliseconds; smaller numbers belong to a sentence ("3 4 books").
  private static let shortestPiece = 100

  private static func words(
    after fields: ArraySlice<Substring>,
    least: Int = 0
  ) -> (start: Double, end: Double, text: String)? {
    guard fields.count == 3, let text = fields.last, let start = Int(fields[fields.startIndex]),
      let end = Int(fields[fields.startIndex + 1]), start + least <= end
    else { return nil }
    return (Double(start) / 1_000, Double(end) / 1_000, SpeechText.spaced(text))
  }
}
