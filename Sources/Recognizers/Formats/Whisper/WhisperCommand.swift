/// `whisper-command`: the words it heard, or the command of its list that it chose.
struct WhisperCommand: RecognizerFormat {
  static let format = InputFormat.whisperCommand
  static let invents = true

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    let text = line.text
    if let command = Self.quoted(text) ?? Self.chosen(text) { return [.final(command)] }
    let isRemark = text.hasPrefix("process_") || text.hasPrefix("main: ")
    return isRemark || context.isCurrent && line.isBlank ? [] : nil
  }

  /// `process_general_transcription: Command 'open dune', (t = 350 ms)`.
  private static func quoted(_ line: String) -> RecognizedUtterance? {
    guard line.hasPrefix("process_"), let start = line.firstRange(of: "Command '")?.upperBound
    else { return nil }
    let rest = line[start...]
    guard let end = rest.ranges(of: "', (t =").last?.lowerBound else { return nil }
    return RecognizedUtterance(text: String(rest[..<end]))
  }

  /// `process_command_list: detected command: open | p = 0.83 | t = 120 ms`.
  private static func chosen(_ line: String) -> RecognizedUtterance? {
    guard line.hasPrefix("process_"),
      let start = line.firstRange(of: "detected command: ")?.upperBound
    else { return nil }
    let fields = line[start...].split(separator: " | ")
    guard let text = fields.first else { return nil }
    var score: Double?
    for field in fields.dropFirst() where field.hasPrefix("p = ") {
      score = Double(field.dropFirst(4).prefix { $0 != " " })
    }
    let alternative = RecognizedUtterance.Alternative(
      text: String(text),
      score: score,
      scoreIsProbability: true
    )
    return RecognizedUtterance(text: String(text), alternatives: score == nil ? [] : [alternative])
  }
}
