import AssistantKit
import Foundation
import PhraseMatcher

/// Finds entities by their properties: what the words after the command say, or step by step.
struct FindCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let channel = try session.recorded(try channel())
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let sentence = session.arguments.operands.joined(separator: " ")
    let outcome = await session.assistant(over: channel).find(sentence)
    return outcome == .done ? .success : .failure
  }

  /// Where answers come from: the command line, a person at a terminal, or a pipe.
  private func channel() throws -> any ConversationChannel {
    let answers = session.arguments.values(of: .answer)
    let descriptor = input.fileDescriptor
    let isAtTerminal = Terminal.isTerminal(descriptor) && Terminal.isTerminal(STDOUT_FILENO)
    if answers.isEmpty, isAtTerminal, !session.arguments[.json],
      let terminal = Terminal.standard(
        environment: session.environment,
        colors: session.colorMode
      )
    {
      return TerminalChannel(
        editor: LineEditor(terminal: terminal, historyFile: nil),
        terminal: terminal,
        presenter: session.presenter,
        settings: session.settings
      )
    }
    let lines: any InputLines =
      answers.isEmpty
      ? PipedLines(input: input, settings: .init(), console: session.console)
      : ScriptedLines(answers)
    return session.lineChannel(over: lines)
  }
}
