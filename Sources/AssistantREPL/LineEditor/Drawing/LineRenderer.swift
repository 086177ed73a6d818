import AssistantKit

/// Turns frames into what a terminal must be sent, each time from what is on the screen already.
///
/// Everything is relative to where the line began, so it works wherever on the screen that is. All that is
/// ever sent, besides text and ``TerminalStyle``'s looks:
///
/// ```
/// CR            to the first column
/// CR LF         to the next row, scrolling where there is none
/// ESC [ n A     n rows up            CUU, ECMA-48 8.3.22
/// ESC [ n C     n columns right      CUF, 8.3.20
/// ESC [ J       erase from here on   ED, 8.3.39
/// ESC [ H       to the first row     CUP, 8.3.21, with ESC [ 2 J: the whole screen
/// ```
struct LineRenderer: Sendable {
  /// How looks are written.
  let style: TerminalStyle

  /// What the last frame left on the screen.
  private var drawn: Drawn?

  /// Makes a renderer whose first frame begins where the cursor is.
  init(style: TerminalStyle) {
    self.style = style
  }

  private struct Drawn {
    /// The rows down to the cursor's.
    var rows: [String]
    var cursorColumn: Int
  }

  /// What brings a frame to the screen in place of the last one.
  mutating func draw(_ frame: LineFrame, size: TerminalSize) -> String {
    let layout = LineLayout(frame, columns: size.columns)
    let hints = hintRows(of: frame, below: layout, size: size)
    let visible = layout.visibleRows(limit: size.rows - hints.count)
    var output = erase(size: size)
    output += (layout.rows[visible].map { style.paint($0) } + hints).joined(separator: "\r\n")
    output += up(visible.count - 1 + hints.count - (layout.cursorRow - visible.lowerBound))
    output += "\r" + right(layout.cursorColumn)
    drawn = Drawn(
      rows: layout.rows[visible.lowerBound...layout.cursorRow].map(\.text),
      cursorColumn: layout.cursorColumn
    )
    return output
  }

  /// What leaves the line on the screen for good, without hints, and moves below it.
  mutating func finish(_ frame: LineFrame, size: TerminalSize) -> String {
    var last = frame
    last.before += last.after
    last.after = ""
    last.suggestion = ""
    last.hints = []
    let layout = LineLayout(last, columns: size.columns)
    let output = erase(size: size)
    var rows = layout.rows
    // A full last row has an empty one below it for the cursor.
    if rows.count > 1, rows.last?.runs.isEmpty == true { rows.removeLast() }
    return output + rows.map { style.paint($0) }.joined(separator: "\r\n") + "\r\n"
  }

  /// What takes the last frame off the screen, and leaves the cursor where it began.
  ///
  /// When the terminal became narrower since, its rows are taken to have been broken again.
  mutating func erase(size: TerminalSize) -> String {
    guard let drawn else { return "\r" }
    self.drawn = nil
    let above = drawn.rows.dropLast().reduce(0) { count, row in
      count + BrokenRow(row, columns: size.columns).count
    }
    let last = BrokenRow(drawn.rows.last ?? "", columns: size.columns)
    return "\r" + up(above + last.row(ofColumn: drawn.cursorColumn)) + "\u{1b}[J"
  }

  /// What clears the whole screen; the next frame is drawn at its top.
  mutating func clearScreen() -> String {
    drawn = nil
    return "\u{1b}[H\u{1b}[2J"
  }

  /// Forgets the last frame: somebody else wrote to the screen, and the next one begins where the cursor is.
  mutating func forget() {
    drawn = nil
  }
}

// MARK: - Pieces

extension LineRenderer {
  private func hintRows(
    of frame: LineFrame,
    below layout: LineLayout,
    size: TerminalSize
  ) -> [String] {
    let room = min(8, size.rows - layout.rows.count)
    guard !frame.hints.isEmpty, room > 0 else { return [] }
    let shown = visibleHints(of: frame, room: room)
    var rows = shown.map { place in
      hintRow(frame.hints[place], isSelected: place == frame.selectedHint, size: size)
    }
    if shown.count < frame.hints.count, rows.count < room {
      let count = "… \((frame.selectedHint ?? 0) + 1)/\(frame.hints.count)"
      rows.append(
        style.paint(DisplayWidth.truncated("  " + count, toColumns: size.columns), as: .dim)
      )
    }
    return rows
  }

  /// The hints around the chosen one; a row is left for the count when not all of them fit.
  private func visibleHints(of frame: LineFrame, room: Int) -> Range<Int> {
    guard frame.hints.count > room else { return frame.hints.indices }
    let limit = max(1, room - 1)
    let first = min(max(0, (frame.selectedHint ?? 0) - limit / 2), frame.hints.count - limit)
    return first..<(first + limit)
  }

  private func hintRow(_ hint: String, isSelected: Bool, size: TerminalSize) -> String {
    let text = (isSelected ? "› " : "  ") + TerminalText.sanitized(hint)
    return style.paint(
      DisplayWidth.truncated(text, toColumns: size.columns),
      as: isSelected ? .bold : .dim
    )
  }

  private func up(_ rows: Int) -> String {
    rows > 0 ? "\u{1b}[\(rows)A" : ""
  }

  private func right(_ columns: Int) -> String {
    columns > 0 ? "\u{1b}[\(columns)C" : ""
  }
}
