/// What an intent is, without its code, in one language.
public struct IntentDefinition: Sendable {
  /// The type's name.
  public let identifier: String
  /// What a person calls it.
  public let title: String
  /// What it is good for.
  public let explanation: String?
  /// The heading it is listed under.
  public let categoryName: String?
  /// What people search for when they mean it.
  public let searchKeywords: [String]
  /// Whether people find it in lists.
  public let isDiscoverable: Bool
  /// Whether the app comes to the front before it is performed.
  public let opensApp: Bool
  /// Whether something is lost when it is performed.
  public let isDestructive: Bool
  /// Who may run it.
  public let authenticationPolicy: IntentAuthenticationPolicy
  /// The sentence that says what it will do, with `${name}` in each parameter's place.
  ///
  /// Nil where the app wrote none. Of several, it is the one for an intent without values.
  public let summaryTemplate: String?
  /// What it needs and can use, in order.
  public let parameters: [ParameterDescription]

  let localization: AppLocalization
  let type: any AppIntent.Type

  /// What an intent is, in a language.
  public init(_ type: any AppIntent.Type, localization: AppLocalization) {
    let description = intentDescription(of: type)
    identifier = type.persistentIdentifier
    title = localization.string(type.title)
    explanation = description.map { localization.string($0.descriptionText) }
    categoryName = description?.categoryName.map(localization.string)
    searchKeywords = description?.searchKeywords.map(localization.string) ?? []
    isDiscoverable = type.isDiscoverable
    opensApp = type.opensAppFirst
    isDestructive = type is any DeleteIntent.Type
    authenticationPolicy = type.authenticationPolicy
    let intent = type.init()
    let places = bindNames(of: intent)
    parameters = places.map { $0.description(in: localization) }
    summaryTemplate = AppLocalization.$current.withValue(localization) {
      SummaryText(intent: intent, parameters: places, localization: localization).template
    }
    self.localization = localization
    self.type = type
  }

  /// The sentence that says what the intent will do with these values, and what stands below it.
  ///
  /// Values go by parameter name, in the Swift type that ``ParameterType`` names. A parameter without
  /// a value is in the sentence as its title in ‹brackets›.
  public func summary(for values: [String: any Sendable]) -> IntentSummary {
    AppLocalization.$current.withValue(localization) {
      let intent = type.init()
      let parameters = bindNames(of: intent)
      for parameter in parameters {
        if let name = parameter.name, let value = values[name] { _ = parameter.accept(value) }
      }
      return SummaryText(intent: intent, parameters: parameters, localization: localization)
        .text
    }
  }
}

extension AppIntent {
  static var opensAppFirst: Bool { openAppWhenRun || supportedModes.contains(.foreground) }
}
