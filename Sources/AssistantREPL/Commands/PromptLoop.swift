import AssistantKit
import Foundation
import PhraseMatcher

/// The conversation at a prompt: lines are edited, completed and remembered.
struct PromptLoop: Sendable {
  let session: Session
  let terminal: Terminal

  func run() async throws -> ExitCode {
    // Without a folder for them, lines are remembered for this conversation only.
    let history = PersonalFolder.state.url(in: session.environment)
      .map { HistoryFile(url: $0.appending(path: "history")) }
    let editor = LineEditor(terminal: terminal, historyFile: history)
    let channel = TerminalChannel(
      editor: editor,
      terminal: terminal,
      presenter: session.presenter,
      settings: session.settings
    )
    let voice = session.voice
    defer { voice?.end() }
    let assistant = session.assistant(
      over: session.spoken(try session.recorded(channel), by: voice)
    )
    await channel.show([AttributedLine(session.greeting, look: .dim)])
    try await converse(assistant, editor, channel)
    if let failure = await editor.historyFailure {
      session.console.diagnose(
        "what you typed cannot be kept in '\(failure.path)' (\(SystemMessage.text(of: failure.code)))",
        kind: .warning
      )
    }
    return .success
  }

  private func converse(
    _ assistant: Assistant,
    _ editor: LineEditor,
    _ channel: TerminalChannel
  ) async throws {
    let index = session.index
    let suggestions = LiveSuggestions(session)
    suggestions.begin()
    let completion = LineCompletion(
      candidates: { typed in
        let phrases = index.current.completions(of: typed, limit: 8).map(\.text)
        return phrases.isEmpty ? suggestions.lines(for: typed, limit: 8) : phrases
      },
      found: { suggestions.lines(for: $0, limit: 1).first }
    )
    let exchange = CurrentExchange()
    // All the time, since Ctrl-C may come the moment a line is entered, before anything has begun.
    editor.onInterrupt {
      // Where that is in vain, the person wants it to end the program.
      if !exchange.stop() { SignalGuard.interrupt() }
    }
    defer { editor.onInterrupt(nil) }
    var isLeaving = false
    while true {
      let wasLeaving = isLeaving
      isLeaving = false
      exchange.expect()
      switch await editor.readLine(
        prompt: "> ",
        completing: completion,
        searchLabel: session.settings.messages.searchLabel
      ) {
      case .line(let line) where line.hasPrefix(":"):
        let outcome = await exchange.run {
          await obey(ColonCommand(line), over: channel, assistant)
        }
        if outcome == .quit { return }
      case .line(let line):
        let outcome = await exchange.run { await assistant.respond(to: line) }
        if outcome == .quit { return }
        // What was done may have given the apps something, or taken it.
        if outcome == .done { suggestions.begin() }
      case .interrupted(hasText: true): continue
      case .interrupted(hasText: false):
        if wasLeaving { return }
        isLeaving = true
        let hint = session.settings.messages.howToLeave
        await channel.show([AttributedLine(hint, look: .dim)])
      case .endOfInput: return
      }
    }
  }

  /// Does what a colon command says.
  private func obey(
    _ command: ColonCommand,
    over channel: TerminalChannel,
    _ assistant: Assistant
  ) async -> ExchangeOutcome {
    switch command {
    case .quit: return .quit
    case .undo: return await assistant.undo()
    case .help: await channel.show(assistant.help().map { AttributedLine($0) })
    case .phrases: await channel.show(PhrasesCommand.lines(session).map { AttributedLine($0) })
    case .intents: await channel.show(IntentsCommand.lines(session).map { AttributedLine($0) })
    case .unknown(let word):
      let known = ColonCommand.known.map { ":" + $0 }.joined(separator: ", ")
      let text = session.settings.messages.unknownCommand(word, known: known)
      await channel.show([AttributedLine(TerminalText.sanitized(text), look: .error)])
    }
    return .done
  }
}

/// What can be said to the assistant itself at its prompt.
enum ColonCommand: Sendable, Hashable {
  case help, phrases, intents, undo, quit
  case unknown(String)

  /// The words after the colon that are known.
  static let known = ["help", "phrases", "intents", "undo", "quit"]

  /// Reads a line that begins with a colon.
  init(_ line: String) {
    let word = line.dropFirst().prefix { !$0.isWhitespace }.lowercased()
    switch word {
    case "help", "h", "?": self = .help
    case "phrases": self = .phrases
    case "intents": self = .intents
    case "undo": self = .undo
    case "quit", "q", "exit": self = .quit
    default: self = .unknown(word)
    }
  }
}

extension Session {
  /// The line above the first prompt.
  var greeting: String {
    settings.messages.greeting(
      apps: catalog.apps.map(\.name),
      shortcuts: catalog.apps.reduce(0) { $0 + $1.shortcuts.count }
    )
  }
}
