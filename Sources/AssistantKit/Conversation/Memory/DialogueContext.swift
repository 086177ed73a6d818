import PhraseMatcher
import Synchronization

/// What a conversation was about so far, for "it", "no, four" and "Emma too".
final class DialogueContext: Sendable {
  private struct State {
    /// What was spoken of, the last first.
    var topics: [Topic] = []
    /// What was asked for last.
    var last: Reading?

    mutating func speak(of named: [Topic]) {
      topics = named + topics.filter { topic in !named.contains { topic.isRival(of: $0) } }
    }
  }

  private let state = Mutex(State())

  var topics: [Topic] { state.withLock { $0.topics } }

  var last: Reading? { state.withLock { $0.last } }

  /// Remembers what a reading asks for, and what it speaks of.
  func remember(_ reading: Reading, speakingOf named: [Topic]) {
    state.withLock { state in
      state.speak(of: named)
      state.last = reading
    }
  }

  /// Remembers what was spoken of where nothing was asked for.
  func speak(of topic: Topic) { state.withLock { $0.speak(of: [topic]) } }
}
