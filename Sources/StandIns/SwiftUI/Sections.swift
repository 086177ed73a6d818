public import AppIntents

/// Rows that belong together, with what stands above and below them.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let header: Parent
  let content: Content
  let footer: Footer

  /// Rows with what stands above and below them.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Footer == EmptyView {
  /// Rows with what stands above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Rows with what stands above them.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView {
  /// Rows with what stands below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Rows with what stands below them.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section {
  /// Rows with what stands above and below them.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// Rows that can be folded away, which they are not here.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView {
    self.init(content: content, header: header)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows under a localised heading.
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Rows under a heading.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension Section: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  @MainActor package var drawings: [SnippetContent] {
    AppIntents.drawings(of: header.bold()) + AppIntents.drawings(of: content)
      + AppIntents.drawings(of: footer.foregroundStyle(.secondary))
  }
}

/// Views in a frame with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let label: Label
  let content: Content

  /// Views under what stands above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views under what stands above them.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a frame.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Views under a localised title.
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }

  /// Views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: Text(verbatim: String(title)), content: content)
  }
}

extension GroupBox: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .vertical(
      AppIntents.drawings(of: label.bold()) + AppIntents.drawings(of: content),
      alignment: .leading
    )
  }
}

/// A name and a value.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let label: Label
  let content: Content

  /// A value and its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// A value under a localised name.
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A value under a name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text under a localised name.
  public init(_ title: LocalizedStringResource, value: some StringProtocol) {
    self.init(title) { Text(verbatim: String(value)) }
  }

  /// A text under a name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(verbatim: String(value)) }
  }

  /// A value in a format under a localised name.
  public init<Style: FormatStyle>(
    _ title: LocalizedStringResource,
    value: Style.FormatInput,
    format: Style
  ) where Style.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .horizontal([label.snippetContent, .spacer, content.snippetContent])
  }
}

/// What is shown where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  /// It draws itself.
  public typealias Body = Never

  let label: Label
  let description: Description
  let actions: Actions

  /// Why there is nothing to show, and what can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == AppIntents.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Why there is nothing to show.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    description: Text? = nil
  ) {
    self.init {
      AppIntents.Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .vertical(
      AppIntents.drawings(of: label) + AppIntents.drawings(of: description)
        + AppIntents.drawings(of: actions),
      alignment: .center
    )
  }
}
