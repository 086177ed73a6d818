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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .integer(closedRange(inclusiveRange)),
        requestValueDialog: requestValueDialog,
        conversion: integerConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider),
        conversion: integerConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: nil
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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .number(closedRange(inclusiveRange)),
        requestValueDialog: requestValueDialog,
        conversion: numberConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider),
        conversion: numberConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: nil
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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .number(closedRange(inclusiveRange).map(numbers)),
        requestValueDialog: requestValueDialog,
        conversion: decimalConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider),
        conversion: decimalConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: nil
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
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .bool(displayName),
        requestValueDialog: requestValueDialog,
        conversion: boolConversion,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }
}
