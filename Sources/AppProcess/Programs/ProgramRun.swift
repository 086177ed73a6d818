import Foundation
import Synchronization

/// Runs a program to its end, with limits on its time and on what it writes.
struct ProgramRun: Sendable {
  /// The program and its arguments.
  var words: [String]
  /// Where it begins.
  var folder: String
  /// What it can read; empty for nothing.
  var input: [UInt8] = []
  /// How long it may take.
  var timeLimit: Duration
  /// How long it may take to end once it is told to.
  var grace = Duration.seconds(1)

  /// The most that is taken of what a program writes.
  static let mostOutput = 1 << 20
  /// What is kept of what it complains about: the end.
  static let mostDiagnostics = 1 << 14

  /// How a program came to its end, with what it wrote.
  struct Ending: Sendable {
    enum Cause: Sendable, Hashable {
      case status(Int32)
      case signal(Int32)
      case tookTooLong
      case wroteTooMuch
      case cancelled
    }

    var cause: Cause
    var output: [UInt8]
    var diagnostics: [UInt8]
  }

  /// Runs the program; it is ended when the task is cancelled.
  ///
  /// - Throws: Why it could not be started.
  func run() async throws(SpawnFailure) -> Ending {
    let isCancelled = Atomic<Bool>(false)
    let result: Result<Ending, SpawnFailure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: self.runToEnd(isCancelled)) }.start()
      }
    } onCancel: {
      isCancelled.store(true, ordering: .relaxed)
    }
    return try result.get()
  }

  private func runToEnd(_ isCancelled: borrowing Atomic<Bool>) -> Result<Ending, SpawnFailure> {
    do {
      var child = try ChildProcess(words, folder: folder)
      defer { child.closeAll() }
      return .success(watch(&child, isCancelled))
    } catch {
      return .failure(error)
    }
  }

  private func watch(
    _ child: inout ChildProcess,
    _ isCancelled: borrowing Atomic<Bool>
  ) -> Ending {
    let deadline = ContinuousClock.now + timeLimit
    var output: [UInt8] = []
    var diagnostics: [UInt8] = []
    var rest = input[...]
    if rest.isEmpty { child.closeInput() }
    var ending: Ending.Cause?
    while true {
      child.exchange(&rest, &output, &diagnostics)
      if diagnostics.count > 2 * Self.mostDiagnostics {
        diagnostics.removeFirst(diagnostics.count - Self.mostDiagnostics)
      }
      if output.count > Self.mostOutput { ending = .wroteTooMuch }
      if ContinuousClock.now > deadline { ending = .tookTooLong }
      if isCancelled.load(ordering: .relaxed) { ending = .cancelled }
      if ending != nil { break }
      if let cause = child.reap() {
        // What it left in the pipes is read; what others still write there is not waited for.
        child.drain(&output, &diagnostics, most: Self.mostOutput)
        return Ending(cause: cause, output: output, diagnostics: diagnostics)
      }
    }
    child.end(grace: grace)
    return Ending(cause: ending ?? .cancelled, output: output, diagnostics: diagnostics)
  }
}
