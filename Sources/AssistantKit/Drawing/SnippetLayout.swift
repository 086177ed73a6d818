import AppIntents

/// Turns a snippet's content into lines of a given width, without the box.
struct SnippetLayout: Sendable {
  /// The most lines one text may take.
  let maxTextLines: Int

  /// Columns between two neighbours.
  static let gap = 1
  /// Neighbours that would get fewer columns than this are put below each other instead.
  private static let narrowest = 6
  private static let bullet = "• "

  /// The columns that content takes when nothing wraps; nil where it shows nothing.
  func width(of content: SnippetContent) -> Int? {
    switch content {
    case .text(let text, _): visibleLines(text).map { DisplayWidth.of($0) }.max()
    case .image: SnippetSymbol.line(for: content).map(\.width)
    case .vertical(let children, _): children.compactMap(width).max()
    case .horizontal(let children): width(ofRow: children)
    case .list(let rows):
      rows.compactMap(width).max().map { $0 + DisplayWidth.of(Self.bullet) }
    case .divider, .spacer: 1
    case .button(let label, _): DisplayWidth.of(buttonText(label))
    case .meter(let label, let fraction, let value):
      SnippetMeter(label: label, fraction: fraction, value: value).width
    case .grid(let rows): SnippetGrid(rows: rows, layout: self).width
    case .empty: nil
    }
  }

  /// The lines of content in the columns it is given.
  func lines(of content: SnippetContent, columns: Int) -> [AttributedLine] {
    switch content {
    case .text(let text, let style): textLines(text, style: style, columns: columns)
    case .image: SnippetSymbol.line(for: content).map { [$0] } ?? []
    case .vertical(let children, let alignment):
      column(of: children, alignment: alignment, columns: columns)
    case .horizontal(let children): row(of: children, columns: columns)
    case .list(let rows): list(rows, columns: columns)
    case .divider: [AttributedLine(String(repeating: "─", count: columns), look: .dim)]
    case .spacer: [AttributedLine()]
    case .button(let label, _): [AttributedLine(buttonText(label), look: .accent)]
    case .meter(let label, let fraction, let value):
      SnippetMeter(label: label, fraction: fraction, value: value).lines(columns: columns)
    case .grid(let rows): SnippetGrid(rows: rows, layout: self).lines(columns: columns)
    case .empty: []
    }
  }
}

// MARK: - Texts and lists

extension SnippetLayout {
  private func visibleLines(_ text: String) -> [String] {
    TerminalText.sanitized(text, lineBreaks: .kept)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func buttonText(_ label: String) -> String {
    "[" + TerminalText.sanitized(label, lineBreaks: .spaces) + "]"
  }

  private func textLines(
    _ text: String,
    style: SnippetContent.TextStyle,
    columns: Int
  ) -> [AttributedLine] {
    let look = AttributedLine.Look(style)
    var lines = visibleLines(text).flatMap { DisplayWidth.wrapped($0, columns: columns) }
    if lines.count > maxTextLines {
      let last = DisplayWidth.prefix(of: lines[maxTextLines - 1], columns: columns - 1) + "…"
      lines.replaceSubrange((maxTextLines - 1)..., with: [last])
    }
    return lines.map { AttributedLine($0, look: look) }
  }

  private func list(_ rows: [SnippetContent], columns: Int) -> [AttributedLine] {
    let indent = DisplayWidth.of(Self.bullet)
    return rows.flatMap { row in
      lines(of: row, columns: max(1, columns - indent)).enumerated().map { number, line in
        var result = AttributedLine(number == 0 ? Self.bullet : DisplayWidth.spaces(indent))
        result.append(line)
        return result
      }
    }
  }

  private func column(
    of children: [SnippetContent],
    alignment: SnippetContent.HorizontalPlacement,
    columns: Int
  ) -> [AttributedLine] {
    let lines = children.flatMap { self.lines(of: $0, columns: columns) }
    let placement: DisplayWidth.Alignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    guard placement != .leading else { return lines }
    let widest = lines.map(\.width).max() ?? 0
    return lines.map { $0.padded(toColumns: widest, alignment: placement) }
  }
}

// MARK: - Rows

extension SnippetLayout {
  private func width(ofRow children: [SnippetContent]) -> Int? {
    let widths = children.compactMap(width)
    guard !widths.isEmpty else { return nil }
    return widths.reduce(0, +) + Self.gap * (widths.count - 1)
  }

  private func row(of children: [SnippetContent], columns: Int) -> [AttributedLine] {
    let shown = children.compactMap { child in width(of: child).map { (child, $0) } }
    let gaps = Self.gap * max(0, shown.count - 1)
    guard let widths = shares(of: shown.map(\.1), columns: columns - gaps) else {
      return shown.flatMap { lines(of: $0.0, columns: columns) }
    }
    let flexible = spread(columns - gaps - widths.reduce(0, +), over: shown.map { $0.0 == .spacer })
    let fields = zip(shown, zip(widths, flexible)).map { child, width in
      Field(width: width.0 + width.1, lines: cell(child.0, columns: width.0 + width.1))
    }
    return joined(fields)
  }

  private func cell(_ content: SnippetContent, columns: Int) -> [AttributedLine] {
    content == .divider
      ? [AttributedLine("│", look: .dim)] : lines(of: content, columns: columns)
  }

  private func joined(_ fields: [Field]) -> [AttributedLine] {
    let height = fields.map(\.lines.count).max() ?? 0
    return (0..<height).map { number in
      var result = AttributedLine()
      for (position, field) in fields.enumerated() {
        let line = number < field.lines.count ? field.lines[number] : AttributedLine()
        let isLast = position == fields.count - 1
        result.append(isLast ? line : line.padded(toColumns: field.width + Self.gap))
      }
      return result
    }
  }

  /// Widths that fit, the narrow ones untouched; nil where some would become too narrow to read.
  private func shares(of widths: [Int], columns: Int) -> [Int]? {
    guard widths.reduce(0, +) > columns else { return widths }
    var result = widths
    var left = columns
    let narrowFirst = widths.indices.sorted { widths[$0] < widths[$1] }
    for (done, index) in narrowFirst.enumerated() {
      let share = left / (widths.count - done)
      guard widths[index] <= share || share >= Self.narrowest else { return nil }
      result[index] = min(widths[index], share)
      left -= result[index]
    }
    return result
  }

  /// Shares columns that are left among the spacers, the first ones first.
  private func spread(_ columns: Int, over isSpacer: [Bool]) -> [Int] {
    let count = isSpacer.count { $0 }
    guard count > 0, columns > 0 else { return isSpacer.map { _ in 0 } }
    var extra = columns % count
    return isSpacer.map { spacer in
      guard spacer else { return 0 }
      defer { extra -= extra > 0 ? 1 : 0 }
      return columns / count + (extra > 0 ? 1 : 0)
    }
  }

  /// A child of a row in the columns it got.
  private struct Field {
    let width: Int
    let lines: [AttributedLine]
  }
}
