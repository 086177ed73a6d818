import AssistantKit
public import Foundation
import Synchronization

/// Standard output and standard error: answers go to the one, diagnostics to the other.
///
/// A reader that goes away (`assistant | head`) is no error: what follows is dropped, and the
/// program ends by itself when it notices.
public final class Console: Sendable {
  private let output: FileHandle
  private let diagnostics: FileHandle
  private let isOutputOpen = Mutex(true)

  /// Writes to the given handles.
  public init(output: FileHandle = .standardOutput, diagnostics: FileHandle = .standardError) {
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Whether somebody still reads the answers.
  public var isOpen: Bool { isOutputOpen.withLock { $0 } }

  /// Writes text to standard output as it is.
  public func write(_ text: String) {
    isOutputOpen.withLock { isOpen in
      guard isOpen else { return }
      do { try output.write(contentsOf: Data(text.utf8)) } catch { isOpen = false }
    }
  }

  /// Writes a line to standard output.
  public func writeLine(_ line: String) {
    write(line + "\n")
  }

  /// Writes a diagnostic line to standard error, after the program's name.
  public func diagnose(_ message: String, kind: Diagnostic = .error) {
    let text = TerminalText.sanitized(message)
    try? diagnostics.write(contentsOf: Data("assistant: \(kind.rawValue): \(text)\n".utf8))
  }

  /// How serious a diagnostic is.
  public enum Diagnostic: String, Sendable {
    case error, warning, note
  }
}
