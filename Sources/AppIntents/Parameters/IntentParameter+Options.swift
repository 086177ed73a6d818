extension IntentParameter {
  /// A parameter that takes one of an enum's cases.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) where Value.ValueType: AppEnum {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(cases: supportedValues),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog
      ),
      defaultValue: `default`
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
    optionsProvider: Provider
  ) where Value.ValueType: AppEnum, Provider.Result.Result == Value.ValueType {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        providedDefault: defaultMaker(optionsProvider)
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes an entity.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType: AppEntity {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: Value.ValueType.defaultQuery),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes an entity out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Value.ValueType: AppEntity, Provider.Result.Result == Value.ValueType {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(provider: optionsProvider),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        providedDefault: defaultMaker(optionsProvider)
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes an entity that a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value.ValueType: AppEntity, Query.Entity == Value.ValueType {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: query),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes a number of entities.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType: AppEntity {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: Value.ValueType.defaultQuery),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        size: size
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes a number of entities that a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value.ValueType: AppEntity, Query.Entity == Value.ValueType {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: query),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        size: size
      ),
      defaultValue: `default`
    )
  }
}
