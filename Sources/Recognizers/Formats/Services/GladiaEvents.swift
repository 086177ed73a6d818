import OrderedJSON

/// Gladia, live: an utterance in each event, and whether it is final.
struct GladiaEvents: RecognizerFormat {
  static let format = InputFormat.gladia

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    guard value["type"]?.string == "transcript", let data = value["data"],
      let utterance = data["utterance"], let text = utterance["text"]?.string
    else {
      return value["session_id"] != nil && value["type"] != nil ? [] : nil
    }
    guard data["is_final"]?.bool == true else {
      let guess = SpeechText.spaced(text)
      return guess.isEmpty ? [] : [.partial(guess)]
    }
    let words = (utterance["words"]?.array ?? []).compactMap { word in
      word["word"]?.string.map {
        RecognizedUtterance.Word(
          text: SpeechText.spaced($0),
          start: word["start"]?.lenientDouble,
          end: word["end"]?.lenientDouble,
          confidence: word["confidence"]?.lenientDouble
        )
      }
    }
    return [
      .final(
        RecognizedUtterance(
          text: text,
          alternatives: Hypotheses.read([utterance], text: "text", score: "confidence"),
          words: words,
          start: utterance["start"]?.lenientDouble,
          end: utterance["end"]?.lenientDouble,
          speaker: utterance["speaker"]?.int.map { "\($0)" },
          language: utterance["language"]?.string
        )
      )
    ]
  }
}
