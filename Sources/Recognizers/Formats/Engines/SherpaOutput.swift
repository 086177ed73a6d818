import OrderedJSON

/// sherpa-onnx: the name of a recording, its result as JSON, a rule of hyphens; and streaming results.
struct SherpaOutput: RecognizerFormat {
  static let format = InputFormat.sherpa

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .value(let value, _):
      guard let text = value["text"]?.string, value["tokens"]?.array != nil,
        value["timestamps"] != nil
      else { return nil }
      if value["is_final"]?.bool == false { return text.isEmpty ? [] : [.partial(text)] }
      return [.final(Self.utterance(text, value))]
    case .line(let line):
      if Self.isRecording(line.text) { return [] }
      let isRule = line.text.hasPrefix("----") || line.isBlank
      return context.isCurrent && isRule ? [] : nil
    default: return nil
    }
  }

  private static func utterance(_ text: String, _ value: JSON) -> RecognizedUtterance {
    let times = times(value["timestamps"])
    let offset = value["start_time"]?.lenientDouble ?? 0
    let language = value["lang"]?.string
    return RecognizedUtterance(
      text: text,
      start: times.first.map { $0 + offset },
      end: times.last.map { $0 + offset },
      language: language?.isEmpty == false ? language : nil
    )
  }

  /// Older builds write the list of times into a string.
  private static func times(_ value: JSON?) -> [Double] {
    if let list = value?.array { return list.compactMap(\.lenientDouble) }
    guard let text = value?.string else { return [] }
    return text.split { $0 == "[" || $0 == "]" || $0 == "," || $0 == " " }.compactMap { Double($0) }
  }

  private static func isRecording(_ line: String) -> Bool {
    let endings = [".wav", ".flac", ".mp3", ".ogg"]
    return !line.contains(" ") && line.utf8.count > 4 && endings.contains { line.hasSuffix($0) }
  }
}
