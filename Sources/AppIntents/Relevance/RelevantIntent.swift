import Notices

/// When or where something matters to a person.
public struct RelevantContext: Sendable, Hashable {
  /// How a time is meant.
  public enum DateKind: Sendable, Hashable {
    case `default`, scheduled, informational
  }

  private enum Circumstance: Hashable {
    case time(from: Date, to: Date, kind: DateKind)
  }

  private let circumstance: Circumstance

  /// At a moment.
  public static func date(_ date: Date) -> RelevantContext { .date(from: date, to: date) }

  /// Between two moments.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(circumstance: .time(from: start, to: end, kind: .default))
  }

  /// Within a time.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(circumstance: .time(from: interval.start, to: interval.end, kind: kind))
  }
}

/// A widget's setting that matters at some time.
public struct RelevantIntent: Sendable {
  /// The setting.
  public let intent: any WidgetConfigurationIntent
  /// The widget.
  public let widgetKind: String
  /// When it matters.
  public let relevance: RelevantContext

  /// A setting that matters at some time.
  public init(
    _ intent: some WidgetConfigurationIntent,
    widgetKind: String,
    relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// Takes what matters when; no widget is shown here, so that nothing comes of it.
public final class RelevantIntentManager: Sendable {
  /// The one of the app.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Says what matters from now on, in place of what was said before.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {
    Notice.doesNothing("RelevantIntentManager")
  }
}
