import OrderedJSON

/// Speechmatics, streaming: words that are final come in pieces, and an event tells the end of an utterance.
struct SpeechmaticsEvents: RecognizerFormat {
  static let format = InputFormat.speechmatics

  private var held = HeldPieces()

  var patience: Patience { held.isEmpty ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece, let message = value["message"]?.string else {
      return nil
    }
    switch message {
    case "AddTranscript": return add(value)
    case "AddPartialTranscript":
      let text = held.guess(Self.text(value))
      return text.isEmpty ? [] : [.partial(text)]
    case "EndOfUtterance", "EndOfTranscript", "EndOfTurn": return held.take(isMarked: true)
    case "Error": return [.problem(.failed(value["reason"]?.string ?? "an error without words"))]
    case "Info", "Warning", "RecognitionStarted", "AudioAdded", "SpeechStarted": return []
    default: return nil
    }
  }

  mutating func release() -> [ReaderEvent] { held.take(isMarked: false) }

  private mutating func add(_ value: JSON) -> [ReaderEvent] {
    let text = Self.text(value)
    if !text.isEmpty {
      let facts = value["metadata"]
      held.add(
        RecognizedUtterance(
          text: text,
          words: (value["results"]?.array ?? []).compactMap(Self.word),
          start: facts?["start_time"]?.lenientDouble,
          end: facts?["end_time"]?.lenientDouble,
          speaker: value["results"]?.array?.first?["alternatives"]?.array?.first?["speaker"]?.string
        )
      )
    }
    let endsSentence = value["results"]?.array?.contains { $0["is_eos"]?.bool == true } ?? false
    return endsSentence || held.isFull ? held.take(isMarked: true) : []
  }

  private static func text(_ value: JSON) -> String {
    SpeechText.spaced(value["metadata"]?["transcript"]?.string ?? "")
  }

  private static func word(_ value: JSON) -> RecognizedUtterance.Word? {
    guard value["type"]?.string != "punctuation",
      let best = value["alternatives"]?.array?.first, let text = best["content"]?.string
    else { return nil }
    return RecognizedUtterance.Word(
      text: text,
      start: value["start_time"]?.lenientDouble,
      end: value["end_time"]?.lenientDouble,
      confidence: best["confidence"]?.lenientDouble
    )
  }
}
