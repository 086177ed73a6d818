public import AppIntents

/// Knows what a widget shows.
public protocol TimelineProvider {
  /// What it shows from some moment on.
  associatedtype Entry: TimelineEntry
  /// What a widget is told of where it is.
  typealias Context = TimelineProviderContext

  /// What it shows before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What it shows at this moment.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What it shows, moment by moment.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Knows what a widget shows that a person has set.
public protocol AppIntentTimelineProvider {
  /// What it shows from some moment on.
  associatedtype Entry: TimelineEntry
  /// What the person has set.
  associatedtype Intent: WidgetConfigurationIntent
  /// What a widget is told of where it is.
  typealias Context = TimelineProviderContext

  /// What it shows before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What it shows at this moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What it shows, moment by moment.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings to propose.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Where a widget is.
public struct TimelineProviderContext: Sendable {
  /// How large it is.
  public let family: WidgetFamily
  /// Whether it only shows what it could be.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize
  /// The ways in which it may be shown: the usual one.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// The ways in which a widget may be shown.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The ways of one kind; nil, as there is one only.
    public subscript<Value>(
      dynamicMember path: KeyPath<EnvironmentValues, Value>
    ) -> [Value]? { nil }
  }
}

/// Settings of a widget to propose.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Settings under a name.
  public init(intent: Intent, description: LocalizedStringResource) {}
  /// Settings under a name.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}
  /// Settings under a name.
  public init(intent: Intent, description: Text) {}
}

/// A widget that nobody sets.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// A widget that nobody sets.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget that a person sets.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// A widget that a person sets.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}
