import AppIntents

/// Draws found entities as a table: a column a property, a line an entity.
///
/// ```
/// Title       Author             Year
/// ──────────  ─────────────────  ────
/// The Hobbit  J. R. R. Tolkien   1937
/// ```
///
/// Columns line up whatever script they hold; numbers stand at the right. A table that is wider than
/// it may be loses its last columns, and then room where there is most of it; columns that say nothing
/// are left out.
struct EntityTable: Sendable {
  private static let gap = 2
  /// No column is made narrower than this while there is another to leave out.
  private static let readable = 12

  let maxColumns: Int
  /// What a person calls such an entity: the heading of a column with what each is called, where no
  /// property says that; nil for no such column.
  var kind: String?

  /// The table's lines; none for no entities.
  func lines(of entities: [FoundEntity]) -> [String] {
    guard let first = entities.first else { return [] }
    var columns = first.properties.indices.map { place in
      Column(
        title: Self.plain(first.properties[place].title),
        cells: entities.map { entity in
          entity.properties.indices.contains(place) ? Self.plain(entity.properties[place].text) : ""
        }
      )
    }.filter { column in column.cells.contains { !$0.isEmpty } }
    let names = entities.map { Self.plain($0.option.title) }
    if let kind, !columns.isEmpty, !columns.contains(where: { $0.cells == names }) {
      columns.insert(Column(title: Self.plain(kind), cells: names), at: 0)
    }
    if columns.isEmpty {
      return entities.map { entity in
        let detail = entity.option.subtitle.map { " (\($0))" } ?? ""
        return DisplayWidth.truncated(
          Self.plain(entity.option.title + detail),
          toColumns: maxColumns
        )
      }
    }
    fit(&columns)
    return [row(columns) { $0.title }, row(columns) { String(repeating: "─", count: $0.width) }]
      + entities.indices.map { place in row(columns) { $0.cells[place] } }
  }

  /// One entity's properties: a line each, their titles before them; what says nothing is left out.
  func rows(of entity: FoundEntity) -> [String] {
    let rows = entity.properties.filter { !$0.text.isEmpty }
      .map { (title: Self.plain($0.title), text: Self.plain($0.text)) }
    let width = rows.map { DisplayWidth.of($0.title) }.max() ?? 0
    return rows.map { row in
      let missing = String(repeating: " ", count: width - DisplayWidth.of(row.title) + Self.gap)
      return DisplayWidth.truncated(row.title + missing + row.text, toColumns: maxColumns)
    }
  }

  private struct Column {
    let title: String
    let cells: [String]
    let isNumeric: Bool
    var width: Int

    init(title: String, cells: [String]) {
      self.title = title
      self.cells = cells
      isNumeric = cells.allSatisfy { $0.allSatisfy { $0.isNumber || "-.,".contains($0) } }
      width = ([title] + cells).map { DisplayWidth.of($0) }.max() ?? 0
    }
  }

  /// Takes room from the widest columns until the table fits.
  private func fit(_ columns: inout [Column]) {
    func total() -> Int {
      columns.reduce(0) { $0 + $1.width } + Self.gap * max(0, columns.count - 1)
    }
    // Better fewer columns that can be read than all of them cut to nothing.
    func least() -> Int {
      columns.reduce(0) { $0 + min($1.width, Self.readable) } + Self.gap * max(0, columns.count - 1)
    }
    while columns.count > 1, least() > maxColumns { columns.removeLast() }
    while total() > maxColumns {
      guard let widest = columns.indices.max(by: { columns[$0].width < columns[$1].width }) else {
        return
      }
      columns[widest].width -= 1
    }
  }

  private func row(_ columns: [Column], _ text: (Column) -> String) -> String {
    var line = ""
    for (place, column) in columns.enumerated() {
      let cell = DisplayWidth.truncated(text(column), toColumns: column.width)
      let missing = String(repeating: " ", count: max(0, column.width - DisplayWidth.of(cell)))
      line += column.isNumeric ? missing + cell : cell + missing
      if place < columns.count - 1 { line += String(repeating: " ", count: Self.gap) }
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func plain(_ text: String) -> String {
    TerminalText.sanitized(text, lineBreaks: .spaces)
  }
}
