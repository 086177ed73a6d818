public import AppIntents

/// Something that can be done to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What comes of it.
  associatedtype Body: View
  /// The view that it is done to.
  typealias Content = ViewModifierContent<Self>

  /// Does it to a view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that something is done to.
nonisolated public struct ViewModifierContent<Modifier: ViewModifier>: View {
  /// It draws itself.
  public typealias Body = Never

  let draw: @MainActor () -> [SnippetContent]
}

extension ViewModifierContent: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  @MainActor package var drawings: [SnippetContent] { draw() }
}

/// A view that something is done to.
nonisolated public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier

  /// A view and what is done to it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It draws itself.
  public typealias Body = Never
}

extension ModifiedContent: DrawnView where Content: View, Modifier: ViewModifier {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  @MainActor package var drawings: [SnippetContent] {
    let content = ViewModifierContent<Modifier> { AppIntents.drawings(of: self.content) }
    return AppIntents.drawings(of: modifier.body(content: content))
  }
}

extension View {
  /// Does something to it.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view whose drawing is changed.
nonisolated public struct RedrawnView<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content
  let change: @MainActor ([SnippetContent]) -> [SnippetContent]
}

extension RedrawnView: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  @MainActor package var drawings: [SnippetContent] {
    change(AppIntents.drawings(of: content))
  }
}
