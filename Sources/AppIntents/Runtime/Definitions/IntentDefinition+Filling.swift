extension IntentDefinition {
  /// Does something while options providers see the values as what was said for the intent so far.
  ///
  /// Values go by parameter name, in the Swift type that ``ParameterType`` names. Nobody can be asked
  /// meanwhile.
  public func whileFilled<Result>(
    with values: [String: any Sendable],
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    let intent = type.init()
    for parameter in bindNames(of: intent) {
      if let name = parameter.name, let value = values[name] { _ = parameter.accept(value) }
    }
    let run = IntentRun(
      intent: intent,
      conversation: NoConversation(),
      localization: localization,
      title: title,
      identifier: identifier,
      confidence: 1,
      modes: type.supportedModes,
      undoManager: nil,
      progress: nil,
      watch: RunWatch(timeLimit: nil, grace: .zero),
      press: { _ in }
    )
    return try await IntentRun.$current.withValue(run) { try await operation() }
  }
}

/// Nobody to ask and nobody to tell.
private struct NoConversation: IntentConversation {
  func value(for request: ValueRequest) async throws -> any Sendable {
    throw ConversationEnd.unavailable
  }

  func choice(for request: ChoiceRequest) async throws -> Int { throw ConversationEnd.unavailable }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    throw ConversationEnd.unavailable
  }

  func show(_ output: IntentOutput) async {}
}
