/// Where views of different widths line up.
public enum HorizontalAlignment: Sendable, Hashable {
  /// At the start of the line.
  case leading
  /// In the middle.
  case center
  /// At the end of the line.
  case trailing

  package var placement: SnippetContent.HorizontalPlacement {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Where views of different heights line up, which text does not show.
public enum VerticalAlignment: Sendable, Hashable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the first line of text.
  case firstTextBaseline
  /// On the last line of text.
  case lastTextBaseline
}

/// Views below each other.
nonisolated public struct VStack<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let content: Content

  /// Views below each other; the spacing has no meaning in text.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension VStack: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .vertical(AppIntents.drawings(of: content), alignment: alignment.placement)
  }
}

/// Views beside each other.
nonisolated public struct HStack<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content

  /// Views beside each other; alignment and spacing have no meaning in text.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .horizontal(AppIntents.drawings(of: content))
  }
}

/// Views that belong together, without a look of their own.
nonisolated public struct Group<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content

  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  @MainActor package var drawings: [SnippetContent] { AppIntents.drawings(of: content) }
}

/// Rows.
nonisolated public struct List<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content

  /// Rows as a builder lists them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A row for each element.
  public init<Elements: RandomAccessCollection, ID: Hashable, Row: View>(
    _ elements: Elements,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Row
  ) where Content == ForEach<Elements, ID, Row>, Elements.Element: Identifiable<ID> {
    content = ForEach(elements, content: rowContent)
  }

  /// A row for each element, told apart by a property of theirs.
  public init<Elements: RandomAccessCollection, ID: Hashable, Row: View>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Row
  ) where Content == ForEach<Elements, ID, Row> {
    content = ForEach(elements, id: id, content: rowContent)
  }
}

extension List: DrawnView {
  @MainActor package var drawing: SnippetContent { .list(AppIntents.drawings(of: content)) }
}

/// A view for each element of a collection; also a mark of a chart or a place on a map.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  package let elements: Data
  package let content: (Data.Element) -> Content

  /// Something for each element.
  package init(each elements: Data, content: @escaping (Data.Element) -> Content) {
    self.elements = elements
    self.content = content
  }
}

extension ForEach where Content: View {
  /// A view for each element.
  nonisolated public init(
    _ elements: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable<ID> {
    self.init(each: elements, content: content)
  }

  /// A view for each element, told apart by a property of theirs.
  nonisolated public init(
    _ elements: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(each: elements, content: content)
  }

  /// A view for each number.
  nonisolated public init(_ elements: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(each: elements, content: content)
  }
}

extension ForEach: View where Content: View {
  /// It draws itself.
  public typealias Body = Never
}

extension ForEach: DrawnView where Content: View {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  /// One drawing for each element, so that rows stay rows.
  @MainActor package var drawings: [SnippetContent] {
    elements.map { content($0).snippetContent }
  }
}
