import Synchronization

/// A program that says lines aloud: one process that reads a line for everything that is to be said.
///
/// It is started with the first line, and again when it has ended before the next one. At the end it may
/// finish what it has, for a while.
final class SpeechProgram: Sendable {
  /// How long it may take to finish speaking, in milliseconds.
  private static let patience = 15_000

  private let command: String
  private let tell: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var program: CompanionProgram?
    var hasFailed = false
  }

  /// Makes a voice.
  ///
  /// - Parameters:
  ///   - command: A command line for the shell.
  ///   - tell: Takes a sentence about a program that cannot be started; told once.
  init(_ command: String, tell: @escaping @Sendable (String) -> Void) {
    self.command = command
    self.tell = tell
  }

  /// Says a text of one line.
  func say(_ text: String) {
    let line = text + "\n"
    let failure: String? = state.withLock { state in
      if state.program?.write(line) == true { return nil }
      state.program?.end()
      state.program = try? CompanionProgram.start(["/bin/sh", "-c", command], isWrittenTo: true)
      if state.program?.write(line) == true { return nil }
      defer { state.hasFailed = true }
      return state.hasFailed ? nil : "'\(command)' does not take what is to be said"
    }
    if let failure { tell(failure) }
  }

  /// Lets it finish, and ends it.
  func end() {
    state.withLock { state in
      state.program?.closeInput()
      _ = state.program?.wait(milliseconds: Self.patience)
      state.program?.end()
      state.program = nil
    }
  }
}
