extension IntentResult {
  /// A result with another intent's snippet.
  public static func result(
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: nil, snippetIntent: snippetIntent)
  }

  /// A result with a dialog and another intent's snippet.
  public static func result(
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(value: nil, dialog: dialog, snippetIntent: snippetIntent)
  }

  /// A result with an intent to go on with and another intent's snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Never, I, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: nil, opened: opensIntent, snippetIntent: snippetIntent)
  }

  /// A result with an intent to go on with, a dialog and another intent's snippet.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Never, I, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippetIntent: snippetIntent
    )
  }

  /// A result with an intent to go on with and another intent's snippet.
  public static func result(
    opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: nil, opened: opensIntent, snippetIntent: snippetIntent)
  }

  /// A result with an intent to go on with, a dialog and another intent's snippet.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      opened: opensIntent,
      snippetIntent: snippetIntent
    )
  }

  /// A result with a value and another intent's snippet.
  public static func result<V: _IntentValue>(
    value: V,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: value, snippetIntent: snippetIntent)
  }

  /// A result with a value, a dialog and another intent's snippet.
  public static func result<V: _IntentValue>(
    value: V,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(value: value, dialog: dialog, snippetIntent: snippetIntent)
  }

  /// A result with a value, an intent to go on with and another intent's snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<V, I, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: value, opened: opensIntent, snippetIntent: snippetIntent)
  }

  /// A result with a value, an intent to go on with, a dialog and another intent's snippet.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<V, I, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippetIntent: snippetIntent
    )
  }

  /// A result with a value, an intent to go on with and another intent's snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: value, opened: opensIntent, snippetIntent: snippetIntent)
  }

  /// A result with a value, an intent to go on with, a dialog and another intent's snippet.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      opened: opensIntent,
      snippetIntent: snippetIntent
    )
  }
}
