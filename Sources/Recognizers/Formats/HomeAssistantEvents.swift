import OrderedJSON

/// Events of Home Assistant's voice pipelines; the words come with the end of speech recognition.
struct HomeAssistantEvents: RecognizerFormat {
  static let format = InputFormat.homeAssistant
  static let invents = true

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let outer, _) = piece else { return nil }
    let event = outer["event"].flatMap { $0.object == nil ? nil : $0 } ?? outer
    guard let type = event["type"]?.string else { return nil }
    if type == "stt-end" {
      guard let text = event["data"]?["stt_output"]?["text"]?.string else { return nil }
      return [.final(RecognizedUtterance(text: text))]
    }
    let kinds = ["run-", "wake_word-", "stt-", "intent-", "tts-"]
    guard kinds.contains(where: { type.hasPrefix($0) }) || type == "error" && context.isCurrent
    else { return nil }
    guard type == "error" else { return [] }
    return [.problem(.failed(event["data"]?["message"]?.string ?? "an error without words"))]
  }
}
