extension IntentResult {
  /// A result with what the next press of an action button does: it is shown as a button, and can be pressed.
  ///
  /// - Parameter actionButtonIntent: What the button does.
  /// - Returns: A result with nothing else in it.
  public static func result<Next: AppIntent>(actionButtonIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(value: nil, next: actionButtonIntent)
  }
}
