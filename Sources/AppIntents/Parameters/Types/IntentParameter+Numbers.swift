extension IntentParameter {
  /// A parameter that takes a whole number.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Int {
    self.init(
      title,
      description,
      .integer(closedRange(inclusiveRange)),
      asking: requestValueDialog,
      conversion: integerConversion,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a whole number out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Int, Provider.Result.Result == Int {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      within: .integer(closedRange(inclusiveRange)),
      asking: requestValueDialog,
      conversion: integerConversion,
      resolvers: resolvers()
    )
  }

  /// A parameter that takes a number.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Double {
    self.init(
      title,
      description,
      .number(closedRange(inclusiveRange)),
      asking: requestValueDialog,
      conversion: numberConversion,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a number out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Double, Provider.Result.Result == Double {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      within: .number(closedRange(inclusiveRange)),
      asking: requestValueDialog,
      conversion: numberConversion,
      resolvers: resolvers()
    )
  }

  /// A parameter that takes an exact number.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Decimal {
    self.init(
      title,
      description,
      .number(closedRange(inclusiveRange).map(numbers)),
      asking: requestValueDialog,
      conversion: decimalConversion,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes an exact number out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Decimal, Provider.Result.Result == Decimal {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      within: .number(closedRange(inclusiveRange).map(numbers)),
      asking: requestValueDialog,
      conversion: decimalConversion,
      resolvers: resolvers()
    )
  }

  /// A parameter that takes yes or no.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Bool {
    self.init(
      title,
      description,
      .bool(displayName),
      asking: requestValueDialog,
      conversion: boolConversion,
      resolvers: resolvers(),
      default: `default`
    )
  }
}
