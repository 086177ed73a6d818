import AssistantKit
import Foundation
import SpokenLanguage
import Synchronization

/// A conversation with a person at a terminal, who edits lines and sees looks.
final class TerminalChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help, .quit, .undo, .redo]
  private let editor: LineEditor
  private let terminal: Terminal
  private let presenter: Mutex<TextPresenter>
  private let searchLabel: String
  private let progress: Mutex<ProgressBar>
  private let now: @Sendable () -> Date

  /// Makes a channel.
  ///
  /// - Parameters:
  ///   - editor: Where lines are typed.
  ///   - terminal: Where they are shown.
  ///   - presenter: Words the events.
  ///   - settings: The language and the clock of the conversation.
  init(
    editor: LineEditor,
    terminal: Terminal,
    presenter: TextPresenter,
    settings: AssistantSettings
  ) {
    searchLabel = settings.messages.searchLabel
    now = settings.now
    progress = Mutex(ProgressBar(messages: settings.messages, locale: settings.locale))
    self.editor = editor
    self.terminal = terminal
    self.presenter = Mutex(presenter)
  }

  func emit(_ event: ConversationEvent) async {
    if case .progress(let done, let total, let text) = event {
      let bar = progress.withLock { $0.line(done: done, total: total, part: text, at: now()) }
      // Behind it there is room for the terminal to show Ctrl-C.
      return await editor.show(status: bar.truncated(toColumns: columns - 4))
    }
    let lines = presenter.withLock { $0.lines(for: event, columns: room) }
    if event.endsProgress {
      progress.withLock { $0 = ProgressBar(messages: $0.messages, locale: $0.locale) }
      await editor.show(status: nil)
    }
    await show(lines)
  }

  /// Writes lines below what was typed, indented and broken at the terminal's width.
  func show(_ lines: [AttributedLine]) async {
    guard !lines.isEmpty else { return }
    let text = lines.flatMap { $0.wrapped(columns: room) }
      .map { "  " + terminal.style.paint($0) }
      .joined(separator: "\n")
    await editor.printAbove(text)
  }

  /// The columns beside the indentation; the last one stays empty.
  private var room: Int { max(16, columns - 3) }

  private var columns: Int {
    TerminalSize(descriptor: terminal.output, environment: terminal.environment).columns
  }

  func answer(to question: Question) async -> ChannelAnswer {
    let names = question.options.map(\.title)
    let completion = LineCompletion(
      candidates: { typed in
        typed.isEmpty ? [] : names.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
      })
    switch await editor.readLine(
      prompt: "> ",
      completing: completion,
      remembering: false,
      searchLabel: searchLabel
    ) {
    case .line(let line): return .line(line)
    case .interrupted: return .interrupted
    case .endOfInput: return .end
    }
  }
}

extension ConversationEvent {
  /// Whether an intent that told how far it is has come to its end, or to something else.
  fileprivate var endsProgress: Bool {
    switch self {
    case .result, .error, .cancelled, .done, .question: true
    case .hello, .heard, .match, .foreground, .dialog, .snippet, .found, .progress, .opens: false
    }
  }
}
