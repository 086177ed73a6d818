import OrderedJSON

/// JSON of programs that are not known, with the text under one of the common keys.
struct CommonJSON: RecognizerFormat {
  static let format = InputFormat.json

  /// The number of the turn that was told last, where turns are numbered: some are told twice.
  private var turn: Int?

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    let alternatives = value.first("alternatives", "hypotheses", "nbest")?.array ?? []
    let best = alternatives.first
    let text =
      Self.text(value) ?? value["data"].flatMap(Self.text) ?? value["result"].flatMap(Self.text)
      ?? best.flatMap(Self.text)
    if let guess = value["partial"]?.string { return guess.isEmpty ? [] : [.partial(guess)] }
    guard let text else { return context.isNamed ? [] : nil }
    let facts = [value, value["data"], value["result"]].compactMap(\.self)
    if facts.contains(where: \.isGuess) { return text.isEmpty ? [] : [.partial(text)] }
    if let number = value["turn_order"]?.int {
      if number == turn { return [.dropped(.repeated, text: text)] }
      turn = number
    }
    return [
      .final(
        RecognizedUtterance(
          text: text,
          alternatives: Self.hypotheses(alternatives.isEmpty ? [value] : alternatives),
          start: value["start"]?.seconds,
          end: value["end"]?.seconds,
          speaker: value["speaker"]?.string,
          language: value["language"]?.string
        )
      )
    ]
  }

  private static func text(_ value: JSON) -> String? {
    value.first("text", "transcript", "utterance", "sentence")?.string
  }

  private static func hypotheses(_ values: [JSON]) -> [RecognizedUtterance.Alternative] {
    let hypotheses = values.prefix(Hypotheses.limit).compactMap { value in
      text(value).map { text in
        let score = value.first("confidence", "score", "probability")?.lenientDouble
        return RecognizedUtterance.Alternative(
          text: text,
          score: score,
          // Of an unknown program a number is a probability only where it says so.
          scoreIsProbability: value["probability"] != nil && score.map { $0 <= 1 } ?? false
        )
      }
    }
    return hypotheses.count == 1 && hypotheses[0].score == nil ? [] : hypotheses
  }
}
