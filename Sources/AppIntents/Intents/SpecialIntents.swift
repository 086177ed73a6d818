/// Shows what the app's own search finds.
///
/// The app comes to the front; what it shows there is its own affair.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The kind of search.
  associatedtype Criteria: SearchCriteria
  /// Where it looks.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What it looks for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
}

/// Sets something to a value.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The kind of value.
  associatedtype ValueType: _IntentValue
  /// The value.
  var value: ValueType { get set }
}

/// Plays a film.
public protocol PlayVideoIntent: SystemIntent {
  /// What kinds of films there are.
  static var supportedCategories: [VideoCategory] { get }
  /// What to look for.
  var term: String { get set }
}

/// A kind of film.
public enum VideoCategory: String, AppEnum {
  case movies, tv, freeform

  /// The kind's name.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"
  /// The kinds' names.
  public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
    .movies: "Movies", .tv: "TV", .freeform: "Videos",
  ]
}

/// An intent that starts or stops sound; it is performed as any other.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that records sound; it is performed as any other.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that configures a widget; nothing here shows widgets.
public protocol WidgetConfigurationIntent: AppIntent {}
/// An intent that configures a control; nothing here shows controls.
public protocol ControlConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
  /// Nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// Takes the place of an intent of SiriKit's.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of SiriKit's.
  static var intentClassName: String { get }
}

/// An intent that another has taken the place of.
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use instead.
  associatedtype ReplacementIntent: AppIntent = Never
  /// What people are told.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an intent is not to be used any more.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What people are told.
  public var message: LocalizedStringResource
  /// The intent to use instead.
  public var replacedBy: ReplacementIntent.Type?

  /// A message, and the intent to use instead.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// A message.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  /// The intent to use instead.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "Use \(replacedBy.title) instead.", replacedBy: replacedBy)
  }
}

/// Opens an address.
///
/// The address is the result's value: nothing here has a browser to open it in.
public struct OpenURLIntent: SystemIntent {
  /// What a person calls it.
  public static let title: LocalizedStringResource = "Open URL"
  /// What to open.
  @Parameter(title: "URL") public var url: URL

  /// An address that is yet to be said.
  public init() {}

  /// An address.
  public init(_ url: URL) {
    self.url = url
  }

  /// Gives the address.
  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    .result(value: url)
  }
}
