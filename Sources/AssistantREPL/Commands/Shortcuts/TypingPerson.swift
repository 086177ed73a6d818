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
  ///   - completions: Whole lines that continue what is typed, given the names that there are.
  /// - Returns: The person.
  static func person(
    _ session: Session,
    _ input: FileHandle,
    completions: @escaping @Sendable (String, [String]) -> [String]
  ) async -> ShortcutBuilder.Person {
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
    return ShortcutBuilder.Person(
      isPatient: true,
      line: { [session] prompt, names in
        let read = await editor.readLine(
          prompt: prompt,
          completing: LineCompletion { completions($0, names) },
          searchLabel: session.settings.messages.searchLabel
        )
        return switch read {
        case .line(let line): line
        case .interrupted: "cancel"
        case .endOfInput: nil
        }
      },
      tell: tell
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
      line: { _, _ in lines.withLock { $0.popFirst() } },
      tell: tell
    )
  }
}
