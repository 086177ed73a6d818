public import AppIntents

// What is looked for, and what opens beside something: accepted, and left out of text.
extension View {
  /// What can be looked for in it; text does not show it.
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource? = nil
  ) -> Self { self }

  /// What can be looked for in it; text does not show it.
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text?
  ) -> Self { self }

  /// What can be looked for in it; text does not show it.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> Self { self }

  /// What can be looked for in it, while it is; text does not show it.
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource? = nil
  ) -> Self { self }

  /// What is proposed while one looks; text does not show it.
  nonisolated public func searchSuggestions(
    @ViewBuilder _ suggestions: () -> some View
  ) -> Self { self }

  /// Where one looks; text does not show it.
  nonisolated public func searchScopes(
    _ scope: Binding<some Hashable>,
    @ViewBuilder scopes: () -> some View
  ) -> Self { self }

  /// What a proposal completes to; text does not show it.
  nonisolated public func searchCompletion(_ completion: String) -> Self { self }

  /// What opens beside it; text does not show it.
  nonisolated public func popover(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }

  /// What opens beside it about an item; text does not show it.
  nonisolated public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }

  /// What is told beside it; text does not show it.
  nonisolated public func inspector(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// What can be done with it; text does not show it.
  nonisolated public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Self { self }

  /// What can be done with it, and what is shown of it then; text does not show it.
  nonisolated public func contextMenu(
    @ViewBuilder menuItems: () -> some View,
    @ViewBuilder preview: () -> some View
  ) -> Self { self }

  /// What can be done with what is chosen in it; text does not show it.
  nonisolated public func contextMenu<Chosen: Hashable>(
    forSelectionType type: Chosen.Type = Chosen.self,
    @ViewBuilder menu: @escaping (Set<Chosen>) -> some View,
    primaryAction: ((Set<Chosen>) -> Void)? = nil
  ) -> Self { self }
}

/// Where one looks for something.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// When the place is to be seen.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }

  /// As usual.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the bar, as its centre.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// At the side.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// What something opens beside.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// What is around the place.
  public enum Source: Hashable, Sendable {
    case bounds
    case rect(CGRect)
  }

  case rect(Source)
  case point(UnitPoint)
}
