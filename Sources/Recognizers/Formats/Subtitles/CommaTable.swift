/// A table with commas, as `whisper-cli -ocsv` writes it; a quoted field may go over several lines.
struct CommaTable: RecognizerFormat {
  static let format = InputFormat.csv
  static let invents = true

  /// The most bytes of one row.
  private static let limit = 1 << 16
  /// The most lines of one row: a quote that is never closed should not hide what follows.
  private static let lineLimit = 4

  private var columns = TableColumns(["start", "end", "text"])
  private var unfinished = ""
  private var unfinishedLines = 0

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    let isLong = unfinished.utf8.count + line.text.utf8.count > Self.limit
    guard !isLong, unfinishedLines < Self.lineLimit else {
      unfinished = ""
      unfinishedLines = 0
      return nil
    }
    let row = unfinished.isEmpty ? line.text : unfinished + "\n" + line.text
    guard let fields = Self.fields(row) else {
      guard context.isCurrent else { return nil }
      unfinished = row
      unfinishedLines += 1
      return []
    }
    unfinished = ""
    unfinishedLines = 0
    if fields.count > 1, let header = TableColumns(header: fields) {
      columns = header
      return []
    }
    guard context.isCurrent else { return nil }
    if line.isBlank { return [] }
    guard let utterance = columns.utterance(fields) else { return nil }
    return [.final(utterance)]
  }

  /// Whether a line names the columns of such a table.
  static func isHeader(_ line: String) -> Bool {
    guard line.utf8.contains(UInt8(ascii: ",")), let fields = fields(line) else { return false }
    return TableColumns(header: fields) != nil
  }

  /// The fields of a row; nil where a quoted one has not ended.
  private static func fields(_ row: String) -> [String]? {
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var isAfterQuote = false
    for scalar in row.unicodeScalars {
      switch scalar {
      case "\"" where isQuoted:
        isQuoted = false
        isAfterQuote = true
      case "\"" where isAfterQuote:
        field.append("\"")
        isQuoted = true
        isAfterQuote = false
      case "\"" where SpeechText.spaced(field).isEmpty: isQuoted = true
      case "," where !isQuoted:
        fields.append(field)
        field = ""
        isAfterQuote = false
      default:
        field.unicodeScalars.append(scalar)
        isAfterQuote = false
      }
    }
    if isQuoted { return nil }
    return fields + [field]
  }
}
