public import AppIntents

/// What stands at the edges of a screen, which text leaves out.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// It is made of nothing else.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: text leaves it out")
  }
}

/// Something at the edge of a screen.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// It is made of nothing else.
  public typealias Body = Never

  /// Something at an edge.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}
  /// Something at an edge that a person can move.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Several things at the edge of a screen.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// It is made of nothing else.
  public typealias Body = Never

  /// Several things at an edge.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Space at the edge of a screen.
public struct ToolbarSpacer: ToolbarContent {
  /// It is made of nothing else.
  public typealias Body = Never

  /// Space at an edge.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic) {}
}

/// Which edge of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where it is found at once.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Behind others.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where one agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where one gives up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where one takes away.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Where ways lead.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// What is said.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// Above, where lines begin.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Above, where lines end.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Above, where lines begin.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Above, where lines end.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// Several things at the edges of a screen.
public struct ToolbarContentGroup: ToolbarContent, PartList {
  /// It is made of nothing else.
  public typealias Body = Never

  nonisolated init() {}

  /// Things at the edges, which text leaves out.
  nonisolated public static func joined(_ parts: [ToolbarContentGroup]) -> ToolbarContentGroup {
    ToolbarContentGroup()
  }
}

/// Puts together what stands at the edges of a screen.
@resultBuilder
public enum ToolbarContentBuilder: PartListBuilder {
  /// Things at the edges.
  public typealias Parts = ToolbarContentGroup

  /// Something.
  public static func buildExpression(_ content: some ToolbarContent) -> ToolbarContentGroup {
    ToolbarContentGroup()
  }
}

extension View {
  /// What stands at the edges of its screen; text does not show it.
  nonisolated public func toolbar(
    @ToolbarContentBuilder content: () -> some ToolbarContent
  ) -> Self { self }
  /// Whether something stands at the edges of its screen; text does not show it.
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for placements: ToolbarPlacement...
  ) -> Self { self }
  /// Whether something stands at the edges of its screen; text does not show it.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for placements: ToolbarPlacement...
  ) -> Self { self }
  /// What lies behind the edges of its screen; text does not show it.
  nonisolated public func toolbarBackground(
    _ style: some ShapeStyle,
    for placements: ToolbarPlacement...
  ) -> Self { self }
  /// Whether something lies behind the edges of its screen; text does not show it.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for placements: ToolbarPlacement...
  ) -> Self { self }
  /// The colours of the edges of its screen; text does not show it.
  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?,
    for placements: ToolbarPlacement...
  ) -> Self { self }
}

/// An edge of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// All of them.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// Above.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// Below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// Where the screens are chosen.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// Above a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
