import AssistantKit
import Foundation
import PhraseMatcher

/// Finds entities by their properties: what the words after the command say, or step by step.
struct FindCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let channel = try session.recorded(try session.answeringChannel(input))
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let sentence = session.arguments.sentence
    let outcome = await session.assistant(over: channel).find(sentence)
    return outcome == .done ? .success : .failure
  }
}

extension Session {
  /// A channel whose answers come from the command line, a person at a terminal, or a pipe.
  func answeringChannel(
    _ input: FileHandle,
    leavesRest: Bool = false
  ) throws -> any ConversationChannel {
    let answers = arguments.values(of: .answer)
    if answers.isEmpty, isAtTerminal(input), !arguments[.json],
      let terminal = Terminal.standard(environment: environment, colors: colorMode)
    {
      let channel = TerminalChannel(
        editor: LineEditor(terminal: terminal, historyFile: nil),
        terminal: terminal,
        presenter: presenter,
        settings: settings
      )
      console.showNotes { await channel.show([AttributedLine($0)]) }
      return channel
    }
    guard answers.isEmpty else { return lineChannel(over: ScriptedLines(answers)) }
    return lineChannel(
      over: leavesRest
        ? SingleLines(input) : PipedLines(input: input, settings: .init(), console: console)
    )
  }

  /// Whether somebody answers a question: on the command line, at a terminal or over a pipe.
  ///
  /// Who types at a terminal but sends the output elsewhere does not see what is asked.
  func canAnswer(_ input: FileHandle) -> Bool {
    !arguments.values(of: .answer).isEmpty || isAtTerminal(input)
      || !Terminal.isTerminal(input.fileDescriptor)
  }

  private func isAtTerminal(_ input: FileHandle) -> Bool {
    Terminal.isTerminal(input.fileDescriptor) && Terminal.isTerminal(STDOUT_FILENO)
  }
}
