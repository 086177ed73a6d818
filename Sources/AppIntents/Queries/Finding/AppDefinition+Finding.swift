extension AppDefinition {
  /// The actions that find the app's entities, in the order in which its intents name them.
  ///
  /// The entities are those that are parameters or results of intents, and those that are properties
  /// of such entities are left to them.
  public var findActions: [FindAction] {
    madeFindActions.value {
      AppLocalization.$current.withValue(localization) {
        entityTypes.compactMap { FindAction($0, in: localization) }
          + outsideKinds.compactMap { FindAction($0, in: localization) }
      }
    }
  }

  /// The kinds of entities that the intents name, each once.
  var entityTypes: [any AppEntity.Type] {
    var types: [any AppEntity.Type] = []
    for type in intents.flatMap({ Self.entityTypes(of: $0.type) })
    where !types.contains(where: { $0.persistentIdentifier == type.persistentIdentifier }) {
      types.append(type)
    }
    return types
  }

  private static func entityTypes<Intent: AppIntent>(
    of intent: Intent.Type
  ) -> [any AppEntity.Type] {
    var types: [any _IntentValue.Type] = bindNames(of: intent.init()).map(\.valueType)
    types.append(Intent.PerformResult.Value.self)
    return types.compactMap { elementType(of: $0) as? any AppEntity.Type }
  }
}

extension AnyIntentParameter {
  fileprivate var valueType: any _IntentValue.Type {
    func type<Value: AnyIntentValue>(_ value: Value) -> any _IntentValue.Type { Value.Value.self }
    guard let value = self as? any AnyIntentValue else { return Never.self }
    return type(value)
  }
}

extension FindAction {
  /// The action for an entity; nil where its query can neither compare nor tell all entities.
  init?<Entity: AppEntity>(_ type: Entity.Type, in localization: AppLocalization) {
    let description: IntentDescription?
    switch type.defaultQuery {
    case let query as any EntityPropertyQuery:
      (source, description) = Self.source(of: query)
    case let query as any EnumerableEntityQuery:
      (source, description) = Self.source(listing: query)
    default: return nil
    }
    let representation = type.typeDisplayRepresentation
    entity = type.persistentIdentifier
    title = localization.string(representation.name)
    numericFormat = representation.numericFormat
    synonyms = representation.synonyms.map(localization.string)
    explanation = description.map { localization.string($0.descriptionText) }
    self.localization = localization
  }

  private static func source<Query: EntityPropertyQuery>(
    of query: Query
  ) -> (any EntityFinding, IntentDescription?) {
    (PropertyQueryFinding(query: query), Query.findIntentDescription)
  }

  private static func source<Query: EnumerableEntityQuery>(
    listing query: Query
  ) -> (any EntityFinding, IntentDescription?) {
    (EnumeratedFinding(query: query), Query.findIntentDescription)
  }
}
