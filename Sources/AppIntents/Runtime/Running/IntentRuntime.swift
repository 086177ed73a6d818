/// Runs intents of an app: fills their parameters, performs them, and tells what came of it.
///
/// What it needs from a person it asks of a conversation. Runs share nothing, so a runtime may run
/// several intents at once, even the same one. A run ends whatever the intent does: when the person
/// cancels or the time is over, the intent's task is cancelled, and an intent that takes no notice
/// is left behind.
public struct IntentRuntime: Sendable {
  private let app: AppDefinition
  private let conversation: any IntentConversation
  private let opensResultIntents: Bool
  private let undoManager: UndoManager?
  private let timeLimit: Duration?
  private let grace: Duration
  private let isRehearsal: Bool
  private let authorizes: @Sendable (IntentDefinition) async throws -> Void

  /// A runtime for an app.
  ///
  /// - Parameters:
  ///   - app: The app in the language of the conversation.
  ///   - conversation: The person to ask and to tell.
  ///   - opensResultIntents: Whether a result's own intent is run after it ("Open When Run").
  ///   - undoManager: Where undoable intents say how to take them back; nil where nobody can ask for it.
  ///   - timeLimit: How long a run may take, its questions not counted; nil for as long as it likes.
  ///   - grace: How long an intent may take to end once it is to stop.
  ///   - isRehearsal: Whether everything happens but what the app would do: the outcome then says
  ///     what that is.
  ///   - authorizes: Asks whether the person may run an intent that another opens, or that stands on a
  ///     button; throws where they may not.
  public init(
    app: AppDefinition,
    conversation: any IntentConversation,
    opensResultIntents: Bool = true,
    undoManager: UndoManager? = nil,
    timeLimit: Duration? = nil,
    grace: Duration = .seconds(1),
    isRehearsal: Bool = false,
    authorizes: @escaping @Sendable (IntentDefinition) async throws -> Void = { _ in }
  ) {
    self.app = app
    self.conversation = conversation
    self.opensResultIntents = opensResultIntents
    self.undoManager = undoManager
    self.timeLimit = timeLimit
    self.grace = grace
    self.isRehearsal = isRehearsal
    self.authorizes = authorizes
  }

  /// Runs an intent from its first question to what its result opens.
  ///
  /// - Throws: ``IntentFailure``, whose message is in the conversation's language.
  public func run(_ invocation: IntentInvocation) async throws(IntentFailure) -> IntentOutcome {
    let watch = RunWatch(timeLimit: timeLimit, grace: grace)
    let performance = IntentPerformance(
      app: app,
      conversation: WatchedConversation(base: conversation, watch: watch),
      opensResultIntents: opensResultIntents,
      undoManager: undoManager,
      watch: watch,
      isRehearsal: isRehearsal,
      authorizes: authorizes
    )
    do {
      return try await AppLocalization.$current.withValue(app.localization) {
        try await watch.run { try await performance.run(invocation) }
      }
    } catch {
      if let timeLimit, watch.reason == .timeout { throw .timedOut(limit: timeLimit) }
      throw failure(for: error)
    }
  }

  private func failure(for error: any Error) -> IntentFailure {
    switch error {
    case ConversationEnd.cancelled, is CancellationError: return .cancelled
    case ConversationEnd.unavailable: return .unavailable
    case let failure as IntentFailure: return failure
    case let error as AppIntentError:
      if case .declined = error.kind { return .declined }
    default: break
    }
    let message = AppLocalization.$current.withValue(app.localization) { sentence(for: error) }
    return .failed(message: message, code: errorCode(of: error))
  }
}
