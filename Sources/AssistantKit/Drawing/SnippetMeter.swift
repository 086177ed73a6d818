/// How much of something there is, as a bar between its label and its value.
struct SnippetMeter: Sendable {
  let label: String?
  /// From 0 to 1; nil where nobody knows.
  let fraction: Double?
  let value: String?

  private static let bar = 12
  private static let gap = 1

  private var parts: (label: String?, value: String?) {
    func shown(_ text: String?) -> String? {
      let text = text.map { TerminalText.sanitized($0, lineBreaks: .spaces) }
      return text?.isEmpty == false ? text : nil
    }
    return (shown(label), shown(value))
  }

  /// The columns that it takes on one line.
  var width: Int {
    let (label, value) = parts
    return [label, value].compactMap { $0 }.reduce(Self.bar) { $0 + DisplayWidth.of($1) + Self.gap }
  }

  /// The bar on one line with its texts, or below them where they leave it too little room.
  func lines(columns: Int) -> [AttributedLine] {
    let (label, value) = parts
    guard width <= columns else {
      let texts = [label, value].compactMap { $0 }
      return texts.flatMap { DisplayWidth.wrapped($0, columns: columns).map { AttributedLine($0) } }
        + [bar(columns: min(Self.bar, columns))]
    }
    var line = AttributedLine(label.map { $0 + " " } ?? "")
    line.append(bar(columns: Self.bar))
    line.append(value.map { " " + $0 } ?? "")
    return [line]
  }

  private func bar(columns: Int) -> AttributedLine {
    let part = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    let filled = part.map { Int(($0 * Double(columns)).rounded()) } ?? 0
    var line = AttributedLine(String(repeating: "━", count: filled), look: .accent)
    let rest = part == nil ? "┄" : "─"
    line.append(String(repeating: rest, count: columns - filled), look: .dim)
    return line
  }
}
