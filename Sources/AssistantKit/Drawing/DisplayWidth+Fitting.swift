extension DisplayWidth {
  /// Cuts a text that is too wide and ends it with "…".
  ///
  /// The result is never wider than asked, but one column narrower where a wide character would
  /// have been halved.
  package static func truncated(_ text: String, toColumns columns: Int) -> String {
    guard columns > 0 else { return "" }
    // A column takes at least a byte unless marks are stacked on it, so short texts need no count.
    if text.utf8.count <= columns || of(text) <= columns { return text }
    return prefix(of: text, columns: columns - 1) + "…"
  }

  /// Fills a text up with spaces; what is wider already stays as it is.
  package static func padded(
    _ text: String,
    toColumns columns: Int,
    alignment: Alignment = .leading
  ) -> String {
    let missing = columns - of(text)
    guard missing > 0 else { return text }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return spaces(before) + text + spaces(missing - before)
  }

  /// The longest beginning that is no wider than the columns.
  package static func prefix(of text: String, columns: Int) -> String {
    var end = text.startIndex
    var width = 0
    while end < text.endIndex {
      width += of(text[end])
      if width > columns { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  /// Where a text stands in a wider field.
  package enum Alignment: Sendable, Hashable {
    case leading, center, trailing
  }

  static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
