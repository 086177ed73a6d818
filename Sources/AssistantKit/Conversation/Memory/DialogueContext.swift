import PhraseMatcher
import SpokenLanguage
import Synchronization
import Understanding

/// What a conversation was about so far, for "it", "no, four" and "Emma too".
final class DialogueContext: Sendable {
  private struct State {
    /// What was spoken of, the last first.
    var topics: [Topic] = []
    /// What was spoken of before that, the last first: other values of the same vocabularies.
    var earlier: [Topic] = []
    /// What was asked for last.
    var last: Reading?
    /// Whether that is to be done as soon as somebody says yes.
    var isAwaitingConfirmation = false
    /// The name that was asked about last, and whether it only stands for what was spoken of.
    var name: (text: String, isReference: Bool)?

    /// Nobody points back further than they remember (Miller 1956, "The magical number seven").
    private static let mostEarlier = 7

    mutating func speak(of named: [Topic]) {
      let left = topics.filter { topic in named.contains { topic.isRival(of: $0) } }
      earlier = (left + earlier).filter { topic in !named.contains { $0.isSame(as: topic) } }
      if earlier.count > Self.mostEarlier { earlier.removeLast(earlier.count - Self.mostEarlier) }
      topics = named + topics.filter { topic in !named.contains { topic.isRival(of: $0) } }
    }
  }

  private let state = Mutex(State())

  /// The same conversation, in which more was spoken of.
  ///
  /// - Parameter topics: What was spoken of since, the last first.
  /// - Returns: A context of its own.
  func going(onAbout topics: [Topic]) -> DialogueContext {
    var state = state.withLock { $0 }
    if !topics.isEmpty { state.speak(of: topics) }
    let context = DialogueContext()
    context.state.withLock { $0 = state }
    return context
  }

  /// The same conversation while somebody is asked whether what they asked for last is to be done.
  func awaitingConfirmation() -> DialogueContext {
    let context = going(onAbout: [])
    context.state.withLock { $0.isAwaitingConfirmation = true }
    return context
  }

  /// The same conversation as an utterance looks back at it: where that speaks of what came before ("the other one"), this
  /// is what was spoken of last.
  ///
  /// Of what nothing came before nothing was spoken of, so that nobody's "the other one" is the only one.
  func lookingBack(as utterance: String, _ language: any Language) -> DialogueContext {
    let connectives = language.connectives
    let tokens = language.tokens(in: utterance)
    func says(_ runs: WordRuns) -> Bool {
      tokens.indices.contains { runs.length(in: tokens, at: $0) > 0 }
    }
    let isFirst = says(connectives.firstReferences)
    guard isFirst || says(connectives.earlierReferences) else { return self }
    var state = state.withLock { $0 }
    let earlier = isFirst ? state.earlier.reversed() : state.earlier
    state.topics = state.topics.compactMap { topic in earlier.first { $0.isRival(of: topic) } }
    let context = DialogueContext()
    context.state.withLock { $0 = state }
    return context
  }

  var topics: [Topic] { state.withLock { $0.topics } }

  /// Everything that was spoken of and is still remembered, the last first.
  var spokenOf: [Topic] { state.withLock { $0.topics + $0.earlier } }

  var last: Reading? { state.withLock { $0.last } }

  var isAwaitingConfirmation: Bool { state.withLock { $0.isAwaitingConfirmation } }

  /// Remembers what a reading asks for, and what it speaks of.
  func remember(_ reading: Reading, speakingOf named: [Topic]) {
    state.withLock { state in
      state.speak(of: named)
      state.last = reading
    }
  }

  /// Whether a name is nothing but a word that stands for what was spoken of; of one sentence that is asked often.
  func isReference(_ name: String, _ language: any Language) -> Bool {
    if let known = state.withLock({ $0.name }), known.text == name { return known.isReference }
    let isReference = language.isReference(name)
    state.withLock { $0.name = (name, isReference) }
    return isReference
  }

  /// Forgets what was spoken of, of some vocabularies: what is awaited is none of it.
  func forget(_ vocabularies: Set<VocabularyName>) {
    state.withLock { state in
      state.topics.removeAll { vocabularies.contains($0.name) }
      state.earlier.removeAll { vocabularies.contains($0.name) }
    }
  }

  /// Remembers what was spoken of where nothing was asked for.
  func speak(of topic: Topic) { state.withLock { $0.speak(of: [topic]) } }
}
