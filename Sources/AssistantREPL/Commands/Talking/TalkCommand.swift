import AssistantKit
import Foundation
import Recognizers

/// Talks: at a prompt where both ends are a terminal, line by line everywhere else.
struct TalkCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    try await session.whileFollowingUpdates { try await talk() }
  }

  private func talk() async throws -> ExitCode {
    let descriptor = input.fileDescriptor
    let isAtTerminal = Terminal.isTerminal(descriptor) && Terminal.isTerminal(STDOUT_FILENO)
    if isAtTerminal, !session.arguments[.json],
      let terminal = Terminal.standard(
        environment: session.environment,
        colors: session.colorMode
      )
    {
      return try await PromptLoop(session: session, terminal: terminal).run()
    }
    if isAtTerminal {
      let piped = PipedLines(input: input, console: session.console)
      let lines = PromptedLines(piped, session: session)
      return try await LineLoop(session: session, input: lines, piped: nil, isAtTerminal: true)
        .run()
    }
    let lines = PipedLines(
      input: input,
      settings: try session.listening(.auto),
      console: session.console
    )
    return try await LineLoop(session: session, input: lines, piped: lines, isAtTerminal: false)
      .run()
  }
}

/// Lines typed at a terminal that cannot move its cursor, with a prompt before each.
actor PromptedLines: InputLines {
  private let lines: PipedLines
  private let console: Console

  init(_ lines: PipedLines, session: Session) {
    self.lines = lines
    console = session.console
    session.tell(session.greeting)
  }

  func next(isAnswer: Bool) async -> RecognizedUtterance? {
    console.write("> ")
    let line = await lines.next(isAnswer: isAnswer)
    if line == nil { console.write("\n") }
    return line
  }
}

extension Session {
  /// When colour may be used.
  var colorMode: ColorMode { arguments.colorMode }
}
