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
      title,
      description,
      .text,
      asking: requestValueDialog,
      conversion: stringConversion,
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      conversion: stringConversion,
      resolvers: resolvers()
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
      title,
      description,
      .text,
      asking: requestValueDialog,
      conversion: attributedTextConversion,
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      conversion: attributedTextConversion,
      resolvers: resolvers()
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
      title,
      description,
      .url,
      asking: requestValueDialog,
      conversion: urlConversion,
      resolvers: resolvers(),
      default: `default`
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
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      conversion: urlConversion,
      resolvers: resolvers()
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
      title,
      description,
      .text,
      asking: requestValueDialog,
      conversion: criteriaConversion,
      resolvers: resolvers(),
      default: `default`
    )
  }
}
