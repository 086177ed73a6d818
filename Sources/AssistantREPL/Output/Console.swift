import AssistantKit
public import Foundation
import Synchronization

/// Standard output and standard error: answers go to the one, diagnostics to the other.
///
/// A reader that goes away (`assistant | head`) is no error: what follows is dropped, and the
/// program ends by itself when it notices. Answers that cannot be written for another reason, such
/// as a full disk, are told once on standard error.
public final class Console: Sendable {
  private let output: FileHandle
  private let diagnostics: FileHandle
  private let state = Mutex(State())

  private struct State {
    var status = Status.open
    /// Where guesses are shown; nil where nobody would see them.
    var guessLine: GuessLine?
    /// Words a guess as a line of standard output; nil where it is none.
    var guessWording: (@Sendable (String) -> String)?
    /// Shows a note above the line that is being typed; nil where none is.
    var showAbove: (@Sendable (String) async -> Void)?
  }

  private enum Status {
    case open, closed, failed
  }

  /// Writes to the given handles.
  public init(output: FileHandle = .standardOutput, diagnostics: FileHandle = .standardError) {
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Whether somebody still reads the answers.
  public var isOpen: Bool { state.withLock { $0.status == .open } }

  /// Whether answers go to the program's own standard output.
  var isStandard: Bool { output.fileDescriptor == STDOUT_FILENO }

  /// Whether answers were lost.
  public var hasFailed: Bool { state.withLock { $0.status == .failed } }

  /// Writes text to standard output as it is.
  public func write(_ text: String) {
    write(text.utf8)
  }

  /// Writes bytes to standard output as they are.
  public func write(_ bytes: some Sequence<UInt8>) {
    let problem: (any Error)? = state.withLock { state in
      guard state.status == .open else { return nil }
      state.guessLine?.erase()
      do {
        try output.write(contentsOf: Data(bytes))
        return nil
      } catch {
        state.status = error.isBrokenPipe ? .closed : .failed
        return state.status == .failed ? error : nil
      }
    }
    guard let problem else { return }
    diagnose(
      "the answers cannot be written: \(problem.reason); make room or write them elsewhere"
    )
  }

  /// Writes a line to standard output.
  public func writeLine(_ line: String) {
    write(line + "\n")
  }

  /// Writes a diagnostic to standard error, after the program's name: a line, broken where a terminal is narrower.
  public func diagnose(_ message: String, kind: Diagnostic = .error) {
    let line = AttributedLine("assistant: \(kind.rawValue): \(TerminalText.sanitized(message))")
    let columns = TerminalSize.room(on: diagnostics.fileDescriptor, environment: [:])
    let lines = columns.map { line.wrapped(columns: $0, hanging: 2) } ?? [line]
    let text = lines.map { $0.text + "\n" }.joined()
    state.withLock { state in
      state.guessLine?.erase()
      try? diagnostics.write(contentsOf: Data(text.utf8))
    }
  }

  /// Writes what nobody waits for: above the line that is being typed, or else as a diagnostic.
  func note(_ message: String) async {
    guard let show = state.withLock(\.showAbove), Terminal.isTerminal(diagnostics.fileDescriptor)
    else { return diagnose(message, kind: .note) }
    await show(TerminalText.sanitized(message))
  }

  /// Shows notes above the line that is being typed from now on; nil ends that.
  func showNotes(above show: (@Sendable (String) async -> Void)?) {
    state.withLock { $0.showAbove = show }
  }

  /// Shows from now on what is being said, until it has been said.
  func showGuesses(on line: GuessLine?) {
    state.withLock { $0.guessLine = line }
  }

  /// Writes from now on a line to standard output for what is being said.
  func showGuesses(as wording: @escaping @Sendable (String) -> String) {
    state.withLock { $0.guessWording = wording }
  }

  /// Shows what is being said, where anybody sees it; nil when it has been said.
  func showGuess(_ text: String?) {
    let wording = state.withLock { state in
      if let text { state.guessLine?.show(text) } else { state.guessLine?.erase() }
      return state.guessWording
    }
    if let text, let wording { writeLine(wording(text)) }
  }

  /// How serious a diagnostic is.
  public enum Diagnostic: String, Sendable {
    case error, warning, note
  }
}

extension Error {
  /// Whether nobody reads any more.
  fileprivate var isBrokenPipe: Bool { systemCode == EPIPE }
}
