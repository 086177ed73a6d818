/// A view whose texts look different.
nonisolated public struct StyledView<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content
  let change: (inout SnippetContent.TextStyle) -> Void

  package init(content: Content, change: @escaping (inout SnippetContent.TextStyle) -> Void) {
    self.content = content
    self.change = change
  }
}

extension StyledView: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  @MainActor package var drawings: [SnippetContent] {
    AppIntents.drawings(of: content).map { $0.styled(change) }
  }
}

extension View {
  /// Makes its texts heavier.
  nonisolated public func bold(_ isActive: Bool = true) -> StyledView<Self> {
    StyledView(content: self) { $0.isBold = isActive }
  }

  /// Slants its texts.
  nonisolated public func italic(_ isActive: Bool = true) -> StyledView<Self> {
    StyledView(content: self) { $0.isItalic = isActive }
  }

  /// Draws a line below its texts.
  nonisolated public func underline(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> StyledView<Self> {
    StyledView(content: self) { $0.isUnderlined = isActive }
  }

  /// Draws a line through its texts.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> StyledView<Self> {
    StyledView(content: self) { $0.isStruckThrough = isActive }
  }

  /// Sets its texts in a font.
  nonisolated public func font(_ font: Font?) -> StyledView<Self> {
    StyledView(content: self) {
      $0.isBold = $0.isBold || font?.isBold == true
      $0.isItalic = $0.isItalic || font?.isItalic == true
    }
  }

  /// Sets its texts in a weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> StyledView<Self> {
    StyledView(content: self) { $0.isBold = weight?.isHeavy ?? $0.isBold }
  }

  /// Colours its texts.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> StyledView<Self> {
    StyledView(content: self) { $0.take(style) }
  }

  /// Colours its texts in several styles, of which text shows the first.
  nonisolated public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle
  ) -> StyledView<Self> {
    foregroundStyle(primary)
  }

  /// Colours its texts.
  nonisolated public func foregroundColor(_ color: Color?) -> StyledView<Self> {
    foregroundStyle(color ?? .primary)
  }

  /// Lets it take no more than some lines, which has no meaning in text.
  nonisolated public func lineLimit(_ number: Int?) -> Self { self }

  /// Leaves space at its edges, which has no meaning in text.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self {
    self
  }

  /// Leaves space around it, which has no meaning in text.
  nonisolated public func padding(_ length: CGFloat) -> Self { self }

  /// Gives it a size to fill, which has no meaning in text.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }

  /// Gives it a size, which has no meaning in text.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
}
