extension IntentParameter {
  /// A parameter that takes a number of entities.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: AppEntity {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: Value.ValueType.defaultQuery),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        size: size,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes a number of entities that a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: AppEntity, Query.Entity == Value.ValueType {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: query),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        size: size,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes as many entities as some widget shows.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: AppEntity {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: Value.ValueType.defaultQuery),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        size: widest(size),
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes as many entities as some widget shows, found by a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: AppEntity, Query.Entity == Value.ValueType {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: query),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        size: widest(size),
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }
}
