/// A table with tabs, as `whisper --output_format tsv` writes it; times are in milliseconds.
struct TabTable: RecognizerFormat {
  static let format = InputFormat.tsv
  static let invents = true

  private var columns = TableColumns(["start", "end", "text"])

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    let fields = line.text.split(separator: "\t", maxSplits: 15, omittingEmptySubsequences: false)
      .map(String.init)
    if let header = TableColumns(header: fields), fields.count > 1 {
      columns = header
      return []
    }
    guard context.isCurrent else { return nil }
    if line.isBlank { return [] }
    guard let utterance = columns.utterance(fields) else { return nil }
    return [.final(utterance)]
  }
}

/// Which column of a transcript's table is which.
struct TableColumns: Sendable {
  private var names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  /// The columns of a header, or nil for a row that is none.
  init?(header: [String]) {
    let names = header.map { SpeechText.spaced($0.lowercased()) }
    guard names.contains("text"), names.contains("start") else { return nil }
    self.names = names
  }

  /// The utterance of a row; nil where its times are no numbers.
  func utterance(_ fields: [String]) -> RecognizedUtterance? {
    guard fields.count == names.count else { return nil }
    var utterance = RecognizedUtterance(text: "")
    for (name, field) in zip(names, fields) {
      switch name {
      case "start", "end":
        guard let value = Double(SpeechText.spaced(field)) else { return nil }
        // Programs that count in seconds write a fraction.
        let seconds = field.contains(".") ? value : value / 1_000
        if name == "start" { utterance.start = seconds } else { utterance.end = seconds }
      case "text": utterance.text = field
      case "speaker": utterance.speaker = field.isEmpty ? nil : field
      default: break
      }
    }
    return utterance
  }
}
