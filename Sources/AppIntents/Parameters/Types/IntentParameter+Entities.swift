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
      title,
      description,
      optionKind(query: Value.ValueType.defaultQuery),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      optionKind(provider: optionsProvider),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      providedDefault: defaultMaker(optionsProvider),
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      optionKind(query: query),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      resolvers: resolvers(),
      default: `default`
    )
  }
}
