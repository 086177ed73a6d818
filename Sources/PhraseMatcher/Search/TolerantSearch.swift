import SpokenLanguage

/// Finds the phrases that a sentence comes nearest to, paying for every difference.
///
/// A uniform-cost walk (Dijkstra, "A note on two problems in connexion with graphs", 1959) over
/// places of the sentence and nodes of the template trie; a slot is crossed in one step, by the
/// values that ``SpanSearch`` finds once for all slots of a vocabulary. The cheapest reading
/// arrives first. The walk goes on for a margin, because a decision needs to know what else came
/// near, and each place may be left several times with different values behind it.
///
/// ```
/// heard     open      the     hobit        in     libary
///            │ 0       │ 0      │ 0.11      │ 0     │ 0.09
/// expected  open  ⟨book│the   hobbit⟩       in  ⟨library⟩      cost 0.20
/// ```
///
/// - Complexity: Bounded by ``mostVisits`` places and ``mostPushes`` ways on. Only words that
///   resemble what was heard, function words and the few words of templates are looked at, so the
///   number of values hardly matters.
struct TolerantSearch {
  /// The most places that are visited.
  static let mostVisits = 4000
  /// The most ways on that are remembered.
  static let mostPushes = 16_000
  /// The most words of an utterance in which mistakes are forgiven; a longer one is no command.
  static let longestSentence = 200
  /// How many different meanings may pass through one place.
  private static let mostMeanings = 6
  private static let mostDerivations = 48
  private static let longestUnknownValue = 16

  let index: PhraseIndex
  private var heard: HeardWords
  private var reader: BuiltInReader
  private var trail = SearchTrail()
  private var queue = Heap<Item>()
  private var sequence = 0
  private var limit: Float
  private var left: [Place: Int] = [:]
  private var leftWith: Set<Departure> = []
  private var spans: [SpanStart: [SpanSearch.Span]] = [:]
  private var names: [[Name]?]
  private var droppables: [UInt32: [Droppable]] = [:]
  private(set) var derivations: [Derivation] = []

  private struct SpanStart: Hashable {
    let vocabulary: Int
    let position: Int
  }

  /// A word of the template that may have been left out.
  private struct Droppable {
    let word: UInt32
    let child: UInt32
    let price: Float
  }

  /// An app's name that stands somewhere in the sentence.
  private struct Name {
    let app: Int
    let end: Int
  }

  /// A place that was left, and the values behind it.
  private struct Departure: Hashable {
    let place: Place
    let meaning: UInt64
  }

  private struct Place: Hashable {
    var position: Int
    var node: UInt32
    var flags: Flags
    /// The app whose name was said beside the phrase; -1 for none.
    var addedApp: Int

    func hash(into hasher: inout Hasher) {
      // One number in place of four: places are hashed more often than anything else here.
      hasher.combine(UInt64(node) << 32 | UInt64(position) << 16 | UInt64(flags.rawValue))
    }
  }

