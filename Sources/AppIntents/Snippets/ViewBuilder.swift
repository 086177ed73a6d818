/// Puts views together.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }
  /// A view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A view under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { .first(first) }
  /// The second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { .second(second) }
  /// A view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}

/// Nothing.
public struct EmptyView: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  /// Nothing.
  public init() {}
}

extension EmptyView: DrawnView {
  var drawing: SnippetContent { .empty }
  var drawings: [SnippetContent] { [] }
}

/// Several views.
public struct TupleView<each Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: (repeat each Content)
}

extension TupleView: DrawnView {
  var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  var drawings: [SnippetContent] {
    var all: [SnippetContent] = []
    for view in repeat each content { all += AppIntents.drawings(of: view) }
    return all
  }
}

/// One of two views.
public enum ConditionalView<First: View, Second: View>: View {
  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// It draws itself.
  public typealias Body = Never
}

extension ConditionalView: DrawnView {
  var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  var drawings: [SnippetContent] {
    switch self {
    case .first(let view): AppIntents.drawings(of: view)
    case .second(let view): AppIntents.drawings(of: view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// It draws itself.
  public typealias Body = Never
}

extension Optional: DrawnView where Wrapped: View {
  var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  var drawings: [SnippetContent] { map { AppIntents.drawings(of: $0) } ?? [] }
}
