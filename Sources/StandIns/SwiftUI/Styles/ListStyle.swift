/// How rows look.
public protocol ListStyle {}

/// A look of a screen's.
public struct DefaultListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultListStyle { .init() }
}

/// A look of a screen's.
public struct PlainListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The look that is called plain.
  public static var plain: PlainListStyle { .init() }
}

/// A look of a screen's.
public struct InsetListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The look that is called inset.
  public static var inset: InsetListStyle { .init() }
}

/// A look of a screen's.
public struct GroupedListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The look that is called grouped.
  public static var grouped: GroupedListStyle { .init() }
}

/// A look of a screen's.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The look that is called insetGrouped.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// A look of a screen's.
public struct SidebarListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The look that is called sidebar.
  public static var sidebar: SidebarListStyle { .init() }
}
