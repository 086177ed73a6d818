extension IntentResult {
  /// A result with a snippet.
  public static func result(
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, snippet: view.snippetContent)
  }

  /// A result with a snippet.
  public static func result(
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, snippet: content().snippetContent)
  }

  /// A result with a dialog and a snippet.
  public static func result(
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog, snippet: view.snippetContent)
  }

  /// A result with a dialog and a snippet.
  public static func result(
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog, snippet: content().snippetContent)
  }

  /// A result with a value and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: view.snippetContent)
  }

  /// A result with a value and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: content().snippetContent)
  }

  /// A result with a value, a dialog and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    dialog: IntentDialog,
    view: some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: view.snippetContent)
  }

  /// A result with a value, a dialog and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: content().snippetContent)
  }
}
