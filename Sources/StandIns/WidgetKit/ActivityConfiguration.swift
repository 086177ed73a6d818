public import ActivityKit
public import AppIntents

/// A widget for something that is going on; nothing here shows it.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// A widget for something that is going on.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  /// A widget for something that is going on, where there is no island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {}
}

/// What an activity's widget is told.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What tells the activity apart.
  public let activityID: String
  /// What does not change.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether it is no longer true.
  public let isStale: Bool
}

/// What is shown around a phone's camera; nothing here shows it.
public struct DynamicIsland {
  /// What is shown there, large, small and smaller.
  public init<Compact: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Compact,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Where touching it leads, which nobody does.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The colour of its edge, which nothing here shows.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// How much space it leaves, which nothing here shows.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// How large an island is.
public enum DynamicIslandMode: Hashable, Sendable {
  case compactLeading, compactTrailing, expanded, minimal
}

/// The parts of a large island.
public struct DynamicIslandExpandedContent: Sendable, PartList {
  /// Parts, which nothing here shows.
  public static func joined(_ parts: [DynamicIslandExpandedContent]) -> DynamicIslandExpandedContent
  {
    DynamicIslandExpandedContent()
  }
}

/// A part of a large island.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// A part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Where a part of an island is.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Where lines begin.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Where lines end.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Under the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Puts a large island together.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder: PartListBuilder {
  /// A large island.
  public typealias Parts = DynamicIslandExpandedContent

  /// A part.
  public static func buildExpression(
    _ region: DynamicIslandExpandedRegion<some View>
  ) -> DynamicIslandExpandedContent { .init() }
}