  private struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    /// A parameter holds words that are no value.
    static let unknownValue = Flags(rawValue: 1)
    /// A telling word of the template was left out.
    static let droppedWord = Flags(rawValue: 2)
    static let saidName = Flags(rawValue: 4)
    /// A telling word of the template was heard.
    static let heardWord = Flags(rawValue: 8)
    /// Telling words stand before the phrase.
    static let leadingWords = Flags(rawValue: 16)
  }

  private struct Item: Comparable {
    var place: Place
    var cost: Float
    var evidence: Float
    var step: Int
    var meaning: UInt64
    var sequence: Int
    /// The place in the list of words that may have been left out; -1 for an item of its own.
    var dropping = -1
    /// What the item cost before a word was left out.
    var base: Float = 0

    static func < (first: Item, second: Item) -> Bool {
      (first.cost, first.sequence) < (second.cost, second.sequence)
    }

    static func == (first: Item, second: Item) -> Bool { first.sequence == second.sequence }
  }

  init(
    index: PhraseIndex,
    sentence: HeardSentence,
    language: any Language,
    reader: BuiltInReader,
    leastConfidence: Double
  ) {
    self.index = index
    self.reader = reader
    let heard = HeardWords(sentence, index: index, language: language)
    self.heard = heard
    names = Array(repeating: nil, count: sentence.count)
    // A reading is worth evidence / (evidence + cost), and there is no more evidence than words.
    let words = (0..<sentence.count).reduce(Float(0)) { $0 + heard.priceOfAdding($1) }
    limit = min(Prices.most, (words + 0.5) * Float(1 / max(0.3, leastConfidence) - 1))
  }

  /// Walks; afterwards ``derivations`` holds what was found, cheapest first.
  mutating func run() {
    guard heard.count <= Self.longestSentence else { return }
    let place = Place(position: 0, node: LabelTrie.root, flags: [], addedApp: -1)
    queue.insert(Item(place: place, cost: 0, evidence: 0, step: -1, meaning: 0, sequence: 0))
    var visits = 0
    while visits < Self.mostVisits, derivations.count < Self.mostDerivations,
      let item = queue.popLeast(), item.cost <= limit
    {
      visits += 1
      guard item.dropping < 0 else {
        leaveOutWord(item)
        continue
      }
      guard leave(item) else { continue }
      if item.place.position == heard.count { finish(item) }
      leaveOutWords(item)
      crossSlots(item)
      if item.place.position < heard.count { hear(item) }
    }
  }

  /// Whether a place may be left once more: not twice with one meaning, and not too often.
  private mutating func leave(_ item: Item) -> Bool {
    let count = left[item.place, default: 0]
    guard count < Self.mostMeanings else { return false }
    let departure = Departure(place: item.place, meaning: item.meaning)
    guard leftWith.insert(departure).inserted else { return false }
    left[item.place] = count + 1
    return true
  }

  private mutating func finish(_ item: Item) {
    for number in index.templates.entries(at: item.place.node) {
      let phrase = index.phrases[Int(number)]
      guard isConvincing(item, phrase) else { continue }
      let path = trail.path(to: item.step)
      derivations.append(
        Derivation(
          phrase: Int(number),
          cost: item.cost,
          evidence: item.evidence,
          isBare: phrase.hasTellingWord && !item.place.flags.contains(.heardWord),
          steps: path.steps,
          fills: path.fills
        )
      )
      if !phrase.isNegative { limit = min(limit, item.cost + Prices.margin) }
    }
  }

  /// Whether what was heard says enough to be this phrase.
  ///
  /// An unknown value needs a phrase that was surely said: all its telling words, or at least the
  /// app's name where it has none. A name beside the phrase must be that of the phrase's app.
  private func isConvincing(_ item: Item, _ phrase: PhraseIndex.IndexedPhrase) -> Bool {
    guard item.evidence > 0 else { return false }
    guard item.place.addedApp < 0 || item.place.addedApp == phrase.app else { return false }
    guard item.place.flags.contains(.unknownValue) else { return true }
    guard !phrase.isNegative, !item.place.flags.contains(.droppedWord) else { return false }
    return phrase.hasTellingWord || item.place.flags.contains(.saidName)
  }
}

// MARK: - Words of the template

extension TolerantSearch {
  private mutating func hear(_ item: Item) {
    let position = item.place.position
    for candidate in heard.candidates(at: position) {
      guard item.cost + candidate.cost <= limit else { break }
      guard let child = index.templates.child(of: item.place.node, on: candidate.word) else {
        continue
      }
      var step = Derivation.Step(tokens: position..<(position + 1), expected: candidate.word)
      step.difference = candidate.difference
      step.cost = candidate.cost
      push(item, step, to: child, evidence: index.traits.weights[Int(candidate.word)])
    }
    joinOrSplit(item)
    swap(item)
    skip(item)
  }

