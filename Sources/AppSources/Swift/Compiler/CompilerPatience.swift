import Synchronization

/// How long a compiler is put up with that gives no answers: a few in a row, over all files of a run.
///
/// One that hangs on everything would else cost its time limit for every file.
final class CompilerPatience: Sendable {
  /// After so many asked in vain, one after the other, nothing more is asked.
  static let limit = 4

  private struct State {
    var inVain = 0
    var end: SwiftCompiler.Failure?
  }

  private let state = Mutex(State())

  /// Why the compiler is not asked any more; nil as long as it is.
  var end: SwiftCompiler.Failure? { state.withLock { $0.end } }

  /// Takes notice of an answer, or of why there was none.
  func notice(_ failure: SwiftCompiler.Failure?) {
    state.withLock { state in
      switch failure {
      case .tookTooLong:
        state.inVain += 1
        if state.inVain >= Self.limit { state.end = failure }
      case .notStarted: state.end = failure
      case .crashed, .notAsked, nil: state.inVain = 0
      }
    }
  }
}
