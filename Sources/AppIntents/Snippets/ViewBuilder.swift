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
    TupleView(repeat each content)
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
nonisolated public struct EmptyView: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  /// Nothing.
  public init() {}
}

extension EmptyView: DrawnView {
  @MainActor package var drawing: SnippetContent { .empty }
  @MainActor package var drawings: [SnippetContent] { [] }
}

/// Several views.
nonisolated public struct TupleView<each Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: (repeat each Content)

  package init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  @MainActor package var drawings: [SnippetContent] {
    var all: [SnippetContent] = []
    for view in repeat each content { all += AppIntents.drawings(of: view) }
    return all
  }
}

/// One of two views.
nonisolated public enum ConditionalView<First: View, Second: View>: View {
  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// It draws itself.
  public typealias Body = Never
}

extension ConditionalView: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  @MainActor package var drawings: [SnippetContent] {
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
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  @MainActor package var drawings: [SnippetContent] { map { AppIntents.drawings(of: $0) } ?? [] }
}
