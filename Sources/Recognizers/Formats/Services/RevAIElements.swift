import OrderedJSON

/// Rev AI: hypotheses of words and marks, streaming and as a whole.
struct RevAIElements: RecognizerFormat {
  static let format = InputFormat.revAI

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    if let monologues = value["monologues"]?.array {
      guard monologues.allSatisfy({ $0["elements"]?.array != nil }) else { return nil }
      return monologues.map { .final(Self.utterance($0)) }
    }
    guard value["elements"]?.array != nil else {
      return value["type"]?.string == "connected" && value["id"] != nil ? [] : nil
    }
    let utterance = Self.utterance(value)
    guard value["type"]?.string == "final" else {
      return utterance.text.isEmpty ? [] : [.partial(utterance.text)]
    }
    return [.final(utterance)]
  }

  /// A guess has words only, and nothing between them.
  private static func utterance(_ value: JSON) -> RecognizedUtterance {
    let elements = value["elements"]?.array ?? []
    let hasMarks = elements.contains { $0["type"]?.string == "punct" }
    let text = elements.compactMap { $0["value"]?.string }.joined(separator: hasMarks ? "" : " ")
    let words = elements.compactMap { element -> RecognizedUtterance.Word? in
      guard element["type"]?.string == "text", let text = element["value"]?.string else {
        return nil
      }
      return RecognizedUtterance.Word(
        text: text,
        start: element["ts"]?.lenientDouble,
        end: element["end_ts"]?.lenientDouble,
        confidence: element["confidence"]?.lenientDouble
      )
    }
    return RecognizedUtterance(
      text: SpeechText.spaced(text),
      words: words,
      start: words.first?.start ?? value["ts"]?.lenientDouble,
      end: words.last?.end ?? value["end_ts"]?.lenientDouble,
      speaker: value["speaker"]?.int.map { "\($0)" }
    )
  }
}
