extension IntentParameter {
  /// A parameter that takes a number of files.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType] = [.item],
    size: IntentCollectionSize,
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
      size: size,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes as many files as some widget shows.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType] = [.item],
    size: [IntentWidgetFamily: IntentCollectionSize],
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
      size: widest(size),
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes as many people as some widget shows.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    size: [IntentWidgetFamily: IntentCollectionSize],
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
      size: widest(size),
      resolvers: resolvers(),
      default: `default`
    )
  }
}
