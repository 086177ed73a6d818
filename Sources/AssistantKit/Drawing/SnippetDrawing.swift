package import AppIntents

/// Draws a snippet as lines of text in a box.
///
/// ```
/// ┌ Order ─────────────┐
/// │ Dune × 3           │
/// └────────────────────┘
/// ```
///
/// The box is as wide as what it holds, never wider than it may be, and no narrower than its title.
/// Text that is too wide wraps; text from outside is made harmless first.
package struct SnippetDrawing: Sendable {
  /// The most columns the box may take, its sides included.
  package var maxColumns: Int
  /// The most lines one text may take before it is cut with "…".
  package var maxTextLines: Int

  /// Makes a drawing of a width.
  package init(maxColumns: Int = 80, maxTextLines: Int = 12) {
    self.maxColumns = max(8, maxColumns)
    self.maxTextLines = max(1, maxTextLines)
  }

  /// Draws a snippet; nothing at all where the snippet holds nothing.
  ///
  /// - Parameters:
  ///   - content: What the snippet's view says.
  ///   - title: What stands in the box's upper side.
  /// - Returns: The box's lines from top to bottom, all of the same width.
  package func lines(for content: SnippetContent, title: String? = nil) -> [AttributedLine] {
    let layout = SnippetLayout(maxTextLines: maxTextLines)
    guard let natural = layout.width(of: content) else { return [] }
    let heading = title.map {
      let harmless = TerminalText.sanitized($0, lineBreaks: .spaces)
      return DisplayWidth.truncated(harmless, toColumns: maxColumns - 6)
    }
    let atLeast = heading.map { DisplayWidth.of($0) + 2 } ?? 1
    let inner = max(atLeast, min(natural, maxColumns - 4))
    let rows = layout.lines(of: content, columns: inner)
    guard !rows.isEmpty else { return [] }
    return [top(heading, inner: inner)] + rows.map { side($0, inner: inner) }
      + [bottom(inner: inner)]
  }
}

extension SnippetDrawing {
  private func top(_ heading: String?, inner: Int) -> AttributedLine {
    var line = AttributedLine("┌", look: .dim)
    var left = inner + 2
    if let heading, !heading.isEmpty {
      line.append(" ")
      line.append(heading, look: .bold)
      line.append(" ")
      left -= DisplayWidth.of(heading) + 2
    }
    line.append(String(repeating: "─", count: left) + "┐", look: .dim)
    return line
  }

  private func side(_ row: AttributedLine, inner: Int) -> AttributedLine {
    var line = AttributedLine("│", look: .dim)
    line.append(" ")
    line.append(row.truncated(toColumns: inner).padded(toColumns: inner))
    line.append(" ")
    line.append("│", look: .dim)
    return line
  }

  private func bottom(inner: Int) -> AttributedLine {
    AttributedLine("└" + String(repeating: "─", count: inner + 2) + "┘", look: .dim)
  }
}
