import AssistantKit

/// What can be said to the assistant itself at its prompt.
enum ColonCommand: Sendable, Hashable {
  case help, phrases, intents, undo, redo, quit
  case unknown(String)

  /// The commands that are known, as they are typed.
  static let known = [":help", ":phrases", ":intents", ":undo", ":redo", ":quit"]

  /// Reads a line that begins with a colon.
  init(_ line: String) {
    let word = line.dropFirst().prefix { !$0.isWhitespace }.lowercased()
    switch word {
    case "help", "h", "?": self = .help
    case "phrases": self = .phrases
    case "intents": self = .intents
    case "undo": self = .undo
    case "redo": self = .redo
    case "quit", "q", "exit": self = .quit
    default: self = .unknown(word)
    }
  }
}

extension Session {
  /// Does what a colon command says.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - assistant: The assistant of the conversation.
  ///   - show: Takes the lines of the answer.
  /// - Returns: How it ended.
  func obey(
    _ command: ColonCommand,
    _ assistant: Assistant,
    show: ([AttributedLine]) async -> Void
  ) async -> ExchangeOutcome {
    switch command {
    case .quit: return .quit
    case .undo: return await assistant.undo()
    case .redo: return await assistant.redo()
    case .help: await show(assistant.help().map { AttributedLine($0) })
    case .phrases: await show(PhrasesCommand.lines(self).map { AttributedLine($0) })
    case .intents:
      // What is answered at the prompt is indented by two columns.
      let lines = IntentsCommand.lines(self, columns: page.columns.map { $0 - 2 })
      await show(lines.map { AttributedLine($0) })
    case .unknown(let word):
      let known = ColonCommand.known.joined(separator: ", ")
      let text = settings.messages.unknownCommand(word, known: known)
      await show([AttributedLine(TerminalText.sanitized(text), look: .error)])
    }
    return .done
  }
}
