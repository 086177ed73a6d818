public import AppIntents

/// The first of several views that has room; text has room for the first.
nonisolated public struct ViewThatFits<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  private let content: Content

  /// The first of several views that has room.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: DrawnView {
  @MainActor package var drawing: SnippetContent {
    AppIntents.drawings(of: content).first ?? .empty
  }
}

/// Content that opens under a label; text shows it open.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Content under a label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Content under a label.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(content: content, label: label) }

  /// Content under a title.
  public init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content)
  where Label == Text { self.init(content: content) { Text(title) } }

  /// The label and the content.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      content
    }
  }
}

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: ContainerView {}

/// Hands something on, which nothing here does; text shows its label.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Hands something on.
  public init(
    item: some Transferable,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Hands something on.
  public init(
    _ title: LocalizedStringResource,
    item: some Transferable,
    subject: Text? = nil,
    message: Text? = nil
  ) where Label == Text { label = Text(title) }

  /// Hands something on.
  public init(item: some Transferable, subject: Text? = nil, message: Text? = nil)
  where Label == EmptyView { label = EmptyView() }

  /// The label.
  public var body: some View { label }
}

extension ShareLink {
  /// A way to pass something on, with what is shown of it.
  public init(
    item: some Transferable,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, subject: subject, message: message, label: label) }

  /// A way to pass something on, with what is shown of it.
  public init(
    _ title: LocalizedStringResource,
    item: some Transferable,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) where Label == Text { self.init(title, item: item, subject: subject, message: message) }

  /// A way to pass something on, with what is shown of it.
  public init(
    item: some Transferable,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) where Label == EmptyView { self.init(item: item, subject: subject, message: message) }
}

/// What is shown of something that is passed on.
public struct SharePreview {
  /// A title.
  public init(_ title: LocalizedStringResource) {}
  /// A title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {}
  /// A title and a picture.
  public init(_ title: LocalizedStringResource, image: some Any) {}
  /// A title and a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: some Any) {}
  /// A title and a small picture.
  public init(_ title: LocalizedStringResource, icon: some Any) {}
}

/// Screens beside each other; text shows one below the other.
nonisolated public struct TabView<SelectionValue, Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// Screens of which one is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable { self.content = content() }

  /// Screens beside each other.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }
}

extension TabView: ContainerView {}

/// A screen among others.
nonisolated public struct Tab<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// A screen under a title and a symbol.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// A screen that stands for a value.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    value: some Hashable,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension Tab: ContainerView {}

extension Tab {
  /// A screen under a word and a symbol, with a part to play.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    value: some Hashable,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: systemImage, content: content) }

  /// A screen under a word and a symbol, with a part to play.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: systemImage, content: content) }

  /// A screen with a part to play.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init("", systemImage: "", content: content)
  }
}

/// The part that a screen plays.
public enum TabRole: Sendable, Hashable {
  case search
}

/// Where screens lead to, one after another.
public struct NavigationPath {
  private var values: [AnyHashable] = []

  /// Nowhere.
  public init() {}

  /// How many screens there are.
  public var count: Int { values.count }
  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }
  /// Goes on to a value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }
  /// Goes back.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// A view that is told where others are; nothing here moves.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: Content

  /// A view that can move what it is in.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  /// The view.
  public var body: some View { content }
}

/// Moves what is scrolled, which nothing here is.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
