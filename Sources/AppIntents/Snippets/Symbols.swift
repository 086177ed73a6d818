/// A line between views.
nonisolated public struct Divider: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  /// A line.
  public init() {}
}

extension Divider: DrawnView {
  @MainActor package var drawing: SnippetContent { .divider }
}

/// Space that pushes its neighbours apart.
nonisolated public struct Spacer: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  /// Space; its least length has no meaning in text.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: DrawnView {
  @MainActor package var drawing: SnippetContent { .spacer }
}

/// A symbol and a text.
nonisolated public struct Label<Title: View, Icon: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let title: Title
  let icon: Icon

  /// Two views that belong together, the text and its symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A localised text beside a symbol.
  public init(_ title: LocalizedStringResource, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// A text that is shown as it is, beside a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(verbatim: String(title)) }, icon: { Image(systemName: systemImage) })
  }

  /// A localised text beside a picture, which text leaves out.
  public init(_ title: LocalizedStringResource, image: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: image) })
  }

  /// A text that is shown as it is, beside a picture, which text leaves out.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String) {
    self.init(title: { Text(verbatim: String(title)) }, icon: { Image(decorative: image) })
  }
}

extension Label: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let icon = icon.snippetContent
    let title = title.snippetContent
    if case .image(nil, nil) = icon { return title }
    return .horizontal([icon, title])
  }
}
