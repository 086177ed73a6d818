/// A running intent, as the questions inside its `perform()` find it.
struct IntentRun: Sendable {
  @TaskLocal static var current: IntentRun?

  let conversation: any IntentConversation
  let localization: AppLocalization
  /// What a person calls the intent.
  let title: String
  /// What the intent is called in events and files.
  let identifier: String
  /// How sure it is that the person meant this.
  let confidence: Double

  /// The run that a question belongs to.
  static func asking(_ parameter: (any AnyIntentParameter)? = nil) throws -> IntentRun {
    guard let current else {
      let name = parameter.map { $0.name ?? $0.shownTitle.key }
      throw AppIntentError(kind: .noConversation(parameter: name))
    }
    return current
  }

  /// Asks for a parameter's value until one fits, and puts it in.
  @discardableResult
  func ask(
    _ parameter: any AnyIntentParameter,
    dialog: IntentDialog?,
    refused: AnswerProblem? = nil
  ) async throws -> any Sendable {
    var request = ValueRequest(
      intent: identifier,
      parameter: parameter.description(in: localization),
      prompt: (dialog ?? parameter.facts.requestValueDialog).map(text),
      reason: refused?.reason
    )
    while true {
      try Task.checkCancellation()
      let answer = try await conversation.value(for: request)
      switch parameter.accept(answer) {
      case nil: return answer
      case .wrongType:
        throw RuntimeProblem.wrongType(request.parameter.name, value: String(describing: answer))
      case .outside(let lower, let upper):
        request.reason = AnswerProblem.outside(lower: lower, upper: upper).reason
      }
    }
  }

  /// Asks which of several values is meant.
  func choose(
    _ parameter: any AnyIntentParameter,
    among values: [any Sendable],
    dialog: IntentDialog?
  ) async throws -> Int {
    guard !values.isEmpty else { throw AppIntentError(kind: .needsValue(parameter, dialog)) }
    return try await choose(
      ChoiceRequest(
        intent: identifier,
        parameter: parameter.description(in: localization),
        prompt: (dialog ?? parameter.facts.requestDisambiguationDialog).map(text),
        options: values.map { anyOption(for: $0, in: localization) }
      )
    )
  }

  /// Asks which of several options is meant.
  func choose(_ request: ChoiceRequest) async throws -> Int {
    while true {
      try Task.checkCancellation()
      let index = try await conversation.choice(for: request)
      if request.options.indices.contains(index) { return index }
    }
  }

  /// Asks whether a parameter's value is the one that is meant.
  func confirm(
    _ parameter: any AnyIntentParameter,
    snippet: SnippetContent,
    dialog: IntentDialog?
  ) async throws -> Bool {
    try await conversation.confirmation(
      for: ConfirmationRequest(
        intent: identifier,
        parameter: parameter.description(in: localization),
        prompt: dialog.map(text),
        snippet: snippet
      )
    )
  }

  func text(_ dialog: IntentDialog) -> String { localization.string(dialog.full) }
}

/// A value of any type as something to choose.
func anyOption(for value: any Sendable, in localization: AppLocalization) -> IntentOption {
  guard let value = value as? any _IntentValue else {
    let text = displayText(of: value)
    return IntentOption(id: text, title: text, value: value)
  }
  return option(for: value, in: localization)
}
