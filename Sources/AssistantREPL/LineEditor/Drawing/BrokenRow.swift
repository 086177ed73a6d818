import AssistantKit

/// A row of the screen as a terminal breaks it again when it becomes narrower.
///
/// A wide character is never cut in two, so a row may take more of the narrower ones than its columns would fill.
struct BrokenRow: Sendable, Hashable {
  /// Where each of the narrower rows begins, in columns of the former one.
  private var starts = [0]
  private let columns: Int

  /// Breaks a row's text.
  init(_ text: String, columns: Int) {
    self.columns = max(1, columns)
    var column = 0
    for character in text {
      let width = DisplayWidth.of(character)
      if column > starts[starts.count - 1], column + width - starts[starts.count - 1] > self.columns
      {
        starts.append(column)
      }
      column += width
    }
  }

  /// How many of the narrower rows there are.
  var count: Int { starts.count }

  /// In which of the narrower rows a column of the former one is, which may be behind the text.
  func row(ofColumn column: Int) -> Int {
    let row = starts.lastIndex { $0 <= column } ?? 0
    guard row == starts.count - 1 else { return row }
    return row + (column - starts[row]) / columns
  }
}
