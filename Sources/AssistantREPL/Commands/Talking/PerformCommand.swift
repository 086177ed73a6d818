import AssistantKit
import Foundation
import PhraseMatcher

/// Runs an intent by its name, with values given as words; what it asks is answered on the command line, at
/// a terminal or over a pipe.
struct PerformCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let call = try await IntentCall(session)
    let voice = session.voice
    defer { voice?.end() }
    let channel = session.spoken(
      try session.recorded(session.answeringChannel(input)),
      by: voice
    )
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let outcome = await session.assistant(over: channel)
      .perform(call.intent, of: call.app, values: call.values)
    return outcome == .done ? .success : .failure
  }
}
