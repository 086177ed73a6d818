/// A focus filter of an app's, without its code, in one language.
package struct FocusFilterDefinition: Sendable {
  /// The intent that is performed on each change.
  package let intent: IntentDefinition
  private let type: any SetFocusFilterIntent.Type

  init(_ type: any SetFocusFilterIntent.Type, _ intent: IntentDefinition) {
    self.type = type
    self.intent = intent
  }

  /// The values with which it is on; nil while it is off.
  package var current: [String: any Sendable]? { FocusFilters.current.values(for: type) }

  /// Whether it makes the app show other things than it does by itself.
  package var isOn: Bool { current != nil }

  /// Turns it on with values by parameter, or off with nil, for the app's code to see.
  package func set(_ values: [String: any Sendable]?) {
    FocusFilters.current.set(values, for: type)
  }

  /// What the person set, as the app words it: a title and a second line.
  ///
  /// Values go by parameter name, in the Swift type that ``ParameterType`` names.
  package func look(
    of values: [String: any Sendable]
  ) -> (title: String, subtitle: String?) {
    AppLocalization.$current.withValue(intent.localization) {
      let representation = filled(values).displayRepresentation
      return (
        intent.localization.string(representation.title),
        representation.subtitle.map(intent.localization.string)
      )
    }
  }

  /// The values that the filter has where the person sets none.
  package var defaults: [String: any Sendable] {
    AppLocalization.$current.withValue(intent.localization) {
      Self.values(of: type.init())
    }
  }

  /// The required parameters that have no default, which an app's author has to give.
  package var missingDefaults: [String] {
    let known = defaults
    return intent.parameters.filter { !$0.isOptional && known[$0.name] == nil }.map(\.name)
  }

  /// Whether a notification gets through; one without criteria does unless the app says otherwise.
  package func allows(_ criteria: String?, with values: [String: any Sendable]) -> Bool {
    AppLocalization.$current.withValue(intent.localization) {
      guard let predicate = filled(values).appContext.notificationFilterPredicate else {
        return true
      }
      return predicate.evaluate(with: criteria ?? "")
    }
  }

  /// The start of the identifiers of the content that comes first now; nil where there is none.
  package var contentPrefix: String? {
    guard let current else { return nil }
    return AppLocalization.$current.withValue(intent.localization) {
      filled(current).appContext.targetContentIdentifierPrefix
    }
  }

  /// The filters that the app proposes, each as its values.
  package func suggestions() async -> [[String: any Sendable]] {
    await AppLocalization.$current.withValue(intent.localization) {
      await type.suggested().map { Self.values(of: $0) }
    }
  }

  private func filled(_ values: [String: any Sendable]) -> any SetFocusFilterIntent {
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
    intents.compactMap { intent in
      (intent.type as? any SetFocusFilterIntent.Type).map { FocusFilterDefinition($0, intent) }
    }
  }
}
