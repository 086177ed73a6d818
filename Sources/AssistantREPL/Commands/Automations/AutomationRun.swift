import AssistantKit
import Foundation
import PhraseMatcher
import Workflows

/// Runs the steps of an automation: for the process that waits, or for a person who wants to see what they do.
struct AutomationRun: Sendable {
  let session: Session
  let input: FileHandle
  /// Whether what the automation waits for has happened, which is written down already.
  let isDue: Bool

  /// Runs the steps.
  ///
  /// - Parameters:
  ///   - automation: The automation.
  ///   - given: What it waited for, as its steps are given it.
  /// - Returns: Success if all of them were done.
  /// - Throws: What the system says where it cannot be written down.
  func run(_ automation: Automation, given: String) async throws -> ExitCode {
    let log = try session.ownLibrary.files.automationLog
    let event = try await event(of: automation, given)
    try log.add(
      AutomationLog.Entry(date: session.settings.now(), name: automation.name, event: event)
    )
    return event == .done ? .success : .failure
  }

  private func event(
    of automation: Automation,
    _ given: String
  ) async throws -> AutomationLog.Event {
    guard let app = session.apps.last(where: { $0.intent(OwnApps.automationIntent) != nil }),
      let intent = app.intent(OwnApps.automationIntent)
    else { return .failed }
    let voice = session.voice
    defer { voice?.end() }
    let channel = session.spoken(
      try session.recorded(try session.answeringChannel(input, leavesRest: isDue)),
      by: voice
    )
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let assistant = session.assistant(over: channel)
    // Who runs it by hand has said so already.
    if automation.asksFirst, isDue,
      await !assistant.isAllowed(session.automationMessages.askToRun(automation.name), by: intent)
    {
      return .declined
    }
    let values = OwnApps.values(running: automation.name, given: given)
    return switch await assistant.perform(intent, of: app, values: values) {
    case .done: .done
    case .declined, .cancelled: .declined
    default: .failed
    }
  }
}
