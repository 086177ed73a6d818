import SpokenLanguage

/// Finds the heaviest sentences that begin with what was typed.
///
/// A best-first walk over the automaton: what lies on the way is bounded by the weight of the best
/// sentence that it can become, so the first sentences to arrive are the heaviest, and the others
/// are never looked at. Among equal weights the catalogue's order decides.
struct CompletionSearch {
  /// The most places that are visited; only a catalogue of very many equal sentences needs more.
  private static let mostVisits = 200_000
  /// The most values of one spelling whose ways of writing are told apart.
  private static let mostHomographs: UInt32 = 256

  private let index: PhraseIndex
  private let automaton: PhraseAutomaton
  private let sentence: HeardSentence
  /// The words that are typed to their end.
  private let typed: Int
  /// The beginning of the word that is being typed.
  private let partial: [UInt8]?
  /// The words that the one being typed can become.
  private let partialWords: [UInt32]?
  private var reader: BuiltInReader
  private var queue = Heap<Item>()
  private var fills: [Fill] = []
  private var sequence = 0

  /// A slot that was filled; the slots before it are found through `previous`.
  private struct Fill {
    let previous: Int
    let text: String
  }

  /// The catalogue's order: the keys of the first and the latest slot, then the phrase.
  ///
  /// Each is the first that a walk can still come to. Nothing here may depend on the numbers of
  /// words, which differ after a vocabulary was replaced.
  private struct Order: Comparable {
    var first: UInt64 = 0
    var latest: UInt64 = 0
    var phrase: UInt32 = 0
    var slots = 0

    static func < (one: Order, other: Order) -> Bool {
      (one.first, one.latest, one.phrase) < (other.first, other.latest, other.phrase)
    }

    /// The order of a walk that is in its next slot, at or above a key.
    func within(_ rank: UInt64) -> Order {
      Order(first: slots == 0 ? rank : first, latest: rank, phrase: phrase, slots: slots)
    }

    /// The order of a walk that has left its slot with a key.
    func after(_ rank: UInt64) -> Order {
      var order = within(rank)
      order.slots += 1
      return order
    }
  }

  private struct Item: Comparable {
    /// The weight of the best sentence that this can become.
    let bound: Double
    /// The weight of the values so far.
    let weight: Double
    let position: Int
    let state: PhraseAutomaton.State
    let fill: Int
    let order: Order
    let sequence: Int
    /// A finished sentence's phrase.
    var phrase: UInt32?
    /// Where a slot's values may be anything: the key that comes next.
    var key: UInt32?

    static func < (first: Item, second: Item) -> Bool {
      if first.bound != second.bound { return first.bound > second.bound }
      if first.order < second.order { return true }
      if second.order < first.order { return false }
      return first.sequence > second.sequence
    }

    static func == (first: Item, second: Item) -> Bool {
      first.sequence == second.sequence
    }
  }

  init(prefix: String, index: PhraseIndex, language: any Language, options: MatchOptions) {
    self.index = index
    automaton = PhraseAutomaton(index: index)
    sentence = HeardSentence(prefix, words: index.words, language: language)
    let isOpen = prefix.last.map { !$0.isWhitespace } ?? false
    typed = isOpen ? max(0, sentence.count - 1) : sentence.count
    partial = isOpen ? sentence.tokens.last.map { Array($0.text.utf8) } : nil
    partialWords = partial.map(index.words.words(withPrefix:))
    reader = BuiltInReader(sentence: sentence, language: language, options: options)
  }

  private var required: Int { typed + (partial == nil ? 0 : 1) }

  mutating func run(limit: Int) -> [Completion] {
    guard !sentence.isTooLong, limit > 0 else { return [] }
    var completions: [Completion] = []
    var seen: Set<String> = []
    push(automaton.start, position: 0, weight: 1, fill: -1, order: Order())
    var visits = 0
    while completions.count < limit, visits < Self.mostVisits, let item = queue.popLeast() {
      visits += 1
      guard let phrase = item.phrase else {
        expand(item)
        continue
      }
      let completion = completion(phrase, item)
      if seen.insert(completion.text).inserted { completions.append(completion) }
    }
    return completions
  }

