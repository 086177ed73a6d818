import AssistantKit
import Foundation

/// Where answers are written line by line: broken at the terminal's width and with looks where somebody
/// sees them, as they are everywhere else.
struct Page: Sendable {
  private let write: @Sendable (String) -> Void
  private let style: TerminalStyle
  private let width: @Sendable () -> Int?

  /// Makes a page of no particular width.
  ///
  /// - Parameter write: Takes a line.
  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
    style = .plain
    width = { nil }
  }

  /// Makes a page on standard output.
  ///
  /// - Parameters:
  ///   - console: Where lines are written.
  ///   - environment: The environment's variables.
  ///   - colors: When colour may be used.
  init(_ console: Console, environment: [String: String], colors: ColorMode) {
    write = { console.writeLine($0) }
    let isTerminal = Terminal.isTerminal(STDOUT_FILENO) && console.isStandard
    style = TerminalStyle(
      isColored: isTerminal
        && colors.isColored(isTerminal: isTerminal, environment: environment)
    )
    width = {
      isTerminal ? TerminalSize.room(on: STDOUT_FILENO, environment: environment) : nil
    }
  }

  /// The columns that a line may take, the last one left empty; nil where it may be of any length.
  var columns: Int? { width() }

  /// Writes lines.
  func show(_ lines: [AttributedLine]) {
    let columns = columns
    for line in lines {
      let parts = columns.map { line.wrapped(columns: $0) } ?? [line]
      for part in parts { write(style.paint(part)) }
    }
  }

  /// Writes lines of one look.
  ///
  /// A tab is as wide as the terminal likes, so two spaces stand for it there.
  func show(_ lines: [String]) {
    show(lines.map { AttributedLine(columns == nil ? $0 : $0.replacing("\t", with: "  ")) })
  }

  /// Writes a line that holds words from elsewhere, without anything that could command a terminal; where it is
  /// broken, the rest is indented, so that one sees where the next begins.
  func tell(_ line: String) {
    let line = AttributedLine(TerminalText.sanitized(line))
    show(columns.map { line.wrapped(columns: $0, hanging: 2) } ?? [line])
  }
}
