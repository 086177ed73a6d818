import OrderedJSON

/// Deepgram: streaming results in pieces that belong together, Flux's turns, or a recording as a whole.
struct DeepgramResults: RecognizerFormat {
  static let format = InputFormat.deepgram

  private var held = HeldPieces()

  var patience: Patience { held.isEmpty ? .none : .long }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    if let channels = value["results"]?["channels"]?.array {
      return Self.recording(channels, utterances: value["results"]?["utterances"]?.array)
    }
    switch value["type"]?.string {
    case "Results" where value["channel"] != nil: return readResult(value)
    case "TurnInfo": return Self.turn(value)
    case "UtteranceEnd": return release()
    case "Metadata", "SpeechStarted", "Connected": return []
    default: return nil
    }
  }

  mutating func release() -> [ReaderEvent] { held.take(isMarked: true) }

  private mutating func readResult(_ value: JSON) -> [ReaderEvent] {
    let utterance = Self.utterance(value["channel"]?["alternatives"]?.array ?? [], value)
    guard value["is_final"]?.bool != false else {
      guard let text = utterance?.text, !text.isEmpty else { return [] }
      return [.partial(held.guess(text))]
    }
    if let utterance, !utterance.text.isEmpty { held.add(utterance) }
    let isEnd = value["speech_final"]?.bool ?? true
    return isEnd || value["from_finalize"]?.bool == true || held.isFull ? release() : []
  }

  /// Flux tells the whole turn each time; it has ended with `EndOfTurn`.
  private static func turn(_ value: JSON) -> [ReaderEvent] {
    guard let text = value["transcript"]?.string, !text.isEmpty else { return [] }
    guard value["event"]?.string == "EndOfTurn" else { return [.partial(text)] }
    let words = (value["words"]?.array ?? []).compactMap(word)
    return [
      .final(
        RecognizedUtterance(
          text: text,
          words: words,
          start: value["audio_window_start"]?.lenientDouble ?? words.first?.start,
          end: value["audio_window_end"]?.lenientDouble ?? words.last?.end
        )
      )
    ]
  }

  private static func utterance(_ alternatives: [JSON], _ facts: JSON) -> RecognizedUtterance? {
    guard let best = alternatives.first, let text = best["transcript"]?.string else { return nil }
    let start = facts["start"]?.lenientDouble
    let length = facts["duration"]?.lenientDouble
    let words = (best["words"]?.array ?? []).compactMap(word)
    return RecognizedUtterance(
      text: text,
      alternatives: Hypotheses.read(alternatives, text: "transcript", score: "confidence"),
      words: words,
      start: start ?? words.first?.start,
      end: start.flatMap { start in length.map { start + $0 } } ?? words.last?.end,
      speaker: best["words"]?.array?.first?["speaker"]?.int.map { "\($0)" }
    )
  }

  private static func recording(_ channels: [JSON], utterances: [JSON]?) -> [ReaderEvent] {
    if let utterances, !utterances.isEmpty {
      return utterances.compactMap { value in
        guard let text = value["transcript"]?.string else { return nil }
        return .final(
          RecognizedUtterance(
            text: text,
            alternatives: Hypotheses.read([value], text: "transcript", score: "confidence"),
            words: (value["words"]?.array ?? []).compactMap(word),
            start: value["start"]?.lenientDouble,
            end: value["end"]?.lenientDouble,
            speaker: value["speaker"]?.int.map { "\($0)" }
          )
        )
      }
    }
    return channels.compactMap { channel in
      utterance(channel["alternatives"]?.array ?? [], channel).map { .final($0) }
    }
  }

  private static func word(_ value: JSON) -> RecognizedUtterance.Word? {
    guard let text = value.first("punctuated_word", "word")?.string else { return nil }
    return RecognizedUtterance.Word(
      text: text,
      start: value["start"]?.lenientDouble,
      end: value["end"]?.lenientDouble,
      confidence: value["confidence"]?.lenientDouble
    )
  }
}
