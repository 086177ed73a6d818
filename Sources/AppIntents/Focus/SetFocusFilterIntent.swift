/// What an app does differently while the person concentrates on something.
///
/// Its parameters are set for each focus; those that are not optional need defaults. It is performed
/// with the values of a focus when that begins, with the defaults when it ends or another one without
/// values takes over, and again when the program starts while the focus is on. That may happen while
/// another intent runs.
///
/// ```swift
/// struct ShelfFilter: SetFocusFilterIntent {
///   static let title: LocalizedStringResource = "Set Shelf"
///   @Parameter(title: "Shelf") var shelf: Shelf?
///
///   func perform() async throws -> some IntentResult {
///     await store.show(only: shelf)
///     return .result()
///   }
/// }
/// ```
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system is to know while the filter is on.
  var appContext: FocusFilterAppContext { get }

  /// Filters to offer.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The intent's title.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.title)
  }

  /// None.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// The filter that is on, with its values.
  ///
  /// - Throws: ``SetFocusFilterIntentError/notFound`` where no focus is on that has such a filter, and
  ///   ``SetFocusFilterIntentError/missingParameterValue`` for a required parameter without a value.
  public static var current: Self {
    get async throws {
      guard !FocusFilters.areIgnored, let values = FocusFilters.current.values(for: Self.self)
      else {
        throw SetFocusFilterIntentError.notFound
      }
      let filter = Self()
      for parameter in bindNames(of: filter) {
        if let name = parameter.name, let value = values[name] { _ = parameter.accept(value) }
        if !parameter.isOptional, parameter.anyValue == nil {
          throw SetFocusFilterIntentError.missingParameterValue
        }
      }
      return filter
    }
  }

  /// Says that ``appContext`` has changed.
  ///
  /// It is looked at anew for each notification and each search, so nothing has to be done but where the app has a
  /// process of its own: there the assistant asks for it again.
  public static func invalidateFocusFilterAppContext() {
    FocusFilters.current.invalidate(Self.self)
  }
}

/// What the system is to know while a filter is on.
public struct FocusFilterAppContext {
  /// Which notifications come through, by their `filterCriteria`; nil for all.
  public let notificationFilterPredicate: NSPredicate?
  /// Which content comes first among what fits as well, by the start of its identifier.
  public let targetContentIdentifierPrefix: String?

  /// What the system is to know.
  public init(
    notificationFilterPredicate: NSPredicate? = nil,
    targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// Why filters are to be offered.
public struct FocusFilterSuggestionContext: Sendable {}

/// Why there is no filter.
public enum SetFocusFilterIntentError: LocalizedError, Sendable {
  /// No filter is on.
  case notFound
  /// A parameter that is not optional has no value.
  case missingParameterValue

  /// What happened.
  public var errorDescription: String? {
    switch self {
    case .notFound: String(localized: "no focus filter of this kind is on")
    case .missingParameterValue:
      String(localized: "a parameter of the focus filter has no value and no default")
    }
  }
}
