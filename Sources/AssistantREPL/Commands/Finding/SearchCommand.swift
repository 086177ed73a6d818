import AssistantKit
import Foundation
import PhraseMatcher

/// Searches the things of all apps by words, and opens the one that is chosen.
struct SearchCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let channel = try session.recorded(try session.answeringChannel(input))
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let words = session.arguments.sentence
    let outcome = await session.assistant(over: channel)
      .search(words, asking: session.canAnswer(input))
    return outcome == .done ? .success : .failure
  }
}
