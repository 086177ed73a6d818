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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: unionKind(of: Value.ValueType.self),
        requestValueDialog: requestValueDialog,
        conversion: { Value.ValueType._representing($0) },
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider),
        conversion: { Value.ValueType._representing($0) },
        resolvers: resolvers().entries
      ),
      defaultValue: nil
    )
  }
}
