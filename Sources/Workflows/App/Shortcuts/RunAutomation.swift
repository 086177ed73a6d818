import AppIntents
import AssistantKit

/// Runs the steps of an automation, whatever it waits for.
struct RunAutomation: AppIntent {
  static let title: LocalizedStringResource = "Run Automation"
  static let isDiscoverable = false

  /// What the automation is called.
  @Parameter(title: "Automation")
  var name: String

  /// What it waited for, as its steps are given it.
  @Parameter(title: "Input")
  var input: String?

  @Dependency private var library: ShortcutLibrary

  /// Runs the steps.
  func perform() async throws -> some IntentResult {
    guard let host = HostConversation.current else {
      throw ShortcutError(message: "an automation can only be run in a conversation")
    }
    let entry = AutomationStore(folder: library.files.automations).entry(named: name)
    guard let automation = try entry?.content.get() else {
      throw ShortcutError(message: host.shortcutMessages.problem(.noShortcut(name)))
    }
    var workflow = Workflow(name: automation.name, body: automation.body)
    if case .file = automation.trigger { workflow.accepts = .file }
    do {
      _ = try await library.run(workflow, input: input ?? "", in: host)
    } catch let failure as WorkflowFailure {
      await host.emit(.dialog(full: host.shortcutMessages.done(failure.done), supporting: nil))
      throw ShortcutError(message: host.shortcutMessages.failure(failure))
    }
    return .result()
  }
}
