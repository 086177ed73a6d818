import OrderedJSON

/// Objects inside of lines: the events of a server, and what Python prints of its own objects.
///
/// `data: {"text": "open dune"}`, `{'text': 'open dune', 'final': True}`,
/// `Segment(id=1, start=0.0, end=4.0, text=' Open Dune')`.
enum EmbeddedJSON {
  /// What a line holds.
  enum Content {
    case value(JSON)
    /// A line of such a stream that says nothing.
    case nothing
  }

  /// The most bytes of a line that are looked at.
  private static let limit = 1 << 16

  /// What a line holds; nil for other text.
  static func content(of line: String) -> Content? {
    guard line.utf8.count <= limit, let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") })
    else { return nil }
    switch first {
    case UInt8(ascii: "d"), UInt8(ascii: "e"): return serverEvent(line)
    case UInt8(ascii: "{"), UInt8(ascii: "S"): return PythonLiteral.value(line).map { .value($0) }
    default: return nil
    }
  }

  private static func serverEvent(_ line: String) -> Content? {
    if line.hasPrefix("event: "), line.dropFirst(7).allSatisfy({ !$0.isWhitespace }) {
      return .nothing
    }
    guard line.hasPrefix("data:") else { return nil }
    let data = SpeechText.spaced(line.dropFirst(5))
    if data == "[DONE]" || data.isEmpty { return .nothing }
    guard data.hasPrefix("{") else { return nil }
    return StreamCutter.parse(Array(data.utf8)).map { .value($0) }
  }
}
