extension IntentResult {
  /// A result with nothing in it.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(value: nil)
  }

  /// A result with a dialog.
  public static func result(
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog)
  }

  /// A result with an intent to go on with.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I
  ) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    IntentResultContainer(value: nil, opened: opensIntent)
  }

  /// A result with an intent to go on with.
  public static func result(
    opensIntent: some AppIntent
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(value: nil, opened: opensIntent)
  }

  /// A result with an intent to go on with.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    .result(opensIntent: openIntent)
  }

  /// A result with an intent to go on with and a dialog.
  @_disfavoredOverload
  public static func result<I: AppIntent>(
    opensIntent: I,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog, opened: opensIntent)
  }

  /// A result with an intent to go on with and a dialog.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog, opened: opensIntent)
  }

  /// A result with an intent to go on with and a dialog.
  ///
  /// The early spelling of `opensIntent`.
  public static func result(
    openIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    .result(opensIntent: openIntent, dialog: dialog)
  }

  /// A result with a value.
  public static func result<V: _IntentValue>(
    value: V
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result with a value and a dialog.
  public static func result<V: _IntentValue>(
    value: V,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with a value and an intent to go on with.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I
  ) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    IntentResultContainer(value: value, opened: opensIntent)
  }

  /// A result with a value and an intent to go on with.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer(value: value, opened: opensIntent)
  }

  /// A result with a value and an intent to go on with.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    .result(value: value, opensIntent: openIntent)
  }

  /// A result with a value, an intent to go on with and a dialog.
  @_disfavoredOverload
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V,
    opensIntent: I,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, opened: opensIntent)
  }

  /// A result with a value, an intent to go on with and a dialog.
  public static func result<V: _IntentValue>(
    value: V,
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, opened: opensIntent)
  }

  /// A result with a value, an intent to go on with and a dialog.
  ///
  /// The early spelling of `opensIntent`.
  public static func result<V: _IntentValue>(
    value: V,
    openIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    .result(value: value, opensIntent: openIntent, dialog: dialog)
  }
}