  private mutating func expand(_ item: Item) {
    if let key = item.key { return expandKey(key, item) }
    if item.state.isOutside {
      finish(item)
      expandBuiltIns(item)
    } else {
      leaveSlot(item)
    }
    let children = transitions(from: item)
    for (word, state) in children where allows(word, at: item.position) {
      push(
        state,
        position: min(item.position + 1, required),
        weight: item.weight,
        fill: item.fill,
        order: item.order
      )
    }
  }

  /// What leads on from an item: into literals and slots without a word, or on by a word.
  private mutating func transitions(
    from item: Item
  ) -> [(word: UInt32, state: PhraseAutomaton.State)] {
    var found: [(UInt32, PhraseAutomaton.State)] = []
    if item.position < typed {
      let word = sentence.words[item.position]
      guard word != WordTable.none else { return [] }
      automaton.forEachStep(from: item.state, on: word) { found.append((word, $0)) }
      return found
    }
    guard item.state.isOutside else {
      if item.position < required, let beginnings = partialWords,
        let children = automaton.vocabulary(at: item.state)?.trie.children(of: item.state.inner),
        beginnings.count < children.count
      {
        for word in beginnings {
          automaton.forEachStep(from: item.state, on: word) { found.append((word, $0)) }
        }
        return found
      }
      automaton.forEachTransition(from: item.state) { found.append(($0, $1)) }
      return found
    }
    for child in index.templates.frozenChildren(of: item.state.template).reversed() {
      if index.slot(leadingTo: child) == nil {
        let state = PhraseAutomaton.State(
          template: child,
          inner: PhraseAutomaton.State.outside
        )
        found.append((index.templates.label(of: child), state))
      } else {
        let state = PhraseAutomaton.State(template: child, inner: LabelTrie.root)
        enter(state, item)
      }
    }
    return found
  }

  private mutating func enter(_ state: PhraseAutomaton.State, _ item: Item) {
    guard item.position < required else {
      return pushKey(automaton.vocabulary(at: state)?.firstKey, in: state, item)
    }
    push(
      state,
      position: item.position,
      weight: item.weight,
      fill: item.fill,
      order: item.order
    )
  }

  private func allows(_ word: UInt32, at position: Int) -> Bool {
    guard position == typed, let partial, position < required else { return true }
    return index.words.word(word, hasPrefix: partial)
  }

  private mutating func finish(_ item: Item) {
    guard item.position == required else { return }
    for phrase in index.templates.entries(at: item.state.template).reversed()
    where !index.phrases[Int(phrase)].isNegative {
      var order = item.order
      order.phrase = phrase
      var finished = Item(
        bound: item.weight * index.phrases[Int(phrase)].weight,
        weight: item.weight,
        position: item.position,
        state: item.state,
        fill: item.fill,
        order: order,
        sequence: sequence
      )
      finished.phrase = phrase
      sequence += 1
      queue.insert(finished)
    }
  }

  private mutating func leaveSlot(_ item: Item) {
    guard let next = automaton.afterValue(item.state),
      let vocabulary = automaton.vocabulary(at: item.state)
    else { return }
    var texts: Set<String> = []
    for key in vocabulary.trie.entries(at: item.state.inner).prefix(Int(Self.mostHomographs)) {
      let text = vocabulary.text(ofKey: key)
      guard texts.insert(text).inserted else { continue }
      fills.append(Fill(previous: item.fill, text: text))
      push(
        next,
        position: item.position,
        weight: item.weight * vocabulary.weight(ofKey: key),
        fill: fills.count - 1,
        order: item.order.after(vocabulary.ordinal(ofKey: key))
      )
    }
  }

