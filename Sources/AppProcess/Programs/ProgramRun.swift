import Foundation
import Synchronization

/// Runs a program to its end, with limits on its time and on what it writes.
package struct ProgramRun: Sendable {
  /// The program and its arguments.
  package var words: [String]
  /// Where it begins.
  package var folder: String
  /// What it can read; empty for nothing.
  package var input: [UInt8]
  /// The variables that it finds; nil for those of this process.
  package var environment: [String: String]?
  /// How long it may take.
  package var timeLimit: Duration
  /// How long it may take to end once it is told to.
  package var grace: Duration
  /// The most that is taken of what it writes.
  package var mostOutput: Int

  /// What is kept of what it complains about: the end.
  static let mostDiagnostics = 1 << 14

  /// How a program came to its end, with what it wrote.
  package struct Ending: Sendable {
    package enum Cause: Sendable, Hashable {
      case status(Int32)
      case signal(Int32)
      case tookTooLong
      case wroteTooMuch
      case cancelled
    }

    package var cause: Cause
    package var output: [UInt8]
    package var diagnostics: [UInt8]
  }

  /// Describes a run.
  package init(
    words: [String],
    folder: String,
    input: [UInt8] = [],
    environment: [String: String]? = nil,
    timeLimit: Duration,
    grace: Duration = .seconds(1),
    mostOutput: Int = 1 << 20
  ) {
    self.words = words
    self.folder = folder
    self.input = input
    self.environment = environment
    self.timeLimit = timeLimit
    self.grace = grace
    self.mostOutput = mostOutput
  }

  /// Runs the program; it is ended when the task is cancelled.
  ///
  /// - Throws: Why it could not be started.
  package func run() async throws(SpawnFailure) -> Ending {
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
      var child = try ChildProcess(words, folder: folder, environment: environment)
      defer {
        child.closeAll()
        child.letGo()
      }
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
      if output.count > mostOutput { ending = .wroteTooMuch }
      if ContinuousClock.now > deadline { ending = .tookTooLong }
      if isCancelled.load(ordering: .relaxed) { ending = .cancelled }
      if ending != nil { break }
      if let cause = child.reap() {
        // What it left in the pipes is read; what others still write there is not waited for.
        child.drain(&output, &diagnostics, most: mostOutput)
        return Ending(cause: cause, output: output, diagnostics: diagnostics)
      }
    }
    child.end(grace: grace)
    return Ending(cause: ending ?? .cancelled, output: output, diagnostics: diagnostics)
  }
}
