import AssistantKit
import SpokenLanguage
import Synchronization

/// A conversation with a person at a terminal, who edits lines and sees looks.
final class TerminalChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help, .quit]
  private let editor: LineEditor
  private let terminal: Terminal
  private let presenter: Mutex<TextPresenter>
  private let searchLabel: String

  /// Makes a channel.
  ///
  /// - Parameters:
  ///   - editor: Where lines are typed.
  ///   - terminal: Where they are shown.
  ///   - presenter: Words the events.
  ///   - searchLabel: What the prompt is while former lines are searched.
  init(
    editor: LineEditor,
    terminal: Terminal,
    presenter: TextPresenter,
    searchLabel: String
  ) {
    self.searchLabel = searchLabel
    self.editor = editor
    self.terminal = terminal
    self.presenter = Mutex(presenter)
  }

  func emit(_ event: ConversationEvent) async {
    await show(presenter.withLock { $0.lines(for: event) })
  }

  /// Writes lines below what was typed, indented and broken at the terminal's width.
  func show(_ lines: [AttributedLine]) async {
    guard !lines.isEmpty else { return }
    let columns = TerminalSize(
      descriptor: terminal.output,
      environment: terminal.environment
    ).columns
    let text = lines.flatMap { $0.wrapped(columns: max(20, columns - 3)) }
      .map { "  " + terminal.style.paint($0) }
      .joined(separator: "\n")
    await editor.printAbove(text)
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

extension AttributedLine {
  /// The line broken into lines of at most so many columns; a line of several looks is not broken.
  ///
  /// What follows a number in a list stays below itself.
  fileprivate func wrapped(columns: Int) -> [AttributedLine] {
    guard width > columns, let only = runs.first, runs.count == 1 else { return [self] }
    let hanging = only.text.prefix { $0 == " " || $0.isNumber }
    let indent = String(repeating: " ", count: hanging.first == " " ? hanging.count : 0)
    let rest = only.text.dropFirst(indent.count)
    return DisplayWidth.wrapped(String(rest), columns: max(20, columns - indent.count))
      .enumerated().map { place, text in
        AttributedLine(
          String(place == 0 ? only.text.prefix(indent.count) : indent[...]) + text,
          look: only.look
        )
      }
  }
}
