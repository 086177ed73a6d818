package import AssistantKit
package import Foundation

/// What a run of a workflow needs from outside.
package struct WorkflowContext: Sendable {
  /// The conversation with the person and the apps.
  package var host: HostConversation
  /// Finds another workflow by its name.
  package var workflow: @Sendable (String) throws -> Workflow?
  /// Where files without a folder are.
  package var folder: URL
  /// The environment that programs find.
  package var environment: [String: String]
  /// Lets time pass.
  package var sleep: @Sendable (Duration) async throws -> Void

  /// How many workflows run each other already, by steps or by intents.
  @TaskLocal static var depth = 0

  /// How many workflows may run each other.
  static let mostDepth = 20

  /// Takes what a run needs.
  package init(
    host: HostConversation,
    folder: URL,
    environment: [String: String],
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    workflow: @escaping @Sendable (String) throws -> Workflow?
  ) {
    self.host = host
    self.folder = folder
    self.environment = environment
    self.sleep = sleep
    self.workflow = workflow
  }

  /// What workflows say, in the person's language.
  var messages: WorkflowMessages {
    WorkflowMessages(locale: host.settings.locale)
  }
}
