extension AppDefinition {
  /// The searches for the app's entities, in the order in which its intents name them.
  public var searches: [EntitySearch] {
    AppLocalization.$current.withValue(localization) {
      entityTypes.compactMap { EntitySearch($0, in: localization) }
        + outsideKinds.map { EntitySearch($0, in: localization) }
    }
  }

  /// What the app can do that words are about, by its name or by what is said to ask for it; what is found is an
  /// ``IntentDefinition``.
  package func actions(for words: String) -> [SearchHit] {
    let text = SearchText(words)
    guard !text.words.isEmpty else { return [] }
    return intents.compactMap { intent in
      guard intent.isDiscoverable else { return nil }
      let shortcuts = shortcuts.filter { $0.intent.identifier == intent.identifier }
      let option = IntentOption(
        id: intent.identifier,
        title: intent.title,
        synonyms: shortcuts.compactMap(\.shortTitle),
        value: intent
      )
      let phrases = shortcuts.flatMap(\.phrases).map { phrase in
        phrase.replacing(#/\$\{[^}]*\}/#, with: " ")
      }
      let said = (intent.searchKeywords + phrases).map(SearchText.key)
      return text.fit(of: option, elsewhere: said).map { SearchHit(option: option, fit: $0) }
    }
  }

  /// The run that opens an entity of the app's, as a search or a query gave it.
  ///
  /// It is that of the entity's ``OpenIntent``, else of an intent that brings the app to the front and
  /// takes such an entity and nothing more; nil where the app has neither.
  ///
  /// - Parameters:
  ///   - option: The entity.
  ///   - kind: The name of its type, where the app is outside this process.
  /// - Returns: The run.
  public func opening(_ option: IntentOption, of kind: String? = nil) -> IntentInvocation? {
    if option.value is OutsideValue {
      return intents.lazy.compactMap { intent in
        kind.flatMap(intent.parameterForShowing).map {
          IntentInvocation(intent: intent, values: [$0: option.value])
        }
      }.first
    }
    let opening = intents.lazy.filter { $0.type.opens(option.value) }.map { ($0, "target") }.first
    let showing = intents.lazy.compactMap { intent in
      intent.parameterForShowing(option.value).map { (intent, $0) }
    }.first
    guard let (intent, parameter) = opening ?? showing else { return nil }
    return IntentInvocation(intent: intent, values: [parameter: option.value])
  }

  /// What an entity's properties say, those that take their time too.
  ///
  /// - Parameters:
  ///   - option: The entity.
  ///   - kind: The name of its type, where the app is outside this process.
  /// - Returns: The entity with its properties.
  /// - Throws: What working a property out throws.
  public func properties(
    of option: IntentOption,
    of kind: String? = nil
  ) async throws -> FoundEntity {
    if let outside = outsideKinds.first(where: { $0.name == kind }) {
      let found = try await outside.find(FindRequest(), in: localization)
      return found.first { $0.option.id == option.id }
        ?? FoundEntity(option: option, properties: [])
    }
    guard let entity = option.value as? any AppEntity else {
      return FoundEntity(option: option, properties: [])
    }
    return try await AppLocalization.$current.withValue(localization) {
      try await foundEntity(option, NamedProperty.all(in: entity), in: localization)
    }
  }
}

extension AppIntent {
  /// Whether the intent opens a value.
  fileprivate static func opens(_ value: any Sendable) -> Bool {
    func opens<Intent: OpenIntent>(_ type: Intent.Type) -> Bool { value is Intent.Value }
    return (self as? any OpenIntent.Type).map { opens($0) } ?? false
  }
}

extension IntentDefinition {
  /// The one parameter of an intent that brings the app to the front to show an entity.
  fileprivate func parameterForShowing(_ value: any Sendable) -> String? {
    guard opensApp, !isDestructive, parameters.count == 1, let parameter = parameters.first,
      case .option(let source) = parameter.type, let entity = value as? any AppEntity,
      source.typeName == Swift.type(of: entity).persistentIdentifier
    else { return nil }
    return parameter.name
  }
}
