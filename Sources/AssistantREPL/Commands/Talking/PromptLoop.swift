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
      over: session.spoken(try session.recorded(channel), by: voice),
      colonCommands: ColonCommand.known
    )
    session.console.showNotes { await channel.show([AttributedLine($0)]) }
    defer { session.console.showNotes(above: nil) }
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
    let completion = PromptCompletion(session)
    completion.begin()
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
        completing: completion.lineCompletion,
        searchLabel: session.settings.messages.searchLabel
      ) {
      case .line(let line) where line.hasPrefix(":"):
        let outcome = await exchange.run {
          await session.obey(ColonCommand(line), assistant) { await channel.show($0) }
        }
        if outcome == .quit { return }
      case .line(let line):
        let outcome = await exchange.run { await assistant.respond(to: line) }
        if outcome == .quit { return }
        // What was done may have given the apps something, or taken it.
        if outcome == .done { completion.begin() }
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
