import Recognizers
import Synchronization

/// A program that says lines aloud: one process that reads a line for everything that is to be said.
///
/// It is started with the first line, and again when it has ended before the next one. At the end it may
/// finish what it has, as long as a slow voice takes for it: one that never ends holds nothing up.
final class SpeechProgram: Sendable {
  /// How much longer than a slow voice it may take to finish.
  static let patience = Duration.seconds(2)
  /// How long it may take to finish at the most.
  private static let longestEnd = Duration.seconds(60)
  /// How often it may die in a row before it is not started again.
  private static let mostDeaths = 3

  private let command: String
  private let pace: SlowVoice
  private let patience: Duration
  private let now: @Sendable () -> Duration
  private let tell: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var program: CompanionProgram?
    var deaths = 0
    /// When a slow voice has said all that was given to it.
    var end = Duration.zero
  }

  /// Makes a voice.
  ///
  /// - Parameters:
  ///   - command: A command line for the shell.
  ///   - pace: How long what it says may take.
  ///   - patience: How much longer it may take to finish.
  ///   - now: A clock that only goes forward.
  ///   - tell: Takes a sentence about a program that cannot be started, or that died.
  init(
    _ command: String,
    pace: SlowVoice,
    patience: Duration = SpeechProgram.patience,
    now: @escaping @Sendable () -> Duration = PipedLines.Settings.runningClock,
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.command = command
    self.pace = pace
    self.patience = patience
    self.now = now
    self.tell = tell
  }

  /// Says a text of one line.
  func say(_ text: String) {
    let line = text + "\n"
    let failures: [String] = state.withLock { state in
      var failures = [Self.noteDeath(&state, command)].compactMap(\.self)
      guard state.deaths < Self.mostDeaths else { return failures }
      state.end = max(state.end, now()) + pace.duration(of: text)
      if state.program?.write(line) == true { return failures }
      state.program?.end()
      state.program = try? CompanionProgram.start(
        ["/bin/sh", "-c", command],
        isWrittenTo: true,
        output: .dropped
      )
      if state.program?.write(line) == true { return failures }
      state.deaths = Self.mostDeaths
      failures.append("'\(command)' does not take what is to be said")
      return failures
    }
    failures.forEach(tell)
  }

  /// Stops it in the middle of what it says, and forgets what it was still to say.
  func silence() {
    state.withLock { state in
      state.program?.end()
      state.program = nil
      state.end = .zero
    }
  }

  /// Lets it finish, and ends it.
  func end() {
    let failure: String? = state.withLock { state in
      state.program?.closeInput()
      let rest = max(.zero, state.end - now()) + patience
      _ = state.program?.wait(upTo: min(rest, Self.longestEnd))
      let failure = Self.noteDeath(&state, command)
      state.program?.end()
      state.program = nil
      return failure
    }
    if let failure { tell(failure) }
  }

  /// Lets go of a program that has ended; gives back what is to be told of it.
  ///
  /// One that ends without fault after each line is only short-lived.
  private static func noteDeath(_ state: inout State, _ command: String) -> String? {
    guard let ending = state.program?.wait(upTo: .zero) else { return nil }
    state.program?.end()
    state.program = nil
    guard ending != .status(0) else {
      state.deaths = 0
      return nil
    }
    state.deaths += 1
    let isLast = state.deaths >= mostDeaths
    return "the voice '\(command)' \(ending.sentence), so not everything was said"
      + (isLast ? "; it is not started again" : "")
  }
}
