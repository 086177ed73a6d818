extension IntentParameter {
  /// A parameter that takes a file.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentFile {
    self.init(
      title,
      description,
      .file(supportedContentTypes),
      asking: requestValueDialog,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a file out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentFile, Provider.Result.Result == IntentFile {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      within: .file(supportedContentTypes),
      asking: requestValueDialog,
      resolvers: resolvers()
    )
  }

  /// A parameter that takes a file of a kind given by its identifier.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentFile {
    self.init(
      title,
      description,
      .file(supportedTypeIdentifiers.compactMap { UTType($0) }),
      asking: requestValueDialog,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a file of a kind given by its identifier out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == IntentFile, Provider.Result.Result == IntentFile {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      within: .file(supportedTypeIdentifiers.compactMap { UTType($0) }),
      asking: requestValueDialog,
      resolvers: resolvers()
    )
  }
}
