extension IntentParameter {
  /// A parameter that takes an amount of money.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentCurrencyAmount {
    self.init(
      title,
      description,
      .currency(codes: currencyCodes, range: closedRange(inclusiveRange)),
      asking: requestValueDialog,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes an amount of money out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentCurrencyAmount, Provider.Result.Result == IntentCurrencyAmount {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      within: .currency(codes: currencyCodes, range: closedRange(inclusiveRange)),
      asking: requestValueDialog,
      resolvers: resolvers()
    )
  }

  /// A parameter that takes a way to pay.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentPaymentMethod {
    self.init(
      title,
      description,
      .option(paymentSource),
      asking: requestValueDialog,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a way to pay out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentPaymentMethod, Provider.Result.Result == IntentPaymentMethod {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      resolvers: resolvers()
    )
  }
}
