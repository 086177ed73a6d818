import AppIntents
import AssistantKit
import Foundation

/// Runs a shortcut that a person composed.
struct RunShortcut: AppIntent {
  static let title: LocalizedStringResource = "Run Shortcut"
  static let description: IntentDescription? = "Runs a shortcut that you composed."

  /// What the parameter for the shortcut is called in files.
  static let nameParameter = "shortcut"

  /// The shortcut to run.
  @Parameter(title: "Shortcut", requestValueDialog: "Which shortcut?")
  var shortcut: SavedShortcut

  /// What it is given.
  @Parameter(title: "Input")
  var input: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Run \(\.$shortcut)") {
      \.$input
    }
  }

  @Dependency private var library: ShortcutLibrary

  /// Runs the steps, remembers what became of them, and gives what the shortcut gives.
  func perform() async throws -> some ReturnsValue<String?> {
    guard let host = HostConversation.current else {
      throw ShortcutError(message: "a shortcut can only be run in a conversation")
    }
    guard let workflow = try library.store.workflow(named: shortcut.id) else {
      throw ShortcutError(message: host.shortcutMessages.problem(.noShortcut(shortcut.id)))
    }
    let value = try await run(workflow, in: host)
    return .result(value: value.isEmpty ? nil : value.plainText)
  }

  private func run(
    _ workflow: Workflow,
    in host: HostConversation
  ) async throws -> WorkflowValue {
    let history = WorkflowHistory(library.files.history)
    let date = host.settings.now()
    func remember(_ outcome: WorkflowHistory.Outcome, step: Int? = nil, reason: String? = nil) {
      // A history that cannot be written keeps nobody from running anything.
      try? history.add(
        WorkflowHistory.Run(
          date: date,
          name: workflow.name,
          outcome: outcome,
          step: step,
          reason: reason
        )
      )
    }
    do {
      let value = try await library.run(workflow, input: input, in: host)
      remember(.done)
      return value
    } catch let failure as WorkflowFailure {
      remember(.failed, step: failure.step, reason: failure.reason)
      await host.emit(.dialog(full: host.shortcutMessages.done(failure.done), supporting: nil))
      throw ShortcutError(message: host.shortcutMessages.failure(failure))
    } catch let problem as WorkflowProblem {
      let reason = host.shortcutMessages.problem(problem)
      remember(.failed, reason: reason)
      throw ShortcutError(message: reason)
    } catch {
      remember(.cancelled)
      throw error
    }
  }
}

extension ShortcutLibrary {
  /// Runs a workflow in a conversation.
  ///
  /// - Parameters:
  ///   - workflow: The workflow.
  ///   - input: What it is given, as text; nil for nothing.
  ///   - host: The conversation.
  /// - Returns: What it gives.
  /// - Throws: ``WorkflowFailure``, or how the conversation ended.
  func run(
    _ workflow: Workflow,
    input: String?,
    in host: HostConversation
  ) async throws -> WorkflowValue {
    let store = store
    let context = WorkflowContext(
      host: host,
      folder: folder,
      environment: environment,
      workflow: { try store.workflow(named: $0) }
    )
    var run = WorkflowRun(of: workflow, in: context)
    return try await run.run(input: try await run.read(input))
  }
}

extension HostConversation {
  /// What shortcuts say, in the person's language.
  var shortcutMessages: WorkflowMessages {
    WorkflowMessages(locale: settings.locale)
  }
}

/// Why a shortcut could not be run, in the person's language.
struct ShortcutError: Error, CustomLocalizedStringResourceConvertible {
  var message: String

  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: message)
  }
}
