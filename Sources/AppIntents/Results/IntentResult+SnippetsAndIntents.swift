extension IntentResult {
  /// A result with an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: opensIntent, snippet: UndrawnView(view))
  }

  /// A result with an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, Never> {
    .result(opensIntent: opensIntent, view: content())
  }

  /// A result with an intent to go on with and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: opensIntent, snippet: UndrawnView(view))
  }

  /// A result with an intent to go on with and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    .result(opensIntent: opensIntent, view: content())
  }

  /// A result with an intent to go on with and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    .result(opensIntent: openIntent, view: view)
  }

  /// A result with an intent to go on with and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    .result(opensIntent: openIntent, view: content())
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippet: UndrawnView(view)
    )
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, IntentDialog> {
    .result(opensIntent: opensIntent, dialog: dialog, view: content())
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippet: UndrawnView(view)
    )
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    .result(opensIntent: opensIntent, dialog: dialog, view: content())
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    .result(opensIntent: openIntent, dialog: dialog, view: view)
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    .result(opensIntent: openIntent, dialog: dialog, view: content())
  }

  /// A result with a value, an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opened: opensIntent, snippet: UndrawnView(view))
  }

  /// A result with a value, an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, Never> {
    .result(value: value, opensIntent: opensIntent, view: content())
  }

  /// A result with a value, an intent to go on with and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opened: opensIntent, snippet: UndrawnView(view))
  }

  /// A result with a value, an intent to go on with and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    .result(value: value, opensIntent: opensIntent, view: content())
  }

  /// A result with a value, an intent to go on with and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    .result(value: value, opensIntent: openIntent, view: view)
  }

  /// A result with a value, an intent to go on with and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    .result(value: value, opensIntent: openIntent, view: content())
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippet: UndrawnView(view)
    )
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, IntentDialog> {
    .result(value: value, opensIntent: opensIntent, dialog: dialog, view: content())
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippet: UndrawnView(view)
    )
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    .result(value: value, opensIntent: opensIntent, dialog: dialog, view: content())
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    .result(value: value, opensIntent: openIntent, dialog: dialog, view: view)
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    .result(value: value, opensIntent: openIntent, dialog: dialog, view: content())
  }
}
