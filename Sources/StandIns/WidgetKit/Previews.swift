public import ActivityKit
public import AppIntents

/// Shows a widget at several moments in Xcode; here it is only type-checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Shows a widget with settings at several moments in Xcode; here it is only type-checked.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Intent,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Shows what a provider tells in Xcode; here it is only type-checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Shows what a provider tells of settings in Xcode; here it is only type-checked.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Shows an activity in several states in Xcode; here it is only type-checked.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as kind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewStatesBuilder contentStates: @escaping @MainActor () async -> [any Sendable]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Which part of an activity a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Which part of an island a preview shows.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, expanded, minimal
}

/// The moments of a preview.
public typealias PreviewTimelineBuilder = ListBuilder<any TimelineEntry>

/// The states of a preview.
public typealias PreviewStatesBuilder = ListBuilder<any Sendable>

/// What a widget's former previews are shown in.
public struct WidgetPreviewContext: PreviewContext {
  /// A widget of a size.
  public init(family: WidgetFamily) {}
}
