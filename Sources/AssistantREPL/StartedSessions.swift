import Synchronization

/// The sessions of the process, which are not taken apart before it ends.
final class StartedSessions: Sendable {
  private let sessions = Mutex<[Session]>([])

  func add(_ session: Session) { sessions.withLock { $0.append(session) } }

  var last: Session? { sessions.withLock(\.last) }
}
