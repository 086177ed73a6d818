public import AppIntents

/// Screens side by side; text shows one below the other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Three screens.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Two screens.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// The screens.
  public var body: some View {
    VStack(alignment: .leading) {
      sidebar
      content
      detail
    }
  }
}

extension NavigationSplitView {
  /// Three parts, of which some are shown; text shows them all.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Two parts, of which some are shown; text shows them all.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
}

extension NavigationSplitView {
  /// Three parts, of which one is shown where there is little room; text shows them all.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Two parts, of which one is shown where there is little room; text shows them all.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
}

/// Which parts are shown.
public enum NavigationSplitViewVisibility: Sendable, Hashable, Codable {
  case automatic, all, doubleColumn, detailOnly
}

/// Parts beside each other.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Parts.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The parts.
  public var body: some View { HStack { content } }
}

/// Parts below each other.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Parts.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The parts.
  public var body: some View { VStack { content } }
}
