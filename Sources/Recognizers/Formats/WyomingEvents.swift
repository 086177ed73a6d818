import OrderedJSON

/// Events of the Wyoming protocol; the bytes they announce are taken off before.
struct WyomingEvents: RecognizerFormat {
  static let format = InputFormat.wyoming
  static let invents = true

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let event, _) = piece, let type = event["type"]?.string else { return nil }
    let isEvent = event.hasOnly(["type", "version", "data", "data_length", "payload_length"])
    guard isEvent else { return nil }
    let data = event["data"]
    switch type {
    case "transcript", "recognize":
      guard let text = data?["text"]?.string else { return nil }
      let language = data?["language"]?.string
      return [.final(RecognizedUtterance(text: text, language: language))]
    case "transcript-chunk":
      let text = SpeechText.cleaned(data?["text"]?.string ?? "")
      return text.isEmpty ? [] : [.partial(text)]
    case "error":
      return [.problem(.failed(data?["text"]?.string ?? "an error without words"))]
    // Home Assistant's pipeline calls its own events so.
    case let other where other.hasPrefix("stt-"): return nil
    default: return []
    }
  }
}
