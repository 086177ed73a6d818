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
      title,
      description,
      optionKind(query: Value.ValueType.defaultQuery),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      size: size,
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      optionKind(query: query),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      size: size,
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      optionKind(query: Value.ValueType.defaultQuery),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      size: widest(size),
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      optionKind(query: query),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      size: widest(size),
      resolvers: resolvers(),
      default: `default`
    )
  }
}
