import AssistantKit
import Foundation

/// Talks: at a prompt where both ends are a terminal, line by line everywhere else.
struct TalkCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let isTerminal =
      Terminal.isTerminal(input.fileDescriptor) && Terminal.isTerminal(STDOUT_FILENO)
    if isTerminal, !session.arguments[.json] {
      return try await PromptLoop(session: session).run()
    }
    let lines = PipedLines(input: input, console: session.console)
    let code = try await LineLoop(session: session, input: lines).run()
    return await lines.hasLost ? .failure : code
  }
}
