import OrderedJSON

/// Objects inside of lines: the events of a server, and what Python prints of its own objects.
///
/// `data: {"text": "open dune"}`, `{'text': 'open dune', 'final': True}`,
/// `Segment(id=1, start=0.0, end=4.0, text=' Open Dune')`, `('open dune', 0.93)`, `INFO:root:{'text': 'open dune'}`.
enum EmbeddedJSON {
  /// What a line holds.
  enum Content {
    case values([JSON])
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
    case UInt8(ascii: "d"), UInt8(ascii: "e"):
      if let content = serverEvent(line) { return content }
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
      return PythonLiteral.value(line).flatMap(shown)
    case UInt8(ascii: "A")...UInt8(ascii: "Z") where line.hasSuffix(")"):
      return PythonLiteral.value(line).flatMap(shown)
    default: break
    }
    return logged(line)
  }

  /// What Python shows: an object, a list of them, or a text with how sure it is.
  private static func shown(_ value: JSON) -> Content? {
    guard let elements = value.array else {
      return value.object?.isEmpty == false ? .values([value]) : nil
    }
    if let text = elements.first?.string {
      let numbers = elements.dropFirst().compactMap(\.double)
      guard numbers.count == elements.count - 1, numbers.count <= 1 else { return nil }
      let members = [JSON.Member("text", JSON(text))]
      return .values([.object(members + numbers.map { JSON.Member("confidence", JSON($0)) })])
    }
    let isOfObjects = elements.allSatisfy { $0.object?.isEmpty == false }
    return isOfObjects && !elements.isEmpty ? .values(elements) : nil
  }

  /// An object behind what a log writes before it.
  private static func logged(_ line: String) -> Content? {
    guard line.utf8.last == UInt8(ascii: "}"), let open = line.prefix(logLimit).firstIndex(of: "{")
    else { return nil }
    let words = line[..<open].split { !$0.isLetter }
    guard words.contains(where: { levels.contains(String($0)) }) else { return nil }
    return PythonLiteral.value(String(line[open...])).flatMap(shown)
  }

  /// What stands before the object has a level in it; the most letters of that.
  private static let levels: Set<String> = ["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
  private static let logLimit = 200

  private static func serverEvent(_ line: String) -> Content? {
    if line.hasPrefix("event: "), line.dropFirst(7).allSatisfy({ !$0.isWhitespace }) {
      return .nothing
    }
    guard line.hasPrefix("data:") else { return nil }
    let data = SpeechText.spaced(line.dropFirst(5))
    if data == "[DONE]" || data.isEmpty { return .nothing }
    guard data.hasPrefix("{") else { return nil }
    return StreamCutter.parse(Array(data.utf8)).map { .values([$0]) }
  }
}
