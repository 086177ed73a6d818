/// Lyrics with stamps, as `whisper-cli -olrc` writes them: `[00:01.50] Open Dune`.
struct LyricsLines: RecognizerFormat {
  static let format = InputFormat.lrc
  static let invents = true

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    if context.isCurrent, line.isBlank { return [] }
    guard line.text.first == "[", let close = line.text.prefix(80).firstIndex(of: "]") else {
      return nil
    }
    let tag = line.text[..<close].dropFirst()
    if Self.isHeader(tag) { return [] }
    guard tag.contains(":"), tag.contains("."), let start = Stamp.seconds(tag) else { return nil }
    let text = line.text[line.text.index(after: close)...].drop { $0 == " " }
    return [.final(RecognizedUtterance(text: String(text), start: start))]
  }

  private static func isHeader(_ tag: Substring) -> Bool {
    let names = ["ar:", "al:", "ti:", "au:", "by:", "re:", "ve:", "offset:", "length:"]
    return names.contains { tag.hasPrefix($0) }
  }
}
