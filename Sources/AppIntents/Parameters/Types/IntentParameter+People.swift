extension IntentParameter {
  /// A parameter that takes a person.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentPerson {
    self.init(
      title,
      description,
      .person(mode),
      asking: requestValueDialog,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a person out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentPerson, Provider.Result.Result == IntentPerson {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      resolvers: resolvers()
    )
  }

  /// A parameter that takes a number of people.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentPerson {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: .person(mode),
        requestValueDialog: requestValueDialog,
        size: size,
        resolvers: resolvers().entries
      ),
      defaultValue: `default`
    )
  }
}
