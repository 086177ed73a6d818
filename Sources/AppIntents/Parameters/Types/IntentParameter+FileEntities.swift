extension IntentParameter {
  /// A parameter that takes an entity that is a file.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType]? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: FileEntity {
    self.init(
      title,
      description,
      types: supportedContentTypes,
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      size: nil,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes a number of entities that are files.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType]? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: FileEntity {
    self.init(
      title,
      description,
      types: supportedContentTypes,
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      size: size,
      resolvers: resolvers(),
      default: `default`
    )
  }

  /// A parameter that takes as many entities that are files as some widget shows.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType]? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType: FileEntity {
    self.init(
      title,
      description,
      types: supportedContentTypes,
      asking: requestValueDialog,
      choosing: requestDisambiguationDialog,
      size: widest(size),
      resolvers: resolvers(),
      default: `default`
    )
  }

  private convenience init(
    _ title: LocalizedStringResource?,
    _ description: LocalizedStringResource?,
    types: [UTType]?,
    asking requestValueDialog: IntentDialog?,
    choosing requestDisambiguationDialog: IntentDialog?,
    size: IntentCollectionSize?,
    resolvers: ResolverList<Value.UnwrappedType>,
    default: Value.UnwrappedType?
  ) where Value.ValueType: FileEntity {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: description,
        kind: optionKind(query: Value.ValueType.defaultQuery),
        limits: .file(types ?? Value.ValueType.supportedContentTypes),
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        size: size,
        resolvers: resolvers.entries
      ),
      defaultValue: `default`
    )
  }
}
