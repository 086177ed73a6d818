// What the next press of an action button does is shown as a button here, and can be pressed.

extension IntentResult {
  /// A result with what the next press of an action button does.
  ///
  /// - Parameters:
  ///   - actionButtonIntent: What the button does.
  ///   - activityIdentifier: What goes on, in the app's words.
  /// - Returns: A result with nothing else in it.
  public static func result<Next: AppIntent>(
    actionButtonIntent: Next,
    activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(
      value: nil,
      next: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }

  /// A result with what the next press of an action button does and a dialog.
  public static func result<Next: AppIntent>(
    actionButtonIntent: Next,
    activityIdentifier: String? = nil,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(
      value: nil,
      dialog: dialog,
      next: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }

  /// A result with a value and what the next press of an action button does.
  public static func result<V: _IntentValue, Next: AppIntent>(
    value: V,
    actionButtonIntent: Next,
    activityIdentifier: String? = nil
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer(
      value: value,
      next: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }

  /// A result with a value, what the next press of an action button does, and a dialog.
  public static func result<V: _IntentValue, Next: AppIntent>(
    value: V,
    actionButtonIntent: Next,
    activityIdentifier: String? = nil,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      next: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }
}