  private mutating func joinOrSplit(_ item: Item) {
    guard item.cost + Prices.spacing <= limit else { return }
    let position = item.place.position
    let union = heard.union(at: position)
    let weights = index.traits.weights
    if union != WordTable.none, let child = index.templates.child(of: item.place.node, on: union) {
      var step = Derivation.Step(tokens: position..<(position + 2), expected: union)
      step.difference = .split
      step.cost = Prices.spacing
      push(item, step, to: child, evidence: weights[Int(union)])
    }
    for pair in heard.pairs(at: position) {
      guard let middle = index.templates.child(of: item.place.node, on: pair.first),
        let child = index.templates.child(of: middle, on: pair.second)
      else { continue }
      var step = Derivation.Step(tokens: position..<(position + 1), expected: pair.first)
      step.second = pair.second
      step.difference = .joined
      step.cost = Prices.spacing
      push(item, step, to: child, evidence: weights[Int(pair.first)] + weights[Int(pair.second)])
    }
  }

  private mutating func swap(_ item: Item) {
    let position = item.place.position
    guard position + 1 < heard.count, item.cost + Prices.swap <= limit else { return }
    let first = heard.sentence.words[position]
    let second = heard.sentence.words[position + 1]
    guard first != WordTable.none, second != WordTable.none, first != second,
      let middle = index.templates.child(of: item.place.node, on: second),
      let child = index.templates.child(of: middle, on: first)
    else { return }
    var step = Derivation.Step(tokens: position..<(position + 2), expected: second)
    step.second = first
    step.difference = .moved
    step.cost = Prices.swap
    let weights = index.traits.weights
    push(item, step, to: child, evidence: weights[Int(first)] + weights[Int(second)])
  }

  private mutating func skip(_ item: Item) {
    let position = item.place.position
    let price = heard.priceOfAdding(position)
    let isLight = price <= Prices.functionWord
    let isAround = !isLight && standsAround(item)
    var step = Derivation.Step(tokens: position..<(position + 1))
    step.isAddition = true
    step.difference = price <= Prices.filler ? .filler : .added
    step.cost = price
    push(item, step, to: item.place.node, evidence: 0)
    if isAround {
      step.cost = price * Prices.around
      push(item, step, to: item.place.node, evidence: 0) { place in
        if place.node == LabelTrie.root { place.flags.insert(.leadingWords) }
      }
    }
    guard item.place.addedApp < 0 else { return }
    for name in names(at: position) {
      step.tokens = position..<name.end
      step.difference = .applicationName
      step.cost = Prices.addedName
      push(item, step, to: item.place.node, evidence: 0) { $0.addedApp = name.app }
    }
  }

  /// Whether the next word stands before the phrase, or after one that does not end in a value.
  private func standsAround(_ item: Item) -> Bool {
    let node = item.place.node
    if node == LabelTrie.root { return true }
    guard index.templates.isAccepting(node) else { return false }
    return index.slot(leadingTo: node).map { index.slots[Int($0)].role == .applicationName } ?? true
  }

  /// Remembers that words of the template may have been left out, the cheapest first.
  ///
  /// A node can have hundreds of children; each is left out only when its turn comes.
  private mutating func leaveOutWords(_ item: Item) {
    var next = item
    next.base = item.cost
    next.dropping = 0
    pushDrop(&next)
  }

  private mutating func pushDrop(_ item: inout Item) {
    let words = droppable(at: item.place.node)
    guard item.dropping < words.count else { return }
    item.cost = item.base + words[item.dropping].price
    guard item.cost <= limit, sequence < Self.mostPushes else { return }
    insert(&item)
  }

  /// Leaves out a word whose turn has come, and remembers the next.
  private mutating func leaveOutWord(_ item: Item) {
    let word = droppable(at: item.place.node)[item.dropping]
    var next = item
    next.dropping += 1
    pushDrop(&next)
    let isTelling = isTelling(word.word)
    if isTelling, item.place.flags.contains(.unknownValue) { return }
    let position = item.place.position
    var step = Derivation.Step(tokens: position..<position, expected: word.word)
    step.difference = .dropped
    step.cost = word.price
    var dropped = item
    dropped.cost = item.base
    dropped.dropping = -1
    push(dropped, step, to: word.child, evidence: 0) { place in
      if isTelling { place.flags.insert(.droppedWord) }
    }
  }