  /// Takes a key of a slot in which nothing is typed, and leaves the next one to be taken.
  ///
  /// Keys are numbered heaviest first, so the trie need not be walked.
  private mutating func expandKey(_ key: UInt32, _ item: Item) {
    guard let vocabulary = automaton.vocabulary(at: item.state) else { return }
    fills.append(Fill(previous: item.fill, text: vocabulary.text(ofKey: key)))
    push(
      PhraseAutomaton.State(
        template: item.state.template,
        inner: PhraseAutomaton.State.outside
      ),
      position: item.position,
      weight: item.weight * vocabulary.weight(ofKey: key),
      fill: fills.count - 1,
      order: item.order.after(vocabulary.ordinal(ofKey: key))
    )
    // Equal titles make equal sentences: those that follow each other are passed over.
    let text = vocabulary.text(ofKey: key)
    var next = vocabulary.key(after: key)
    var passed: UInt32 = 1
    while let other = next, passed < Self.mostHomographs, vocabulary.text(ofKey: other) == text {
      next = vocabulary.key(after: other)
      passed += 1
    }
    pushKey(next, in: item.state, item)
  }

  private mutating func pushKey(_ key: UInt32?, in state: PhraseAutomaton.State, _ item: Item) {
    guard let key, let vocabulary = automaton.vocabulary(at: state) else { return }
    let share = vocabulary.weight(ofKey: key) * index.bounds.weights[Int(state.template)]
    guard share > 0 else { return }
    var order = item.order.within(vocabulary.ordinal(ofKey: key))
    order.phrase = index.bounds.firstPhrases[Int(state.template)]
    queue.insert(
      Item(
        bound: item.weight * share,
        weight: item.weight,
        position: item.position,
        state: state,
        fill: item.fill,
        order: order,
        sequence: sequence,
        key: key
      )
    )
    sequence += 1
  }

  private mutating func expandBuiltIns(_ item: Item) {
    guard item.position < typed else { return }
    for (type, next) in automaton.builtIns(at: item.state) {
      for length in 1...min(typed - item.position, type.longestValue) {
        let tokens = item.position..<(item.position + length)
        guard reader.value(of: type, in: tokens) != nil else { continue }
        fills.append(Fill(previous: item.fill, text: sentence.text(of: tokens)))
        push(
          next,
          position: tokens.upperBound,
          weight: item.weight,
          fill: fills.count - 1,
          order: item.order
        )
      }
    }
  }

  private mutating func push(
    _ state: PhraseAutomaton.State,
    position: Int,
    weight: Double,
    fill: Int,
    order: Order
  ) {
    var bound = weight * index.bounds.weights[Int(state.template)]
    var order = order
    order.phrase = index.bounds.firstPhrases[Int(state.template)]
    if !state.isOutside {
      guard let vocabulary = automaton.vocabulary(at: state),
        let key = vocabulary.heaviestKey(below: state.inner)
      else { return }
      bound *= vocabulary.weight(ofKey: key)
      order = order.within(vocabulary.ordinal(ofKey: key))
    }
    // Where the rest cannot be listed (a built-in type to come), nothing can be completed, unless
    // what is typed reaches beyond it.
    guard bound > 0 || position < typed else { return }
    let item = Item(
      bound: bound,
      weight: weight,
      position: position,
      state: state,
      fill: fill,
      order: order,
      sequence: sequence
    )
    sequence += 1
    queue.insert(item)
  }

  private func completion(_ number: UInt32, _ item: Item) -> Completion {
    let phrase = index.phrases[Int(number)]
    var texts: [String] = []
    var current = item.fill
    while current >= 0 {
      texts.append(fills[current].text)
      current = fills[current].previous
    }
    let text = phrase.template.elements.map { element in
      guard case .literal(let literal) = element else { return texts.popLast() ?? "" }
      return literal
    }.joined()
    return Completion(
      text: text,
      app: phrase.appName,
      intent: phrase.intent ?? "",
      phrase: phrase.text,
      weight: item.bound
    )
  }
}
