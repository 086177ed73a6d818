import Synchronization

/// The conversations of Wyoming clients, which open a connection for every sentence.
final class WyomingSessions: Sendable {
  let host: ConversationHost
  private let limits: ServerLimits
  private let sessions = Mutex<[String: Entry]>([:])

  private struct Entry {
    let session: WyomingSession
    var lastUse: ContinuousClock.Instant
  }

  init(host: ConversationHost, limits: ServerLimits) {
    self.host = host
    self.limits = limits
  }

  /// A conversation that nobody comes back to.
  func session() -> WyomingSession {
    WyomingSession(host: host, questionLimit: limits.question)
  }

  /// The conversation with a name, which begins with its first sentence and is forgotten after a while.
  func session(named name: String) -> WyomingSession {
    let now = ContinuousClock.now
    return sessions.withLock { sessions in
      let limit = limits.conversation
      if sessions[name] == nil {
        sessions = sessions.filter { $0.value.lastUse.duration(to: now) <= limit }
        if sessions.count >= limits.conversations,
          let oldest = sessions.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
        {
          sessions[oldest] = nil
        }
      }
      let known = sessions[name].flatMap { entry in
        entry.lastUse.duration(to: now) <= limit ? entry.session : nil
      }
      let session = known ?? session()
      sessions[name] = Entry(session: session, lastUse: now)
      return session
    }
  }
}