  /// The words that lead on from a node of the template, ordered by what leaving them out costs.
  private mutating func droppable(at node: UInt32) -> [Droppable] {
    if let known = droppables[node] { return known }
    var words: [Droppable] = []
    for child in index.templates.children(of: node) {
      let word = index.templates.label(of: child)
      guard word & PhraseIndex.slotBit == 0 else { break }
      let price = index.traits.priceOfDropping(word)
      if price <= limit { words.append(Droppable(word: word, child: child, price: price)) }
    }
    if words.count > 1 { words.sort { ($0.price, $0.child) < ($1.price, $1.child) } }
    droppables[node] = words
    return words
  }

  private mutating func names(at position: Int) -> [Name] {
    if let known = names[position] { return known }
    var found: [Name] = []
    for (number, app) in index.nameVocabularies {
      let trie = index.vocabularies[number].trie
      var node = LabelTrie.root
      var end = position
      while end < heard.count, let child = trie.child(of: node, on: heard.sentence.words[end]) {
        node = child
        end += 1
        if trie.isAccepting(node) { found.append(Name(app: app, end: end)) }
      }
    }
    names[position] = found
    return found
  }

  private mutating func push(
    _ item: Item,
    _ step: Derivation.Step,
    to node: UInt32,
    evidence: Float,
    _ change: (inout Place) -> Void = { _ in }
  ) {
    guard item.cost + step.cost <= limit, sequence < Self.mostPushes else { return }
    var next = item
    next.place.position = max(item.place.position, step.tokens.upperBound)
    next.place.node = node
    if !step.tokens.isEmpty, isTelling(step.expected) || isTelling(step.second) {
      next.place.flags.insert(.heardWord)
    }
    change(&next.place)
    next.cost += step.cost
    next.evidence += evidence
    next.step = trail.append(step, after: item.step)
    insert(&next)
  }

  private func isTelling(_ word: UInt32) -> Bool {
    word != WordTable.none && index.traits.kinds[Int(word)] == .content
  }

  private mutating func insert(_ item: inout Item) {
    sequence += 1
    item.sequence = sequence
    queue.insert(item)
  }
}

// MARK: - Slots

extension TolerantSearch {
  private mutating func crossSlots(_ item: Item) {
    for child in index.slotChildren(of: item.place.node) {
      guard let slot = index.slot(leadingTo: child), mayBegin(slot, item) else { continue }
      switch index.slots[Int(slot)].source {
      case .vocabulary(let number):
        crossByValues(item, slot, to: child, vocabulary: number)
        if index.slots[Int(slot)].role == .applicationName {
          leaveOutName(item, slot, to: child)
        } else {
          crossByUnknownValue(item, slot, to: child)
        }
      case .builtIn(let type):
        crossByBuiltIn(item, slot, to: child, type)
      }
    }
  }

  /// Words that were let go for little because they stood before the phrase may have been part of a
  /// value; so a phrase that begins with a value does not follow them.
  private func mayBegin(_ slot: UInt32, _ item: Item) -> Bool {
    item.place.node != LabelTrie.root || !item.place.flags.contains(.leadingWords)
      || index.slots[Int(slot)].role == .applicationName
  }

  private mutating func crossByValues(
    _ item: Item,
    _ slot: UInt32,
    to child: UInt32,
    vocabulary: Int
  ) {
    guard item.place.position < heard.count else { return }
    let isName = index.slots[Int(slot)].role == .applicationName
    for span in spans(of: vocabulary, from: item) where item.cost + span.cost <= limit {
      let fill = Derivation.Fill(
        slot: slot,
        tokens: item.place.position..<span.end,
        content: .node(span.node)
      )
      push(item, fill, steps: span.step, to: child, cost: span.cost, evidence: span.evidence) {
        if isName { $0.flags.insert(.saidName) }
      }
    }
  }

