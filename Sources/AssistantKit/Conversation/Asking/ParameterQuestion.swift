package import AppIntents

/// Asks a person for the value of a parameter outside of a run, as where a shortcut is composed.
///
/// It is asked as a run would ask: with a list to choose from, in which names may be parts of the whole ones or
/// misspelt, and with the reason where an answer does not fit.
package struct ParameterQuestion: Sendable {
  private let settings: AssistantSettings
  private let channel: any ConversationChannel

  /// Asks over a channel.
  package init(settings: AssistantSettings, channel: any ConversationChannel) {
    self.settings = settings
    self.channel = channel
  }

  /// The value, in the Swift type that the parameter takes.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - intent: Whose parameter it is.
  ///   - app: Whose intent it is.
  ///   - prompt: What is asked.
  /// - Returns: The value.
  /// - Throws: ``ConversationEnd`` where the person gives no value.
  package func value(
    of parameter: ParameterDescription,
    for intent: IntentDefinition,
    of app: RunningApp,
    asking prompt: String
  ) async throws -> any Sendable {
    let conversation = PersonConversation(
      appName: app.definition.name,
      channel: channel,
      settings: settings,
      questions: Questions(
        channel: channel,
        language: settings.language,
        messages: settings.messages,
        counter: Tally()
      )
    )
    return try await conversation.value(
      for: ValueRequest(intent: intent.identifier, parameter: parameter, prompt: prompt)
    )
  }
}
