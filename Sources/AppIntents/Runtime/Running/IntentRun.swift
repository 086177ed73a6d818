/// A running intent, as the questions inside its `perform()` find it.
final class IntentRun: Sendable {
  @TaskLocal static var current: IntentRun?

  /// The intent that runs.
  let intent: any AppIntent
  let conversation: any IntentConversation
  let localization: AppLocalization
  /// What a person calls the intent.
  let title: String
  /// What the intent is called in events and files.
  let identifier: String
  /// How sure it is that the person meant this.
  let confidence: Double
  /// Whether the intent could come to the front by itself.
  let modes: IntentModes
  /// Where the intent says how to take it back.
  let undoManager: UndoManager?
  /// How far the intent is; nil for one that does not say.
  let progress: Progress?
  /// Who sees to it that the run comes to an end.
  let watch: RunWatch
  /// Runs an intent of the same app, as a button in something that is shown does.
  let press: @Sendable (any AppIntent) async throws -> Void
  let state = IntentRunState()

  init(
    intent: any AppIntent,
    conversation: any IntentConversation,
    localization: AppLocalization,
    title: String,
    identifier: String,
    confidence: Double,
    modes: IntentModes,
    undoManager: UndoManager?,
    progress: Progress?,
    watch: RunWatch,
    press: @escaping @Sendable (any AppIntent) async throws -> Void
  ) {
    self.intent = intent
    self.conversation = conversation
    self.localization = localization
    self.title = title
    self.identifier = identifier
    self.confidence = confidence
    self.modes = modes
    self.undoManager = undoManager
    self.progress = progress
    self.watch = watch
    self.press = press
  }

  /// Whether the app is in front, and whether it could come there.
  var mode: IntentModes.Current {
    state.isInForeground
      ? .foreground : IntentModes.Current(canContinueInForeground: modes != .background)
  }

  /// Why the intent is to stop, once it is.
  var cancellationReason: IntentCancellationReason { watch.reason ?? .userCancelled }

  /// The run that a question belongs to.
  static func asking(_ parameter: (any AnyIntentParameter)? = nil) throws -> IntentRun {
    guard let current else {
      let name = parameter.map { $0.name ?? $0.shownTitle.key }
      throw AppIntentError(kind: .noConversation(parameter: name))
    }
    return current
  }

  /// Asks for a parameter's value until one fits, and puts it in.
  func ask(
    _ parameter: any AnyIntentParameter,
    dialog: IntentDialog?,
    refused: AnswerProblem? = nil
  ) async throws {
    var request = ValueRequest(
      intent: identifier,
      parameter: parameter.description(in: localization),
      prompt: (dialog ?? parameter.facts.requestValueDialog).map(text),
      refusal: refused?.refusal
    )
    while true {
      try Task.checkCancellation()
      let answer = try await conversation.value(for: request)
      switch try await taken(answer, by: parameter) {
      case .value: return
      case .problem(.wrongType):
        throw RuntimeProblem.wrongType(request.parameter.name, value: String(describing: answer))
      case .problem(let problem): request.refusal = problem.refusal
      case .question(let dialog):
        request.prompt = dialog.map(text) ?? request.prompt
        request.refusal = nil
      }
    }
  }

  /// What became of a value.
  enum Taken: Sendable {
    case value
    case problem(AnswerProblem)
    /// The app wants to have another one.
    case question(IntentDialog?)
  }

  /// Gives a value to a parameter, asking what its resolvers want to know.
  func taken(
    _ value: any Sendable,
    by parameter: any AnyIntentParameter
  ) async throws -> Taken {
    do {
      return try await parameter.take(value).map { .problem($0) } ?? .value
    } catch let error as AppIntentError {
      switch error.kind {
      case .needsValue(let needed, let dialog) where needed === parameter:
        return .question(dialog)
      case .needsDisambiguation(let needed, let values, let dialog) where needed === parameter:
        let index = try await choose(parameter, among: values, dialog: dialog)
        return parameter.accept(values[index]).map { .problem($0) } ?? .value
      default: throw error
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

  /// What remains to be said to someone who sees what is shown with it; nil for all of it.
  func supportingText(_ dialog: IntentDialog) -> String? {
    dialog.supporting.map(localization.string)
  }
}

/// A value of any type as something to choose.
func anyOption(for value: any Sendable, in localization: AppLocalization) -> IntentOption {
  guard let value = value as? any _IntentValue else {
    let text = displayText(of: value)
    return IntentOption(id: text, title: text, value: value)
  }
  return option(for: value, in: localization)
}
