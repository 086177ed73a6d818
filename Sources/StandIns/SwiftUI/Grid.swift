public import AppIntents

/// Rows of cells that line up with each other.
nonisolated public struct Grid<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content

  /// Rows of cells.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let rows = AppIntents.drawings(of: content).flatMap { row -> [[SnippetContent]] in
      if case .grid(let rows) = row { return rows }
      return [[row]]
    }
    return .grid(rows)
  }
}

/// Cells beside each other in a grid.
nonisolated public struct GridRow<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content

  /// Cells beside each other.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: DrawnView {
  @MainActor package var drawing: SnippetContent { .grid([AppIntents.drawings(of: content)]) }
}

/// A column of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size

  /// A column.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
  }
}

/// Cells that fill one row after the other.
nonisolated public struct LazyVGrid<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let columns: Int
  let content: Content

  /// Cells in columns.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = max(1, columns.count)
    self.content = content()
  }
}

extension LazyVGrid: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let cells = AppIntents.drawings(of: content)
    return .grid(
      stride(from: 0, to: cells.count, by: columns).map { start in
        Array(cells[start..<min(start + columns, cells.count)])
      }
    )
  }
}

/// Cells that fill one column after the other, which text shows as a row.
nonisolated public struct LazyHGrid<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content

  /// Cells in rows.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .horizontal(AppIntents.drawings(of: content))
  }
}
