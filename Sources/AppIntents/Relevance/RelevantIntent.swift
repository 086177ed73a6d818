import Notices

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
