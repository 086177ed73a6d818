/// What an app does differently while the person concentrates on something.
///
/// Its parameters are set for each focus; those that are not optional need defaults. It can be
/// performed here like any intent; there is no focus to switch yet, so ``current`` finds none.
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

  /// The filter that is on; here an error, since no focus is ever on.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }

  /// Says that ``appContext`` has changed; nobody keeps it here.
  public static func invalidateFocusFilterAppContext() {}
}

/// What the system is to know while a filter is on.
public struct FocusFilterAppContext {
  /// Which notifications come through, by their `filterCriteria`; nil for all.
  public let notificationFilterPredicate: NSPredicate?
  /// Which windows come first, by the start of their content's identifier.
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
