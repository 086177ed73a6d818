extension IntentResult {
  /// A result with an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: opensIntent, snippet: view.snippetContent)
  }

  /// A result with an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: opensIntent, snippet: content().snippetContent)
  }

  /// A result with an intent to go on with and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: opensIntent, snippet: view.snippetContent)
  }

  /// A result with an intent to go on with and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: opensIntent, snippet: content().snippetContent)
  }

  /// A result with an intent to go on with and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: openIntent, snippet: view.snippetContent)
  }

  /// A result with an intent to go on with and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, opened: openIntent, snippet: content().snippetContent)
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippet: view.snippetContent
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
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippet: content().snippetContent
    )
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippet: view.snippetContent
    )
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippet: content().snippetContent
    )
  }

  /// A result with an intent to go on with, a dialog and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: openIntent,
      snippet: view.snippetContent
    )
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
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: openIntent,
      snippet: content().snippetContent
    )
  }

  /// A result with a value, an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opened: opensIntent, snippet: view.snippetContent)
  }

  /// A result with a value, an intent to go on with and a snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opened: opensIntent, snippet: content().snippetContent)
  }

  /// A result with a value, an intent to go on with and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opened: opensIntent, snippet: view.snippetContent)
  }

  /// A result with a value, an intent to go on with and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opened: opensIntent, snippet: content().snippetContent)
  }

  /// A result with a value, an intent to go on with and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opened: openIntent, snippet: view.snippetContent)
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
    IntentResultContainer(value: value, opened: openIntent, snippet: content().snippetContent)
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippet: view.snippetContent
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
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippet: content().snippetContent
    )
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippet: view.snippetContent
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
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippet: content().snippetContent
    )
  }

  /// A result with a value, an intent to go on with, a dialog and a snippet.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: openIntent,
      snippet: view.snippetContent
    )
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
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: openIntent,
      snippet: content().snippetContent
    )
  }
}
