/// A focus filter of an app's, without its code, in one language.
package struct FocusFilterDefinition: Sendable {
  /// The intent that is performed on each change.
  package let intent: IntentDefinition
  private let source: Source

  /// Where its code is.
  private enum Source: Sendable {
    case here(any SetFocusFilterIntent.Type)
    case outside(OutsideFocusFilter)
  }

  /// The filter that an intent is; nil for one that is none.
  init?(_ intent: IntentDefinition) {
    if let filter = intent.outside?.focusFilter {
      source = .outside(filter)
    } else if let type = intent.type as? any SetFocusFilterIntent.Type {
      source = .here(type)
    } else {
      return nil
    }
    self.intent = intent
  }

  /// The values with which it is on; nil while it is off.
  package var current: [String: any Sendable]? {
    switch source {
    case .here(let type): FocusFilters.current.values(for: type)
    case .outside(let filter): filter.values
    }
  }

  /// Whether it makes the app show other things than it does by itself.
  package var isOn: Bool { current != nil }

  /// Turns it on with values by parameter, or off with nil, for the app's code to see.
  package func set(_ values: [String: any Sendable]?) {
    switch source {
    case .here(let type): FocusFilters.current.set(values, for: type)
    case .outside(let filter): filter.set(values)
    }
  }

  /// Has an app outside this process say what holds now, once it was told of a change.
  package func keepContext() async {
    if case .outside(let filter) = source { await filter.keepContext() }
  }

  /// What the person set, as the app words it: a title and a second line.
  ///
  /// Values go by parameter name, in the Swift type that ``ParameterType`` names.
  package func look(
    of values: [String: any Sendable]
  ) async -> (title: String, subtitle: String?) {
    switch source {
    case .here(let type):
      return AppLocalization.$current.withValue(intent.localization) {
        let representation = Self.filled(type, values).displayRepresentation
        return (
          intent.localization.string(representation.title),
          representation.subtitle.map(intent.localization.string)
        )
      }
    case .outside(let filter):
      let context = await filter.context(of: values)
      return (context.title ?? intent.title, context.subtitle)
    }
  }

  /// The values that the filter has where the person sets none.
  package var defaults: [String: any Sendable] {
    switch source {
    case .here(let type):
      AppLocalization.$current.withValue(intent.localization) { Self.values(of: type.init()) }
    case .outside: intent.outside?.defaults ?? [:]
    }
  }

  /// The required parameters that have no default, which an app's author has to give.
  package var missingDefaults: [String] {
    let known = defaults
    return intent.parameters.filter { !$0.isOptional && known[$0.name] == nil }.map(\.name)
  }

  /// Whether a notification gets through by an app of this process; one without criteria does unless the app says
  /// otherwise.
  package func allows(_ criteria: String?, with values: [String: any Sendable]) -> Bool {
    guard case .here(let type) = source else { return true }
    return AppLocalization.$current.withValue(intent.localization) {
      guard let predicate = Self.filled(type, values).appContext.notificationFilterPredicate else {
        return true
      }
      return predicate.evaluate(with: criteria ?? "")
    }
  }

  /// Whether a notification gets through, wherever the app's code is.
  package func allows(asking criteria: String?, with values: [String: any Sendable]) async -> Bool {
    guard case .outside(let filter) = source else { return allows(criteria, with: values) }
    return await filter.context(of: values, criteria: criteria ?? "").allows
  }

  /// The start of the identifiers of the content that comes first now; nil where there is none.
  package var contentPrefix: String? {
    if case .outside(let filter) = source { return filter.contentPrefix }
    return current.flatMap(contentPrefix)
  }

  /// The start of the identifiers of the content that comes first with some values, for an app of this process.
  package func contentPrefix(with values: [String: any Sendable]) -> String? {
    guard case .here(let type) = source else { return nil }
    return AppLocalization.$current.withValue(intent.localization) {
      Self.filled(type, values).appContext.targetContentIdentifierPrefix
    }
  }

  /// The filters that the app proposes, each as its values.
  package func suggestions() async -> [[String: any Sendable]] {
    switch source {
    case .here(let type):
      await AppLocalization.$current.withValue(intent.localization) {
        await type.suggested().map { Self.values(of: $0) }
      }
    case .outside(let filter): await filter.suggestions()
    }
  }

  private static func filled(
    _ type: any SetFocusFilterIntent.Type,
    _ values: [String: any Sendable]
  ) -> any SetFocusFilterIntent {
    let filter = type.init()
    for parameter in bindNames(of: filter) {
      if let name = parameter.name, let value = values[name] { _ = parameter.accept(value) }
    }
    return filter
  }

  private static func values(of intent: any AppIntent) -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for parameter in bindNames(of: intent) {
      if let name = parameter.name, let value = parameter.anyValue { values[name] = value }
    }
    return values
  }
}

extension SetFocusFilterIntent {
  /// The filters that the app proposes, whatever their type.
  fileprivate static func suggested() async -> [any AppIntent] {
    await suggestedFocusFilters(for: FocusFilterSuggestionContext())
  }
}

extension AppDefinition {
  /// The focus filters among the app's intents.
  package var focusFilters: [FocusFilterDefinition] {
    intents.compactMap(FocusFilterDefinition.init)
  }
}
