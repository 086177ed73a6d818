extension IntentParameter {
  /// A parameter that takes one of an enum's cases.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: AppEnum {
    self.init(
      title,
      description,
      optionKind(cases: supportedValues),
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes one of an enum's cases out of those that a provider offers.
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
  ) where Value.ValueType: AppEnum, Provider.Result.Result == Value.ValueType {
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
}
