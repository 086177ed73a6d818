extension IntentParameter {
  /// A parameter that takes an entity.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
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
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes an entity out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: AppEntity, Provider.Result.Result == Value.ValueType {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        providedDefault: defaultMaker(optionsProvider),
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes an entity that a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
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
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }
}
