import AssistantKit

/// Breaks what the program tells of itself into lines: two columns, and paragraphs as wide as there is room.
struct TextLayout: Sendable {
  /// The most columns of a line.
  let columns: Int

  /// On a narrower page a left side is a line of its own.
  private static let fewestForTwoSides = 64

  /// Two sides; a left side that is too wide takes a line of its own, and on a narrow page each does.
  func rows(_ rows: [(left: String, right: String)], width: Int) -> [String] {
    let width = columns < max(Self.fewestForTwoSides, 2 * width) ? min(6, width) : width
    let indent = String(repeating: " ", count: width)
    return rows.flatMap { row in
      let right = TextLayout(columns: columns - width).wrapped(row.right)
      guard row.left.count < width else { return wrapped(row.left) + right.map { indent + $0 } }
      let left = row.left + String(repeating: " ", count: width - row.left.count)
      return right.enumerated().map { ($0 == 0 ? left : indent) + $1 }
    }
  }

  /// Paragraphs as wide as there is room; what is indented is a table, whose lines stay lines.
  func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var paragraph: [Substring] = []
    func end() {
      if !paragraph.isEmpty { lines += wrapped(paragraph.joined(separator: " ")) }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        end()
        lines.append("")
      } else if line.contains("   ") || line.contains("\t") {
        end()
        lines += wrapped(String(line))
      } else {
        paragraph.append(line)
      }
    }
    end()
    return lines
  }

  /// A line, broken where it has to be.
  func wrapped(_ text: String) -> [String] {
    AttributedLine(text).wrapped(columns: max(16, columns)).map(\.text)
  }
}
