import Synchronization

/// How far one call has come, which says what Ctrl-C means now.
///
/// A signal handler asks it: nothing here waits or takes memory.
final class InterruptCourse: Sendable {
  /// What Ctrl-C is to do.
  enum Meaning: Sendable, Hashable {
    /// End the program at once.
    case end
    /// Tell what runs that nobody wants it any more.
    case cancel
    /// Nothing: all is done, and the program ends by itself.
    case nothing
  }

  private enum Phase: UInt8, AtomicRepresentable {
    case starting, running, cancelled, done, impatient
  }

  private let phase = Atomic(Phase.starting)

  /// Notes that there is something to cancel from now on.
  func beginRunning() {
    _ = phase.compareExchange(
      expected: .starting,
      desired: .running,
      ordering: .acquiringAndReleasing
    )
  }

  /// Takes a Ctrl-C.
  func interrupt() -> Meaning {
    while true {
      let now = phase.load(ordering: .acquiring)
      let (next, meaning): (Phase, Meaning) =
        switch now {
        case .starting, .cancelled, .impatient: (now, .end)
        case .running: (.cancelled, .cancel)
        case .done: (.impatient, .nothing)
        }
      let (isTaken, _) = phase.compareExchange(
        expected: now,
        desired: next,
        ordering: .acquiringAndReleasing
      )
      if isTaken { return meaning }
    }
  }

  /// Notes that what ran has ended.
  ///
  /// - Parameter code: How it ended by itself.
  /// - Returns: How the program ends: what was done all the same is done.
  func finish(_ code: ExitCode) -> ExitCode {
    let former = phase.exchange(.done, ordering: .acquiringAndReleasing)
    return former == .cancelled && code != .success ? .interrupted : code
  }

  /// Whether what ran has ended.
  var isFinished: Bool { [.done, .impatient].contains(phase.load(ordering: .acquiring)) }
}
