public import AppIntents

/// Says where views lie; text shows them one below the other.
public protocol Layout: Sendable {
  /// What is kept between two askings.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// How large all of them are together.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  /// Lays each of them somewhere.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// What is kept at first.
  func makeCache(subviews: Subviews) -> Cache
  /// Keeps something else, since the views changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  /// Keeps the same.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// Views that lie so; text shows them one below the other.
  @MainActor
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LaidOutView(content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// Views that lie as a layout says.
nonisolated struct LaidOutView<Content: View>: View, ContainerView {
  typealias Body = Never

  let content: Content
}

/// The views that a layout lays somewhere; nothing here asks one to.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview]

  init(_ views: [LayoutSubview]) { self.views = views }

  /// Where they begin.
  public var startIndex: Int { 0 }
  /// Where they end.
  public var endIndex: Int { views.count }
  /// Which way letters run.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// One of them.
  public subscript(position: Int) -> LayoutSubview { views[position] }
}

/// A view that a layout lays somewhere.
public struct LayoutSubview: Sendable, Equatable {
  /// How much it matters that it has its size.
  public var priority: Double { 0 }
  /// How far it wants to be from others.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// How large it would be.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Its edges, if it were so large.
  public func dimensions(in proposal: ProposedViewSize) -> CGSize { sizeThatFits(proposal) }

  /// Lays it somewhere, which text does not show.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}

  /// What it says to its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// How far a view wants to be from others.
public struct ViewSpacing: Sendable {
  /// As usual.
  public init() {}
  /// How far it wants to be from another.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// Something that a view says to its layout.
public protocol LayoutValueKey {
  /// What it says.
  associatedtype Value
  /// What it says where nobody told it to say something else.
  static var defaultValue: Value { get }
}

extension View {
  /// Says something to the layout; text does not show it.
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> Self { self }
}

/// Views beside each other, as a layout.
public struct HStackLayout: Layout {
  /// Views beside each other.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Views below each other, as a layout.
public struct VStackLayout: Layout {
  /// Views below each other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout {
  /// Views on top of each other.
  public init(alignment: Alignment = .center) {}
}

/// A layout of any kind.
public struct AnyLayout: Layout {
  /// A layout.
  public init(_ layout: some Layout) {}
}

/// The layouts of the framework's own, which nothing here asks how large views are.
package protocol OwnLayout: Layout where Cache == Void {}

extension HStackLayout: OwnLayout {}
extension VStackLayout: OwnLayout {}
extension ZStackLayout: OwnLayout {}
extension AnyLayout: OwnLayout {}

extension OwnLayout {
  /// As large as it may be.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Lays nothing anywhere.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {}
}
