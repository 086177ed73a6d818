public import AppIntents

/// A widget that a person has put somewhere; there is none here.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// What tells it apart.
  public var id: String { kind }
  /// Its kind.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily

  /// What the person has set in the former way; there is nothing.
  public var configuration: (any Sendable)? { nil }

  /// What the person has set.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

/// A control that a person has put somewhere; there is none here.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  /// What tells it apart.
  public var id: String { kind }
  /// Its kind.
  public let kind: String
}

/// How much an entry matters among others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// How much an entry matters.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When settings of a widget matter.
public struct WidgetRelevance<Configuration> {
  /// When which settings matter.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// When some settings of a widget matter.
public struct WidgetRelevanceAttribute<Configuration> {
  /// When some settings matter.
  public init(configuration: Configuration, context: RelevantContext) {}
  /// When a widget without settings matters.
  public init(context: RelevantContext) where Configuration == Void {}
}

extension TimelineProvider {
  /// When it matters; nobody asks.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

extension AppIntentTimelineProvider {
  /// When which settings matter; nobody asks.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
