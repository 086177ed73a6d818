extension IntentParameter {
  /// A parameter that takes text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == String {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .text,
        requestValueDialog: requestValueDialog,
        conversion: stringConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes text out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == String, Provider.Result.Result == String {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider),
        conversion: stringConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: nil
    )
  }

  /// A parameter that takes text with formatting.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == AttributedString {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .text,
        requestValueDialog: requestValueDialog,
        conversion: attributedTextConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes text with formatting out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == AttributedString, Provider.Result.Result == AttributedString {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider),
        conversion: attributedTextConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: nil
    )
  }

  /// A parameter that takes an address.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == URL {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .url,
        requestValueDialog: requestValueDialog,
        conversion: urlConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes an address out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == URL, Provider.Result.Result == URL {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider),
        conversion: urlConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: nil
    )
  }

  /// A parameter that takes what to search for.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == StringSearchCriteria {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .text,
        requestValueDialog: requestValueDialog,
        conversion: criteriaConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }
}
