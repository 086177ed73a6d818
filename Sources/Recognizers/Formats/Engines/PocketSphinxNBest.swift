/// The hypotheses of one utterance, one a line with a logarithmic score: `open dune -30181`.
struct PocketSphinxNBest: RecognizerFormat {
  static let format = InputFormat.pocketsphinxNBest

  private var hypotheses: [RecognizedUtterance.Alternative] = []

  var patience: Patience { hypotheses.isEmpty ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    if context.isCurrent, line.isBlank { return release() }
    guard let hypothesis = Self.hypothesis(line.text) else { return nil }
    if hypotheses.count < Hypotheses.limit { hypotheses.append(hypothesis) }
    return []
  }

  mutating func release() -> [ReaderEvent] {
    defer { hypotheses = [] }
    guard let best = hypotheses.first else { return [] }
    return [.final(RecognizedUtterance(text: best.text, alternatives: hypotheses))]
  }

  /// A score has four digits at least, so that a temperature at the end of a sentence is none.
  private static func hypothesis(_ line: String) -> RecognizedUtterance.Alternative? {
    guard let space = line.lastIndex(of: " ") else { return nil }
    let number = line[line.index(after: space)...]
    guard number.first == "-", (5...12).contains(number.utf8.count), let score = Int(number) else {
      return nil
    }
    return .init(text: SpeechText.spaced(line[..<space]), score: Double(score))
  }
}
