import AssistantKit
import Foundation
import Synchronization
import Workflows

/// Somebody who types lines: at a terminal, where lines are completed, or into a pipe.
enum TypingPerson {
  /// The person at an input.
  ///
  /// - Parameters:
  ///   - session: The conversation.
  ///   - input: Where lines come from.
  /// - Returns: The person.
  static func person(_ session: Session, _ input: FileHandle) -> ShortcutBuilder.Person {
    let tell: @Sendable (String) -> Void = { [session] text in
      for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
        session.tell(String(line))
      }
    }
    guard Terminal.isTerminal(input.fileDescriptor), Terminal.isTerminal(STDOUT_FILENO),
      let terminal = Terminal.standard(
        environment: session.environment,
        colors: session.colorMode
      )
    else { return reader(of: input, tell: tell) }
    let editor = LineEditor(terminal: terminal, historyFile: nil)
    let channel = TerminalChannel(
      editor: editor,
      terminal: terminal,
      presenter: session.presenter,
      settings: session.settings
    )
    return ShortcutBuilder.Person(
      isPatient: true,
      line: { [session] prompt, completions in
        let read = await editor.readLine(
          prompt: prompt,
          completing: LineCompletion(candidates: completions),
          searchLabel: session.settings.messages.searchLabel
        )
        return switch read {
        case .line(let line): .line(line)
        case .interrupted: .interrupted
        case .endOfInput: .end
        }
      },
      tell: tell,
      show: { await channel.emit($0) }
    )
  }

  private static func reader(
    of input: FileHandle,
    tell: @escaping @Sendable (String) -> Void
  ) -> ShortcutBuilder.Person {
    let text = (try? input.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    var pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if pieces.last == "" { pieces.removeLast() }
    let lines = Mutex(pieces[...])
    return ShortcutBuilder.Person(
      isPatient: false,
      line: { _, _ in lines.withLock { $0.popFirst() }.map { .line($0) } ?? .end },
      tell: tell
    )
  }
}
