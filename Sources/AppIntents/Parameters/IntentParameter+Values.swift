extension IntentParameter {
  /// A parameter that takes text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == String {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .text,
        requestValueDialog: requestValueDialog
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
    optionsProvider: Provider
  ) where Value.ValueType == String, Provider.Result.Result == String {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider)
      ),
      defaultValue: nil
    )
  }

  /// A parameter that takes a whole number.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Int {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .integer(closedRange(inclusiveRange)),
        requestValueDialog: requestValueDialog
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
    optionsProvider: Provider
  ) where Value.ValueType == Int, Provider.Result.Result == Int {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider)
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
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Double {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .number(closedRange(inclusiveRange)),
        requestValueDialog: requestValueDialog
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
    optionsProvider: Provider
  ) where Value.ValueType == Double, Provider.Result.Result == Double {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider)
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
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Bool {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .bool(displayName),
        requestValueDialog: requestValueDialog
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes a date, a time or both.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Date {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .date(kind),
        requestValueDialog: requestValueDialog
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes a date out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Value.ValueType == Date, Provider.Result.Result == Date {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        providedDefault: defaultMaker(optionsProvider)
      ),
      defaultValue: nil
    )
  }
}
