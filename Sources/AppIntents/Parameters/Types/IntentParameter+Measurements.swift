extension IntentParameter {
  /// A parameter that takes a measurement, in any unit.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: Unit? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Measurement<Unit> {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .measurement(units(of: Unit.self, first: defaultUnit ?? Unit.baseUnit())),
        requestValueDialog: requestValueDialog,
        minimum: supportsNegativeNumbers ? nil : 0,
        conversion: measurementConversion(defaultUnit ?? Unit.baseUnit()),
        resolvers: resolvers().entries
      ),
      defaultValue: defaultValue.map { value in
        Measurement<Unit>(value: value, unit: defaultUnit ?? Unit.baseUnit())
      } as? Value.UnwrappedType
    )
  }

  /// A parameter that takes a measurement in one unit.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: Unit,
    unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Measurement<Unit> {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .measurement(units(of: Unit.self, first: unit)),
        requestValueDialog: requestValueDialog,
        minimum: supportsNegativeNumbers ? nil : 0,
        conversion: measurementConversion(unit),
        resolvers: resolvers().entries
      ),
      defaultValue: defaultValue.map { value in
        Measurement<Unit>(value: value, unit: unit)
      } as? Value.UnwrappedType
    )
  }

  /// A parameter that takes a measurement out of those that a provider offers.
  public convenience init<Unit: Dimension, Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == Measurement<Unit>, Provider.Result.Result == Measurement<Unit> {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      resolvers: resolvers()
    )
  }
}
