/// The person an intent talks with while it runs.
///
/// The runtime asks typed questions and tells what happens; how either reaches a person is the
/// conversation's own affair. All texts are in the conversation's language. A question throws
/// ``ConversationEnd`` when the person cancels or no more input can come.
public protocol IntentConversation: Sendable {
  /// Asks for a parameter's value and returns it in the Swift type that ``ParameterType`` names.
  func value(for request: ValueRequest) async throws -> any Sendable

  /// Asks which of several options is meant and returns its index.
  func choice(for request: ChoiceRequest) async throws -> Int

  /// Asks for a yes or a no.
  func confirmation(for request: ConfirmationRequest) async throws -> Bool

  /// Tells the person something.
  func show(_ output: IntentOutput) async
}

/// Why a question got no answer.
public enum ConversationEnd: Error, Sendable, Hashable {
  /// The person said that they no longer want it.
  case cancelled
  /// The input ended, or nobody is there to answer.
  case unavailable
}

/// Asks for a parameter's value.
public struct ValueRequest: Sendable {
  /// The identifier of the intent that asks.
  public var intent: String
  /// The parameter that is asked for.
  public var parameter: ParameterDescription
  /// The app's own question; nil where it wrote none.
  public var prompt: String?
  /// Why the value before was not taken.
  public var refusal: ValueRefusal?

  /// Makes a request.
  public init(
    intent: String,
    parameter: ParameterDescription,
    prompt: String?,
    refusal: ValueRefusal? = nil
  ) {
    self.intent = intent
    self.parameter = parameter
    self.prompt = prompt
    self.refusal = refusal
  }
}

/// Asks which of several options is meant.
public struct ChoiceRequest: Sendable {
  /// The identifier of the intent that asks.
  public var intent: String
  /// The parameter that is asked for; nil for a choice that fills none.
  public var parameter: ParameterDescription?
  /// The app's own question; nil where it wrote none.
  public var prompt: String?
  /// The question for someone who sees what is shown with it; nil for the same.
  public var supportingPrompt: String?
  /// What can be chosen.
  public var options: [IntentOption]

  /// Makes a request.
  public init(
    intent: String,
    parameter: ParameterDescription?,
    prompt: String?,
    options: [IntentOption]
  ) {
    self.intent = intent
    self.parameter = parameter
    self.prompt = prompt
    self.options = options
  }
}

/// Asks for a yes or a no, about a value or about what is going to happen.
public struct ConfirmationRequest: Sendable {
  /// The identifier of the intent that asks.
  public var intent: String
  /// The parameter whose value is doubtful; nil when a result is to be confirmed.
  public var parameter: ParameterDescription?
  /// The app's own question; nil where it wrote none.
  public var prompt: String?
  /// The question for someone who sees the drawing; nil for the same.
  public var supportingPrompt: String?
  /// What will be done, as a drawing.
  public var snippet: SnippetContent?
  /// The words that accept, the one to show first; empty for a plain yes.
  public var acceptLabels: [String]
  /// The words that decline, the one to show first; empty for a plain no.
  public var denyLabels: [String]
  /// The action's name among the framework's own (`order`); nil for custom labels.
  public var actionName: String?
  /// Whether something is lost when it is accepted.
  public var isDestructive: Bool
  /// What can be pressed in the drawing, as what stands on it.
  public var buttonLabels: [String] = []
  /// Presses one of the drawing's buttons and gives the question with a new drawing.
  public var pressing: (@Sendable (_ place: Int) async throws -> ConfirmationRequest)?

  /// Makes a request.
  public init(
    intent: String,
    parameter: ParameterDescription? = nil,
    prompt: String?,
    snippet: SnippetContent? = nil,
    acceptLabels: [String] = [],
    denyLabels: [String] = [],
    actionName: String? = nil,
    isDestructive: Bool = false
  ) {
    self.intent = intent
    self.parameter = parameter
    self.prompt = prompt
    self.snippet = snippet
    self.acceptLabels = acceptLabels
    self.denyLabels = denyLabels
    self.actionName = actionName
    self.isDestructive = isDestructive
  }
}

/// What a running intent lets the person know.
public enum IntentOutput: Sendable {
  /// The app comes to the front.
  case foreground
  /// Something is said.
  case dialog(full: String, supporting: String?)
  /// Something is shown.
  case snippet(SnippetContent)
  /// A long intent is that far; the text says what part is done, in the conversation's language.
  case progress(done: Int, total: Int, text: String)
  /// The result opens another intent, by identifier and title.
  case opens(intent: String, title: String)
}
