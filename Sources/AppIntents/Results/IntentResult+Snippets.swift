extension IntentResult {
  /// A result with a snippet.
  public static func result(
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: nil, snippet: UndrawnView(view))
  }

  /// A result with a snippet.
  public static func result(
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    .result(view: content())
  }

  /// A result with a dialog and a snippet.
  public static func result(
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog, snippet: UndrawnView(view))
  }

  /// A result with a dialog and a snippet.
  public static func result(
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    .result(dialog: dialog, view: content())
  }

  /// A result with a value and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: UndrawnView(view))
  }

  /// A result with a value and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    .result(value: value, view: content())
  }

  /// A result with a value, a dialog and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    dialog: IntentDialog,
    view: some View = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: UndrawnView(view))
  }

  /// A result with a value, a dialog and a snippet.
  public static func result<V: _IntentValue>(
    value: V,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    .result(value: value, dialog: dialog, view: content())
  }
}
