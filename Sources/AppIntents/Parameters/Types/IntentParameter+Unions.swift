extension IntentParameter {
  /// A parameter that takes a value of one of several types.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: _IntentValueRepresentable {
    self.init(
      title,
      description,
      unionKind(of: Value.ValueType.self),
      asking: requestValueDialog,
      conversion: { Value.ValueType._representing($0) },
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a value of one of several types out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: _IntentValueRepresentable, Provider.Result.Result == Value.ValueType {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      conversion: { Value.ValueType._representing($0) },
      resolvers: resolvers()
    )
  }
}
