/// What an intent is, without its code, in one language.
public final class IntentDefinition: Sendable {
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
  /// What its value is called; nil where it has no name.
  public let resultName: String?
  /// The type of the one entity that it gives; nil where it gives none, or several.
  public var resultEntity: String? { givesSeveral ? nil : givenType }
  /// The type of the entity, or of each of the entities, that it gives; nil where it gives none.
  package let givenType: String?
  /// Whether it gives several entities.
  package let givesSeveral: Bool
  /// Whether people find it in lists.
  public let isDiscoverable: Bool
  /// Whether the app comes to the front before it is performed.
  public let opensApp: Bool
  /// Whether something is lost when it is performed.
  public let isDestructive: Bool
  /// Whether it is of a kind that only opens or shows something.
  public let onlyShows: Bool
  /// Whether it is of a kind that people know without a phrase of the app's: to delete something, or to search in
  /// the app.
  package let isOfSystem: Bool
  /// Whether it tells how far it is.
  let reportsProgress: Bool
  /// Whether it can be taken back.
  let isUndoable: Bool
  /// Why it is not to be used any more, and what instead; nil where nothing is said against it.
  public let deprecation: String?
  /// What it was called before it became an app intent: the name of SiriKit's class.
  public let formerName: String?
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
  /// Who performs it, where that is no type of this process.
  let outside: Outside?

  /// What an intent is, in a language.
  public init(_ type: any AppIntent.Type, localization: AppLocalization) {
    let description = intentDescription(of: type)
    identifier = type.persistentIdentifier
    title = localization.string(type.title)
    explanation = description.map { localization.string($0.descriptionText) }
    categoryName = description?.categoryName.map(localization.string)
    searchKeywords = description?.searchKeywords.map(localization.string) ?? []
    resultName = description?.resultValueName.map(localization.string)
    let given = givenEntity(of: type)
    givenType = given?.type.persistentIdentifier
    givesSeveral = given?.isOfList ?? false
    isDiscoverable = type.isDiscoverable
    opensApp = type.opensAppFirst
    isDestructive = type is any DeleteIntent.Type
    onlyShows =
      type is any OpenIntent.Type || type is any ShowInAppSearchResultsIntent.Type
    reportsProgress = type is any ProgressReportingIntent.Type
    isUndoable = type is any UndoableIntent.Type
    isOfSystem =
      type is any DeleteIntent.Type || type is any ShowInAppSearchResultsIntent.Type
    deprecation = (type as? any DeprecatedAppIntent.Type).map {
      localization.string(deprecationMessage(of: $0))
    }
    formerName = (type as? any CustomIntentMigratedAppIntent.Type)?.intentClassName
    authenticationPolicy = type.authenticationPolicy
    let intent = type.init()
    let places = bindNames(of: intent)
    parameters = places.map { $0.description(in: localization) }
    summaryTemplate = AppLocalization.$current.withValue(localization) {
      SummaryText(intent: intent, parameters: places, localization: localization).template
    }
    self.localization = localization
    self.type = type
    outside = nil
  }

  /// An intent whose code is not in this process.
  ///
  /// - Parameters:
  ///   - facts: What is known of it.
  ///   - localization: The language of its texts.
  ///   - performer: Who does it.
  public init(_ facts: Facts, localization: AppLocalization, performer: any IntentPerformer) {
    identifier = facts.identifier
    title = facts.title
    explanation = facts.explanation
    categoryName = facts.categoryName
    searchKeywords = facts.searchKeywords
    resultName = nil
    givenType = facts.givenType
    givesSeveral = facts.givesSeveral
    isDiscoverable = facts.isDiscoverable
    opensApp = facts.opensApp
    isDestructive = facts.isDestructive
    onlyShows = facts.onlyShows
    isOfSystem = facts.isDestructive
    reportsProgress = false
    isUndoable = false
    deprecation = facts.deprecation
    formerName = nil
    authenticationPolicy = facts.authenticationPolicy
    summaryTemplate = facts.summaryTemplate
    parameters = facts.parameters
    self.localization = localization
    type = OutsideIntent.self
    outside = Outside(performer: performer, facts)
  }

  /// The sentence that says what the intent will do with these values, and what stands below it.
  ///
  /// Values go by parameter name, in the Swift type that ``ParameterType`` names. A parameter without
  /// a value is in the sentence as its title in ‹brackets›.
  public func summary(for values: [String: any Sendable]) -> IntentSummary {
    if outside != nil { return outsideSummary(for: values) }
    return typedSummary(for: values)
  }

  private func typedSummary(for values: [String: any Sendable]) -> IntentSummary {
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

extension IntentDefinition {
  /// How the intent looks where it is proposed with these values: a title and a second line; nil where
  /// it has no look for them.
  ///
  /// Of several looks the first is taken all of whose values are there. Values go by parameter name, in
  /// the Swift type that ``ParameterType`` names.
  public func prediction(
    for values: [String: any Sendable]
  ) -> (title: String, subtitle: String?)? {
    guard let type = type as? any PredictableIntent.Type else { return nil }
    return AppLocalization.$current.withValue(localization) {
      predictedLook(of: type, with: values).map {
        (localization.string($0.title), $0.subtitle.map(localization.string))
      }
    }
  }
}

private func predictedLook<Intent: PredictableIntent>(
  of type: Intent.Type,
  with values: [String: any Sendable]
) -> DisplayRepresentation? {
  let intent = type.init()
  for parameter in bindNames(of: intent) {
    if let name = parameter.name, let value = values[name] { _ = parameter.accept(value) }
  }
  return (Intent.predictionConfiguration as? any PredictedLooks)?.look(of: intent)
}

private func givenEntity<Intent: AppIntent>(
  of type: Intent.Type
) -> (type: any AppEntity.Type, isOfList: Bool)? {
  let value = Intent.PerformResult.Value.self
  if let list = value as? any EntityList.Type { return (list.entity, true) }
  return (value as? any AppEntity.Type).map { ($0, false) }
}

/// Entities of one type, as an intent gives them.
private protocol EntityList {
  static var entity: any AppEntity.Type { get }
}

extension Array: EntityList where Element: AppEntity {
  static var entity: any AppEntity.Type { Element.self }
}

private func deprecationMessage<Intent: DeprecatedAppIntent>(
  of type: Intent.Type
) -> LocalizedStringResource {
  type.deprecation.message
}

extension AppIntent {
  static var opensAppFirst: Bool { openAppWhenRun || supportedModes.contains(.foreground) }
}
