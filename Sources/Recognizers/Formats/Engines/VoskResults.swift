import OrderedJSON

/// Vosk: results over several lines, guesses, hypotheses; and the transcripts of `vosk-transcriber`.
struct VoskResults: RecognizerFormat {
  static let format = InputFormat.vosk

  private static let keys: Set<String> = [
    "text", "result", "partial", "partial_result", "alternatives", "spk", "spk_frames",
  ]

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .line(let line):
      if context.isNamed { return [.final(RecognizedUtterance(text: line.text))] }
      return context.isCurrent && line.isBlank ? [] : nil
    case .value(let value, _):
      if let monologues = value["monologues"]?.array { return monologues.map(Self.monologue) }
      guard value.hasOnly(Self.keys) else { return nil }
      return Self.result(value)
    default: return nil
    }
  }

  private static func result(_ value: JSON) -> [ReaderEvent]? {
    if let text = value["partial"]?.string { return text.isEmpty ? [] : [.partial(text)] }
    if let alternatives = value["alternatives"]?.array {
      // The scores are logarithms in the hundreds, whatever the manual's example says.
      let hypotheses = Hypotheses.read(
        alternatives,
        text: "text",
        score: "confidence",
        isProbability: false
      )
      let words = (alternatives.first?["result"]?.array ?? []).compactMap(word)
      let text = alternatives.first?["text"]?.string ?? ""
      return [.final(utterance(text, hypotheses, words))]
    }
    guard let text = value["text"]?.string else { return nil }
    return [.final(utterance(text, [], (value["result"]?.array ?? []).compactMap(word)))]
  }

  private static func utterance(
    _ text: String,
    _ hypotheses: [RecognizedUtterance.Alternative],
    _ words: [RecognizedUtterance.Word]
  ) -> RecognizedUtterance {
    RecognizedUtterance(
      text: text,
      alternatives: hypotheses,
      words: words,
      start: words.first?.start,
      end: words.last?.end
    )
  }

  private static func word(_ value: JSON) -> RecognizedUtterance.Word? {
    guard let text = value.first("word", "text")?.string else { return nil }
    return RecognizedUtterance.Word(
      text: text,
      start: value["start"]?.lenientDouble,
      end: value["end"]?.lenientDouble,
      confidence: value.first("conf", "confidence")?.lenientDouble
    )
  }

  /// What one speaker said, as `vosk-transcriber -t json` writes it.
  private static func monologue(_ value: JSON) -> ReaderEvent {
    let words = (value["terms"]?.array ?? []).compactMap(word)
    let speaker = value["speaker"]?.first("id", "name")?.string
    return .final(
      RecognizedUtterance(
        text: words.map(\.text).joined(separator: " "),
        words: words,
        start: value["start"]?.lenientDouble,
        end: value["end"]?.lenientDouble,
        speaker: speaker == "unknown" ? nil : speaker
      )
    )
  }
}
