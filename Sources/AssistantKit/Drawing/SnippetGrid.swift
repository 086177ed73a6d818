import AppIntents

/// Rows of cells whose columns line up.
struct SnippetGrid: Sendable {
  let rows: [[SnippetContent]]
  let layout: SnippetLayout

  private static let gap = 2

  private var columnWidths: [Int] {
    let shown = rows.filter { $0.count > 1 }
    let count = shown.map(\.count).max() ?? 0
    return (0..<count).map { column in
      shown.compactMap { $0.count > column ? layout.width(of: $0[column]) : nil }.max() ?? 0
    }
  }

  /// The columns that the rows take when nothing wraps; nil where they show nothing.
  var width: Int? {
    let widths = columnWidths
    let cells = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    let alone = rows.filter { $0.count == 1 }.compactMap { layout.width(of: $0[0]) }.max()
    let most = max(cells, alone ?? 0)
    return most == 0 ? nil : most
  }

  /// The rows, each cell below the one above it; below each other where they do not fit.
  func lines(columns: Int) -> [AttributedLine] {
    let widths = columnWidths
    let needed = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    return rows.flatMap { row in
      guard row.count > 1, needed <= columns else {
        return row.flatMap { layout.lines(of: $0, columns: columns) }
      }
      return line(of: row, widths: widths)
    }
  }

  private func line(of row: [SnippetContent], widths: [Int]) -> [AttributedLine] {
    let cells = zip(row, widths).map { cell, width in
      layout.lines(of: cell, columns: max(1, width))
    }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { number in
      var line = AttributedLine()
      for (column, cell) in cells.enumerated() {
        let part = number < cell.count ? cell[number] : AttributedLine()
        let isLast = column == cells.count - 1
        line.append(isLast ? part : part.padded(toColumns: widths[column] + Self.gap))
      }
      return line
    }
  }
}
