import AssistantKit

/// The rows that a frame takes on a terminal of some width, and the cursor's place in them.
///
/// Rows are broken here rather than by the terminal: terminals do not agree on where the cursor is after the
/// last column, and leave a column empty where a wide character does not fit. Characters that could
/// command the terminal are made visible.
struct LineLayout: Sendable, Hashable {
  /// The rows, top to bottom; there is always one.
  private(set) var rows = [AttributedLine()]
  /// The row of the cursor.
  private(set) var cursorRow = 0
  /// The columns before the cursor.
  private(set) var cursorColumn = 0

  private let columns: Int
  private var width = 0

  /// Lays a frame's prompt and line out; hints are no part of it.
  init(_ frame: LineFrame, columns: Int) {
    self.columns = max(2, columns)
    for run in frame.status?.runs ?? [] { add(run.text, look: run.look) }
    add(frame.prompt, look: .accent)
    add(frame.before, look: .plain)
    let rest = frame.after + frame.suggestion
    placeCursor(before: rest.first)
    add(frame.after, look: .plain)
    add(frame.suggestion, look: .dim)
  }

  /// The rows around the cursor when there are more than a screen can show.
  ///
  /// - Parameter limit: The most rows.
  /// - Returns: The places of the rows to show.
  func visibleRows(limit: Int) -> Range<Int> {
    let limit = max(1, limit)
    guard rows.count > limit else { return rows.indices }
    let first = min(max(0, cursorRow - limit / 2), rows.count - limit)
    return first..<(first + limit)
  }
}

extension LineLayout {
  private mutating func add(_ text: String, look: AttributedLine.Look) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      if place > 0 {
        startRow()
        addLine(Self.margin, look: look)
      }
      addLine(String(line), look: look)
    }
  }

  /// What stands before every line but the first of a paste, in place of the prompt.
  private static let margin = "  "

  private mutating func addLine(_ text: String, look: AttributedLine.Look) {
    var run = ""
    for character in TerminalText.sanitized(text) {
      let columnsOfCharacter = DisplayWidth.of(character)
      if width + columnsOfCharacter > columns {
        rows[rows.count - 1].append(run, look: look)
        run = ""
        startRow()
      }
      run.append(character)
      width += columnsOfCharacter
    }
    rows[rows.count - 1].append(run, look: look)
  }

  private mutating func startRow() {
    rows.append(AttributedLine())
    width = 0
  }

  /// The cursor stands where the next character will, which may be the next row already.
  private mutating func placeCursor(before next: Character?) {
    guard next != "\n" else { return setCursor() }
    let shown = next.flatMap { TerminalText.sanitized(String($0)).first }
    if width + max(1, shown.map { DisplayWidth.of($0) } ?? 1) > columns { startRow() }
    setCursor()
  }

  private mutating func setCursor() {
    cursorRow = rows.count - 1
    cursorColumn = width
  }
}
