extension IntentResult {
  /// A result with what the next press of a watch's action button does; there is no button here.
  ///
  /// - Parameter actionButtonIntent: What the button would do.
  /// - Returns: A result with nothing in it.
  public static func result<Next: AppIntent>(actionButtonIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { result() }
}
