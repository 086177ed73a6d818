import OrderedJSON

/// Events of OpenAI's transcriptions: letters as they come, and the whole when it is done.
struct OpenAIEvents: RecognizerFormat {
  static let format = InputFormat.openAI
  static let invents = true

  /// The most letters of a guess that are kept.
  private static let limit = 4_096

  private var guess = ""

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece, let type = value["type"]?.string else { return nil }
    switch type {
    case "transcript.text.delta", "conversation.item.input_audio_transcription.delta":
      guess = String((guess + (value["delta"]?.string ?? "")).suffix(Self.limit))
      let text = SpeechText.spaced(guess)
      return text.isEmpty ? [] : [.partial(text)]
    case "transcript.text.done", "conversation.item.input_audio_transcription.completed":
      guess = ""
      return value.first("text", "transcript")?.string.map {
        [.final(RecognizedUtterance(text: $0))]
      }
    case "error", "conversation.item.input_audio_transcription.failed":
      guard context.isCurrent || value["event_id"] != nil else { return nil }
      guess = ""
      let reason = value["error"]?["message"]?.string
      return [.problem(.failed(reason ?? "an error without words"))]
    default:
      let isOther = [
        "session.", "transcription_session.", "input_audio_buffer.", "conversation.", "response.",
        "transcript.",
      ]
      .contains { type.hasPrefix($0) }
      return isOther && (context.isCurrent || value["event_id"] != nil) ? [] : nil
    }
  }
}
