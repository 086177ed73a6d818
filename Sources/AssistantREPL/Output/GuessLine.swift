import AssistantKit
import Foundation

/// The line of a terminal that shows what is being said, drawn anew until something else is written.
struct GuessLine: Sendable {
  private let terminal: FileHandle
  private let style: TerminalStyle
  private let environment: [String: String]
  private var isShown = false

  /// Makes the line.
  ///
  /// - Parameters:
  ///   - terminal: The terminal; its cursor has to be at the beginning of a line.
  ///   - style: How looks are written.
  ///   - environment: The environment's variables.
  init(terminal: FileHandle, style: TerminalStyle, environment: [String: String]) {
    self.terminal = terminal
    self.style = style
    self.environment = environment
  }

  /// The line on standard error, or else on standard output; nil where neither is a terminal that can
  /// erase a line.
  static func standard(environment: [String: String], colors: ColorMode) -> GuessLine? {
    let places: [FileHandle] = [.standardError, .standardOutput]
    guard let place = places.first(where: { Terminal.isTerminal($0.fileDescriptor) }),
      TerminalKind(environment: environment) == .capable
    else { return nil }
    let isColored = colors.isColored(isTerminal: true, environment: environment)
    return GuessLine(
      terminal: place,
      style: TerminalStyle(isColored: isColored),
      environment: environment
    )
  }

  /// Shows a text in place of the one before.
  mutating func show(_ text: String) {
    let size = TerminalSize(descriptor: terminal.fileDescriptor, environment: environment)
    // What came last is what the person has just said.
    let harmless = TerminalText.sanitized(String(text.suffix(size.columns)))
    let shown = DisplayWidth.truncated(harmless, toColumns: max(1, size.columns - 1))
    write("\r\u{1b}[2K" + style.paint(shown, as: .dim))
    isShown = true
  }

  /// Takes the line away, if it is there.
  mutating func erase() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1b}[2K")
  }

  private func write(_ text: String) {
    try? terminal.write(contentsOf: Data(text.utf8))
  }
}
