/// A table of a report as plain text, whose numbers stand in columns.
struct CoverageTable {
  /// Where tables are read.
  struct Page {
    /// The most columns of a line.
    let columns: Int
    /// How many columns a text takes.
    let columnsOf: (String) -> Int
  }

  /// What a line is about, and numbers.
  struct Row {
    let name: String
    let cells: [String]
  }

  let head: Row
  let rows: [Row]

  /// The columns of a number, with the space before it.
  private static let cellColumns = 11

  /// The lines; none for a table without rows.
  ///
  /// A name that is too wide for the page has a line of its own.
  func lines(on page: Page) -> [String] {
    guard !rows.isEmpty else { return [] }
    let all = [head] + rows
    let widest = all.map { page.columnsOf($0.name) }.max() ?? 0
    let room = max(page.columns - head.cells.count * Self.cellColumns, page.columns / 8)
    let width = min(widest, room)
    return all.flatMap { row in
      let missing = width - page.columnsOf(row.name)
      let numbers = row.cells.map {
        String(repeating: " ", count: max(2, Self.cellColumns - $0.count)) + $0
      }
      .joined()
      let padding = String(repeating: " ", count: missing < 0 ? width : missing)
      return missing < 0 ? [row.name, padding + numbers] : [row.name + padding + numbers]
    }
  }
}
