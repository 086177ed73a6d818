public import AppIntents

/// Knows what a widget shows while something holds; nobody asks.
public protocol RelevanceEntriesProvider {
  /// What it shows.
  associatedtype Entry: RelevanceEntry
  /// What the app has set.
  associatedtype Configuration: WidgetConfigurationIntent
  /// What a widget is told of where it is.
  typealias Context = RelevanceEntriesProviderContext

  /// What it shows before anything is known.
  func placeholder(context: Context) -> Entry
  /// What it shows.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// When which settings matter.
  func relevance() async -> WidgetRelevance<Configuration>
}

/// What a widget shows while something holds.
public protocol RelevanceEntry {}

/// Where a widget is that is shown while something holds.
public struct RelevanceEntriesProviderContext: Sendable {
  /// How large it is.
  public let family: WidgetFamily
  /// Whether it only shows what it could be.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize
}

/// A widget that is shown while something holds, which nothing here shows.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// A widget that is shown while something holds.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// Is told when widgets may be reached from elsewhere, which they never are.
public protocol WidgetPushHandler {
  /// One that is told.
  init()
  /// Is told where they can be reached.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// Where widgets can be reached.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

extension WidgetConfiguration {
  /// Which widget it may stand in for, as nothing here puts widgets in an order.
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration { self }
  /// Who is told where it can be reached from elsewhere; nobody is.
  public func pushHandler(_ handler: any WidgetPushHandler.Type) -> Self { self }
  /// How it may be put up, which nothing here shows.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> Self { self }
  /// What it looks made of, which nothing here shows.
  public func widgetTexture(_ texture: WidgetTexture) -> Self { self }
  /// What is done when something was loaded for it; nothing here loads by itself.
  public func backgroundTask(
    _ task: BackgroundTask,
    action: @escaping @Sendable () async -> Void
  ) -> Self { self }
}

/// How a widget is put up in a room.
public enum WidgetMountingStyle: Sendable, Hashable {
  case elevated, recessed
}

/// What a widget in a room looks made of.
public enum WidgetTexture: Sendable, Hashable {
  case glass, paper
}

/// How much a widget in a room tells, as one comes near.
public enum LevelOfDetail: Sendable, Hashable {
  case `default`, simplified
}

extension EnvironmentValues {
  /// How much is to be told.
  public var levelOfDetail: LevelOfDetail {
    get { told(or: .default) }
    set { tell(newValue) }
  }
  /// Whether an activity changes less often than it would.
  public var isActivityUpdateReduced: Bool { false }
}

/// Small things in a row on a watch; text shows them one below the other.
nonisolated public struct AccessoryWidgetGroup<Content: View>: View {
  private let label: Text
  private let content: Content

  /// Small things under a name.
  public init(_ label: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.label = Text(label)
    self.content = content()
  }

  /// Small things under a name and a symbol.
  public init(
    _ label: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(label, content: content) }

  /// The name, and the things below it.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      content
    }
  }
}

/// What small things in a row lie on.
public enum AccessoryWidgetGroupStyle: Sendable, Hashable {
  case automatic, circular, roundedSquare
}

extension View {
  /// What small things in a row lie on; text does not show it.
  nonisolated public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> Self {
    self
  }
}
