extension AppIntentError: CustomLocalizedStringResourceConvertible, CustomStringConvertible {
  /// What happened, for the person.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .described(let text, _): text
    case .restartPerform: "The action has to start again."
    case .needsValue(let parameter, _): "A value is needed for \(parameter.shownTitle)."
    case .needsDisambiguation(let parameter, _, _):
      "It is not clear which \(parameter.shownTitle) is meant."
    case .needsForeground: "The app has to be opened to go on."
    case .declined: "It was not confirmed."
    case .noConversation(let parameter?):
      """
      nobody could be asked for '\(parameter)': the question came from outside a running intent or \
      from a detached task; ask from perform() itself
      """
    case .noConversation(nil):
      """
      nobody could be asked: the question came from outside a running intent or from a detached \
      task; ask from perform() itself
      """
    case .noValue(let intent): "\(intent) returned no value though its result promises one"
    }
  }

  /// What happened, for a developer.
  public var description: String { String(localized: localizedStringResource) }
}

/// The sentence that tells a person about an error of any kind.
func sentence(for error: any Error) -> String {
  switch error {
  case IntentFailure.failed(let message, _): message
  case let error as any CustomLocalizedStringResourceConvertible:
    String(localized: error.localizedStringResource)
  case let error as any CustomAppIntentErrorConvertible:
    String(localized: error.appIntentError.localizedStringResource)
  case let error as any LocalizedError where error.errorDescription != nil:
    error.errorDescription ?? ""
  default:
    String(localized: "The app could not do it: \(clipped(String(describing: error)))")
  }
}

/// A short name for an error that does not depend on the language: its type, without the module.
func errorCode(of error: any Error) -> String {
  if let failure = error as? DependencyFailure { return errorCode(of: failure.cause) }
  if let error = error as? AppIntentError { return error.kind.code }
  if let error = error as? any CustomAppIntentErrorConvertible {
    return error.appIntentError.kind.code
  }
  let name = String(reflecting: type(of: error))
  return name.prefix { $0 != "<" }.split(separator: ".").dropFirst()
    // A private type has its file's hidden name in front.
    .filter { !$0.hasPrefix("(") }.joined(separator: ".")
}
