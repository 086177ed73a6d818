public import AppIntents

/// The conversation in which an intent of the assistant's own runs the intents of apps.
///
/// It is there for everything that an assistant runs: what is asked and told in it belongs to the same
/// exchange. A class, because it is handed on at every step and much hangs on it.
public final class HostConversation: Sendable {
  /// The conversation of the exchange that goes on; nil outside of any.
  @TaskLocal public static var current: HostConversation?

  /// The started apps.
  public let apps: [RunningApp]
  /// How the conversation is held.
  public let settings: AssistantSettings
  let channel: any ConversationChannel
  let questions: Questions
  let undoManager: AppIntents.UndoManager
  let lock: DeviceLock
  /// What the person has said yes to already; nil for nothing.
  let agreement: Agreement?
  /// Takes a sentence about something that went wrong without ending anything.
  package let warn: @Sendable (String) -> Void

  init(
    apps: [RunningApp],
    settings: AssistantSettings,
    channel: any ConversationChannel,
    questions: Questions,
    undoManager: AppIntents.UndoManager,
    lock: DeviceLock,
    agreement: Agreement? = nil,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.apps = apps
    self.settings = settings
    self.channel = channel
    self.questions = questions
    self.undoManager = undoManager
    self.lock = lock
    self.agreement = agreement
    self.warn = warn
  }

  /// The app with a name; nil where there is none.
  public func app(_ name: String) -> RunningApp? {
    apps.first { $0.isCalled(name) }
  }

  /// The way to the person for an app's questions.
  public func conversation(of app: String) -> any IntentConversation {
    PersonConversation(
      appName: app,
      channel: channel,
      settings: settings,
      questions: questions,
      agreement: agreement
    )
  }

  /// Runs an intent as it would be run by itself.
  ///
  /// - Parameters:
  ///   - invocation: The intent and its values.
  ///   - app: The app that has it.
  ///   - opensResultIntents: Whether what its result opens is run too; nil for what the person chose.
  /// - Returns: How the run ended.
  /// - Throws: `IntentFailure`; declined too where the person may not run it.
  public func run(
    _ invocation: IntentInvocation,
    in app: RunningApp,
    opensResultIntents: Bool? = nil
  ) async throws(IntentFailure) -> IntentOutcome {
    let runtime = IntentRuntime(
      app: app.definition,
      conversation: conversation(of: app.definition.name),
      opensResultIntents: opensResultIntents ?? settings.opensResultIntents,
      undoManager: undoManager,
      timeLimit: app.hasTimeLimit ? settings.timeLimit : nil,
      grace: settings.grace,
      isRehearsal: settings.isRehearsal,
      authorizes: { try await self.authenticate($0, of: app) }
    )
    let outcome = await HostConversation.$current.withValue(self) {
      await IntentEnvironment.$current.withValue(settings.environment) {
        await AppNotifications.$app.withValue(app.sourceName) {
          do throws(IntentFailure) {
            return Result<IntentOutcome, IntentFailure>.success(try await runtime.run(invocation))
          } catch {
            return .failure(error)
          }
        }
      }
    }
    let ended = try outcome.get()
    if !settings.isRehearsal {
      settings.happened(.performed(app: app.sourceName, intent: invocation.intent.identifier))
    }
    return ended
  }

  /// Asks whether the person may run an intent that not everybody may; nothing for all others, and for
  /// someone who was asked before.
  ///
  /// - Throws: Declined where the answer is no, or how the conversation ended.
  public func authenticate(_ intent: IntentDefinition, of app: RunningApp) async throws {
    guard lock.holdsBack(intent), !settings.isRehearsal else { return }
    let allowed = try await conversation(of: app.definition.name).confirmation(
      for: ConfirmationRequest(
        intent: intent.identifier,
        prompt: settings.messages.askWhetherAllowed(intent.title)
      )
    )
    if !allowed { throw IntentFailure.declined }
    lock.open()
  }

  /// Reads a value from text where nobody is asked back.
  public var parameterText: ParameterText { ParameterText(settings: settings) }

  /// Tells what happened.
  public func emit(_ event: ConversationEvent) async {
    await channel.emit(event)
  }
}
