import AssistantKit
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A recogniser that the assistant runs itself, and starts again when it dies.
///
/// A recogniser that ends with status 0 has finished, as one that reads a recording does. One that
/// cannot be run at all is not tried again.
final class RecognizerProgram: InputSupply {
  /// What runs the program; tests have their own.
  struct Runner: Sendable {
    /// Starts it.
    var start: @Sendable ([String]) throws(InputError) -> CompanionProgram
    /// A clock that only goes forward.
    var now: @Sendable () -> Duration
    /// Lets time pass.
    var sleep: @Sendable (Duration) -> Void
  }

  private let words: [String]
  private let runner: Runner
  private let tell: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var program: CompanionProgram?
    var started = Duration.zero
    var backOff = BackOff()
    var pause: Duration?
    var isOver = false
    var isUnusable = false
  }

  /// Makes the supply of a recogniser's output.
  ///
  /// - Parameters:
  ///   - words: The recogniser's name or path, and its arguments.
  ///   - runner: What runs it.
  ///   - tell: Takes a sentence about a recogniser that died.
  init(_ words: [String], runner: Runner, tell: @escaping @Sendable (String) -> Void) {
    self.words = words
    self.runner = runner
    self.tell = tell
  }

  /// Whether it could not be run at all.
  var isUnusable: Bool { state.withLock { $0.isUnusable } }

  func open() -> Int32? {
    let pause = state.withLock { $0.isOver ? nil : $0.pause }
    if let pause { runner.sleep(pause) }
    guard !state.withLock({ $0.isOver }) else { return nil }
    do {
      let program = try runner.start(words)
      let isWanted = state.withLock { state in
        guard !state.isOver else { return false }
        state.program = program
        state.started = runner.now()
        return true
      }
      guard isWanted else {
        program.end()
        return nil
      }
      return program.output
    } catch {
      giveUp("'\(words[0])' cannot be run (\(SystemMessage.text(of: error.code)))")
      return nil
    }
  }

  func ended(_ descriptor: Int32) {
    let program = state.withLock { state in
      defer { state.program = nil }
      return state.program
    }
    guard let program else { return }
    // Its output may close a moment before it has ended.
    let ending = program.wait(upTo: .seconds(2)) ?? .signal(SIGTERM)
    program.end()
    _ = close(descriptor)
    judge(ending)
  }

  /// Ends the recogniser, and starts none any more.
  func end() {
    let program = state.withLock { state in
      state.isOver = true
      defer { state.program = nil }
      return state.program
    }
    program?.end()
  }

  private func judge(_ ending: CompanionProgram.Ending) {
    switch ending {
    case .status(0): state.withLock { $0.isOver = true }
    case .status(126), .status(127):
      giveUp("'\(words[0])' cannot be run; is it installed, and spelt like this?")
    case .status, .signal:
      let pause = state.withLock { state in
        guard !state.isOver else { return Duration.zero }
        let pause = state.backOff.pause(afterRunOf: runner.now() - state.started)
        state.pause = pause
        return pause
      }
      let isOver = state.withLock { $0.isOver }
      if !isOver { tell("'\(words[0])' \(ending.sentence); it is started again in \(pause)") }
    }
  }

  private func giveUp(_ sentence: String) {
    state.withLock { state in
      state.isOver = true
      state.isUnusable = true
    }
    tell(sentence)
  }
}