  private mutating func spans(of vocabulary: Int, from item: Item) -> [SpanSearch.Span] {
    let start = SpanStart(vocabulary: vocabulary, position: item.place.position)
    if let known = spans[start] { return known }
    // Later visits have less to spend than the first one, so what is found now serves them all.
    var search = SpanSearch(
      index: index,
      trie: index.vocabularies[vocabulary].trie,
      start: item.place.position,
      budget: limit - item.cost
    )
    let found = search.run(&heard, &trail)
    spans[start] = found
    return found
  }

  private mutating func leaveOutName(_ item: Item, _ slot: UInt32, to child: UInt32) {
    let position = item.place.position
    var step = Derivation.Step(tokens: position..<position, slot: slot)
    step.difference = .applicationName
    step.cost = Prices.droppedName
    push(item, step, to: child, evidence: 0)
  }

  private mutating func crossByUnknownValue(_ item: Item, _ slot: UInt32, to child: UInt32) {
    let flags = item.place.flags
    guard !flags.contains(.droppedWord), !flags.contains(.unknownValue) else { return }
    let position = item.place.position
    for end in position..<min(heard.count, position + Self.longestUnknownValue) {
      let tokens = position..<(end + 1)
      let cost = Prices.unknownValue + Prices.unknownWord * Float(tokens.count)
      guard item.cost + cost <= limit else { break }
      let step = Derivation.Step(tokens: tokens, slot: slot, cost: cost)
      let last = trail.append(step, after: -1)
      let fill = Derivation.Fill(slot: slot, tokens: tokens, content: .open)
      push(item, fill, steps: last, to: child, cost: cost, evidence: Prices.unknownEvidence) {
        $0.flags.insert(.unknownValue)
      }
    }
  }

  private mutating func crossByBuiltIn(
    _ item: Item,
    _ slot: UInt32,
    to child: UInt32,
    _ type: BuiltInType
  ) {
    let position = item.place.position
    let rest = heard.count - position
    // Free text is as little proof of a phrase as an unknown value.
    guard rest > 0, type != .text || !item.place.flags.contains(.droppedWord) else { return }
    for length in 1...min(rest, type.longestValue) {
      let tokens = position..<(position + length)
      guard let value = reader.value(of: type, in: tokens) else { continue }
      let step = trail.append(Derivation.Step(tokens: tokens, slot: slot), after: -1)
      let fill = Derivation.Fill(slot: slot, tokens: tokens, content: .builtIn(value))
      let evidence = type == .text ? Prices.unknownEvidence : WordTraits.unknownWeight
      push(item, fill, steps: step, to: child, cost: 0, evidence: evidence) { place in
        if type == .text { place.flags.insert(.unknownValue) }
      }
    }
  }

  private mutating func push(
    _ item: Item,
    _ fill: Derivation.Fill,
    steps: Int,
    to node: UInt32,
    cost: Float,
    evidence: Float,
    _ change: (inout Place) -> Void
  ) {
    guard item.cost + cost <= limit, sequence < Self.mostPushes else { return }
    var next = item
    next.place.position = fill.tokens.upperBound
    next.place.node = node
    change(&next.place)
    next.cost += cost
    next.evidence += evidence
    next.step = trail.append(fill, steps: steps, after: item.step)
    next.meaning = Self.mix(next.meaning, fill)
    insert(&next)
  }

  /// A number that differs for different values; only ever compared within one search.
  private static func mix(_ meaning: UInt64, _ fill: Derivation.Fill) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(meaning)
    hasher.combine(fill.slot)
    switch fill.content {
    case .node(let node): hasher.combine(node)
    case .builtIn(let value): hasher.combine(value)
    case .open: hasher.combine(fill.tokens)
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
