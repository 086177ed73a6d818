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
    /// What was spoken of in the exchange before.
    var latest: [Topic] = []
    /// What the last requests were about, as far as all of them asked for the same, the first first.
    var row: [Topic] = []
    /// These requests, as far as somebody remembers them, the latest last.
    var requests: [Reading] = []
    /// What was asked for last.
    var last: Reading?
    /// The numbers of it that were answered when asked for, and so are another thing's only where somebody says so.
    var answered: Set<String> = []
    /// Whether that is to be done as soon as somebody says yes.
    var isAwaitingConfirmation = false
    /// The name that was asked about last, and whether it only stands for what was spoken of.
    var name: (text: String, isReference: Bool)?
    /// What was wanted to be known last, where nothing was asked for since.
    var wish: Wish?
    /// What was answered last, where nothing was said since.
    var told: String?
    /// Whether something else may have been spoken of since, in words that were not understood.
    var isInDoubt = false

    /// Nobody points back further than they remember (Miller 1956, "The magical number seven").
    private static let mostEarlier = 7

    /// Goes on with the row, or begins one.
    mutating func ask(for reading: Reading, of named: [Topic]) {
      if (last?.app, last?.intent) != (reading.app, reading.intent) {
        row = []
        requests = []
      }
      requests.append(reading)
      if requests.count > Self.mostEarlier { requests.removeFirst() }
      row += named.filter { topic in !row.contains { $0.isSame(as: topic) } }
      last = reading
    }

    /// Has what was asked for last be about another thing of the same kind.
    mutating func goOn(about topic: Topic) {
      let before = topics.first { $0.isRival(of: topic) }?.referent.id
      for place in last?.parameters.indices ?? 0..<0 {
        guard case .known(let id, _)? = last?.parameters[place].value, id == before else {
          continue
        }
        let referent = topic.referent
        last?.parameters[place].value = .known(id: referent.id, title: referent.title)
        last?.parameters[place].text = referent.title
      }
    }

    mutating func speak(of named: [Topic]) {
      if !named.isEmpty {
        isInDoubt = false
        latest = named
      }
      let left = topics.filter { topic in named.contains { topic.isRival(of: $0) } }
      earlier = (left + earlier).filter { topic in !named.contains { $0.isSame(as: topic) } }
      if earlier.count > Self.mostEarlier { earlier.removeLast(earlier.count - Self.mostEarlier) }
      topics = named + topics.filter { topic in !named.contains { topic.isRival(of: $0) } }
    }
  }

  /// What somebody wanted to know, which may be wanted of something else next ("and by Tolstoy?").
  enum Wish: Sendable {
    case things(EntityFinder.Reading)
    case property(PropertyQuestion, of: FindKind)
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
    let meant = state.topics.compactMap { topic in earlier.first { $0.isRival(of: topic) } }
    // "And three for the other one" goes on with the last request, of that one.
    for topic in meant { state.goOn(about: topic) }
    state.topics = meant
    let context = DialogueContext()
    context.state.withLock { $0 = state }
    return context
  }

  /// Remembers what was answered, which may be said again before anything else is.
  func remember(told answer: String) { state.withLock { $0.told = answer } }

  /// An utterance without a beginning that only says again what was just answered ("ah, Ishiguro… make it four then"); what
  /// was answered before it is forgotten.
  func withoutEcho(_ heard: HeardUtterance, _ language: any Language) -> HeardUtterance {
    let told = state.withLock { state in
      defer { state.told = nil }
      return state.told
    }
    guard let told, let rest = AgreementReader(language).wish(behindEchoOf: told, in: heard.text)
    else { return heard }
    return heard.saying(rest)
  }

  /// An utterance without what it says was not meant, where that was spoken of last ("no, not Dune, I meant Emma").
  func withoutDenial(
    _ heard: HeardUtterance,
    _ language: any Language,
    _ messages: Messages
  ) -> HeardUtterance {
    let (topics, last) = state.withLock { ($0.topics, $0.last) }
    let names = topics.map(\.referent.title) + (last?.parameters.map(\.text) ?? [])
    let rest = language.correctionWithoutDenial(
      heard.text,
      beginningWith: messages.yesAndNo.no
    ) { said in
      let keys = language.keys(of: said)
      return names.contains { language.keys(of: $0) == keys }
    }
    return rest.map(heard.saying) ?? heard
  }

  var topics: [Topic] { state.withLock { $0.topics } }

  /// Everything that was spoken of and is still remembered, the last first.
  var spokenOf: [Topic] { state.withLock { $0.topics + $0.earlier } }

  /// What several requests for the same were about that followed one another, the first first.
  var inARow: [Topic] { state.withLock { $0.row } }

  /// These requests, as far as somebody remembers them, the latest last.
  var requestsInARow: [Reading] { state.withLock { $0.requests } }

  /// Whether something was spoken of in the exchange before.
  func isLatest(_ topic: Topic) -> Bool {
    state.withLock { state in state.latest.contains { $0.isSame(as: topic) } }
  }

  var last: Reading? { state.withLock { $0.last } }

  /// What was asked for last as an utterance goes on with it: "and Emma" gets no number that was only answered, "Emma the
  /// same" does.
  func last(before utterance: String, _ language: any Language) -> Reading? {
    let (last, answered) = state.withLock { ($0.last, $0.answered) }
    guard var last, !answered.isEmpty else { return last }
    let tokens = language.tokens(in: utterance)
    let repeats = tokens.indices.contains { place in
      language.grammar.repetitions.length(in: tokens, at: place) > 0
        || language.number(in: tokens[place].text) != nil
    }
    if !repeats {
      last.parameters.removeAll { parameter in
        if case .number = parameter.value { answered.contains(parameter.name) } else { false }
      }
    }
    return last
  }

  /// Whether a command asks for what was asked for last, with the same values as far as it says them, and names none: whoever
  /// says a name again may have been misheard before.
  func isLast(_ command: Reading, _ language: any Language) -> Bool {
    guard let last, (last.app, last.intent) == (command.app, command.intent) else { return false }
    return command.parameters.allSatisfy { given in
      var isNamed = false
      if case .known = given.value { isNamed = !given.range.isEmpty }
      return (!isNamed || language.isReference(given.text))
        && last.parameters.contains { $0.name == given.name && $0.value == given.value }
    }
  }

  var wish: Wish? { state.withLock { $0.wish } }

  /// Whether what was spoken of last may be something that was not understood.
  var isInDoubt: Bool { state.withLock { $0.isInDoubt } }

  var isAwaitingConfirmation: Bool { state.withLock { $0.isAwaitingConfirmation } }

  /// Remembers what a reading asks for, and what it speaks of.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - named: What it speaks of.
  ///   - answered: The parameters that were asked for.
  func remember(_ reading: Reading, speakingOf named: [Topic], answered: Set<String> = []) {
    state.withLock { state in
      state.speak(of: named)
      state.latest = named
      state.ask(for: reading, of: named)
      state.answered = answered
      state.wish = nil
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

  /// Remembers what somebody wanted to know.
  func remember(_ wish: Wish) { state.withLock { $0.wish = wish } }

  /// Remembers that something was spoken of that nobody knows.
  func speakOfUnknown() { state.withLock { $0.isInDoubt = true } }

  /// Remembers what was spoken of where nothing was asked for: what goes on with the last request goes on with that.
  func speak(of topic: Topic) {
    state.withLock { state in
      state.goOn(about: topic)
      state.speak(of: [topic])
    }
  }
}
