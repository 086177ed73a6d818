/// How a parameter's values are shown on a screen; text shows nothing of it.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent,
  Value: _IntentValue,
  Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  /// A parameter, the sentence about it, and the values to choose from.
  public init(
    for keyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @ListBuilder<any AppShortcutOptionsCollectionProtocol>
    optionsCollections: () -> [any AppShortcutOptionsCollectionProtocol]
  ) {}
}

/// The sentence about a parameter; text shows nothing of it.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent,
  Value: _IntentValue,
  Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  /// A sentence with the parameter in it.
  public init(_ sentence: ParameterSummaryString<Intent>, table: StaticString? = nil) {}
}

/// Values of a parameter to choose from.
public protocol AppShortcutOptionsCollectionProtocol {}

/// Values of a parameter to choose from, as a provider offers them; text shows nothing of it.
public struct AppShortcutOptionsCollection<
  Provider: DynamicOptionsProvider
>: AppShortcutOptionsCollectionProtocol {
  /// What a provider offers, under a title.
  public init(
    _ provider: Provider,
    title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {}
}
