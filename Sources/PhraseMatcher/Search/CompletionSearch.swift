import SpokenLanguage

/// Finds the heaviest sentences that begin with what was typed.
///
/// A best-first walk over templates and vocabularies: what lies on the way is bounded by the weight of
/// the best sentence that it can become, so the first sentences to arrive are the heaviest, and the
/// others are never looked at. Among equal weights the catalogue's order decides.
///
/// The values of a slot that begin as was typed are keys that stand side by side; the first of them is
/// found at once (``LeastEntries``), and what stands before and after it is left for later.
struct CompletionSearch {
  /// The most places that are visited; only a catalogue of very many equal sentences needs more.
  private static let mostVisits = 200_000
  /// The most values of one spelling whose ways of writing are told apart.
  private static let mostHomographs = 256

  private let index: PhraseIndex
  private let view: PhraseIndex.View
  private let language: any Language
  private let options: MatchOptions
  private let prefix: String
  private let typed: TypedWords
  /// The words that the one being typed can become: those that are numbered in order, and others.
  private let partialWords: Range<UInt32>
  private var reader: BuiltInReader?
  private var queue = Heap<CompletionItem>()
  private var fills: [Fill] = []
  private var sequence = 0

  /// A slot that was filled; the slots before it are found through `previous`.
  private struct Fill {
    let previous: Int
    let content: Content

    enum Content {
      case key(UInt32, vocabulary: Int)
      case text(String)
    }
  }

  init(
    prefix: String,
    typed: TypedWords,
    index: PhraseIndex,
    language: any Language,
    options: MatchOptions
  ) {
    self.index = index
    self.prefix = prefix
    self.language = language
    self.options = options
    view = index.view
    self.typed = typed
    partialWords = typed.partial.map(index.words.orderedWords(withPrefix:)) ?? 0..<0
  }

  mutating func run(limit: Int) -> [Completion] {
    guard !typed.isTooLong, limit > 0 else { return [] }
    var found = DistinctCompletions()
    fills.reserveCapacity(2 * min(limit, 32))
    push(.outside, at: LabelTrie.root, position: 0, weight: 1, fill: -1, order: .init())
    var visits = 0
    while found.completions.count < limit, visits < Self.mostVisits, let item = queue.popLeast() {
      visits += 1
      switch item.kind {
      case .finished(let phrase): found.insert(completion(phrase, item))
      case .keys(let keys): take(keys, item)
      case .outside: leave(item)
      }
    }
    withExtendedLifetime(index) {}
    return found.completions
  }

  // MARK: Outside of slots

  private mutating func leave(_ item: CompletionItem) {
    let children = view.templates.children(of: item.template)
    let slots = view.templates.firstChild(in: children, from: PhraseIndex.slotBit)
    if item.position < typed.words.count {
      let word = typed.words[item.position]
      guard word != WordTable.none || slots < children.upperBound else { return }
      if word != WordTable.none, let child = view.templates.child(of: item.template, on: word) {
        pass(child, item)
      }
    } else if item.position < typed.required {
      let (known, later) = partialChildren(children.lowerBound..<slots, of: view.templates)
      for child in later.reversed() where isPartial(child, of: view.templates) { pass(child, item) }
      for child in known.reversed() { pass(child, item) }
    } else {
      finish(item)
      for child in (children.lowerBound..<slots).reversed() { pass(child, item) }
    }
    for child in (slots..<children.upperBound).reversed() {
      let slot = view.templates.nodes[Int(child)].label & ~PhraseIndex.slotBit
      if view.slots[Int(slot)].isBuiltIn {
        readBuiltIn(slot, leadingTo: child, item)
      } else {
        enter(slot, leadingTo: child, item)
      }
    }
  }

  private mutating func pass(_ child: UInt32, _ item: CompletionItem) {
    push(
      .outside,
      at: child,
      position: min(item.position + 1, typed.required),
      weight: item.weight,
      fill: item.fill,
      order: item.order
    )
  }

  private mutating func finish(_ item: CompletionItem) {
    for place in view.templates.ownEntries(of: item.template).reversed() {
      let number = view.templates.entry(place)
      let phrase = view.phrases[Int(number)]
      guard !phrase.isNegative else { continue }
      var order = item.order
      order.phrase = number
      queue.insert(
        CompletionItem(
          bound: item.weight * phrase.weight,
          weight: item.weight,
          order: order,
          sequence: nextSequence(),
          position: item.position,
          fill: item.fill,
          template: item.template,
          kind: .finished(number)
        )
      )
    }
  }

  private mutating func readBuiltIn(
    _ slot: UInt32,
    leadingTo child: UInt32,
    _ item: CompletionItem
  ) {
    guard item.position < typed.words.count,
      case .builtIn(let type) = index.slots[Int(slot)].source
    else { return }
    let sentence =
      typed.sentence ?? HeardSentence(prefix, words: index.words, language: language)
    var reader =
      self.reader ?? BuiltInReader(sentence: sentence, language: language, options: options)
    for length in 1...min(typed.words.count - item.position, type.longestValue) {
      let tokens = item.position..<(item.position + length)
      guard reader.value(of: type, in: tokens) != nil else { continue }
      fills.append(Fill(previous: item.fill, content: .text(sentence.text(of: tokens))))
      push(
        .outside,
        at: child,
        position: tokens.upperBound,
        weight: item.weight,
        fill: fills.count - 1,
        order: item.order
      )
    }
    self.reader = reader
  }

  /// The children whose words begin as was typed, and those whose words have to be looked at.
  private func partialChildren(
    _ children: Range<UInt32>,
    of level: LabelTrie.Level
  ) -> (known: Range<UInt32>, later: Range<UInt32>) {
    let low = level.firstChild(in: children, from: partialWords.lowerBound)
    let high = level.firstChild(in: low..<children.upperBound, from: partialWords.upperBound)
    let ordered = UInt32(index.words.orderedCount)
    let later = level.firstChild(in: high..<children.upperBound, from: ordered)
    return (low..<high, later..<children.upperBound)
  }

  private func isPartial(_ child: UInt32, of level: LabelTrie.Level) -> Bool {
    view.words.word(level.nodes[Int(child)].label, hasPrefix: typed.partial ?? [])
  }

  // MARK: In slots

  /// Walks through a slot as far as words were typed.
  private mutating func enter(
    _ slot: UInt32,
    leadingTo child: UInt32,
    _ item: CompletionItem
  ) {
    var node = LabelTrie.root
    var position = item.position
    while position < typed.words.count {
      let word = typed.words[position]
      guard word != WordTable.none,
        let next = view.slots[Int(slot)].vocabulary.trie.child(of: node, on: word)
      else { return }
      node = next
      position += 1
      if position < typed.required, view.slots[Int(slot)].vocabulary.trie.isAccepting(node) {
        take(entriesAt: node, of: slot, leadingTo: child, position, item)
      }
    }
    pushKeys(below: node, of: slot, leadingTo: child, item)
  }

  /// Leaves a slot with each value whose words were all typed.
  private mutating func take(
    entriesAt node: UInt32,
    of slot: UInt32,
    leadingTo child: UInt32,
    _ position: Int,
    _ item: CompletionItem
  ) {
    let number = index.slotVocabularies[Int(slot)]
    let vocabulary = index.vocabularies[number]
    var texts: Set<String> = []
    let entries = vocabulary.trie.entries(at: node)
    for key in entries.prefix(Self.mostHomographs) {
      if entries.count > 1, !texts.insert(vocabulary.text(ofKey: key)).inserted { continue }
      fills.append(Fill(previous: item.fill, content: .key(key, vocabulary: number)))
      push(
        .outside,
        at: child,
        position: position,
        weight: item.weight * vocabulary.weight(ofKey: key),
        fill: fills.count - 1,
        order: item.order.after(vocabulary.ordinal(ofKey: key))
      )
    }
  }

  private mutating func pushKeys(
    below node: UInt32,
    of slot: UInt32,
    leadingTo child: UInt32,
    _ item: CompletionItem
  ) {
    let trie = view.slots[Int(slot)].vocabulary.trie
    // A word that is being typed may have been one of the template's.
    guard typed.partial != nil, item.position < typed.required else {
      let keys = view.slots[Int(slot)].vocabulary.keys(below: node)
      pushKeys(keys.frozen, changed: false, slot, child, item)
      return pushKeys(keys.changed, changed: true, slot, child, item)
    }
    var twin: UInt32? = node
    if !trie.changed.isEmpty, let number = trie.changedNumber(of: node) {
      twin = trie.twin(of: number)
      let children = trie.changed.children(of: number)
      pushPartialKeys(children, of: trie.changed, changed: true, slot, child, item)
    }
    guard let twin else { return }
    let children = trie.frozen.children(of: twin)
    pushPartialKeys(children, of: trie.frozen, changed: false, slot, child, item)
  }

  private mutating func pushPartialKeys(
    _ children: Range<UInt32>,
    of level: LabelTrie.Level,
    changed: Bool,
    _ slot: UInt32,
    _ child: UInt32,
    _ item: CompletionItem
  ) {
    let (known, later) = partialChildren(children, of: level)
    if let first = known.first, let last = known.last {
      let keys = level.allEntries(of: first).lowerBound..<level.allEntries(of: last).upperBound
      pushKeys(keys, changed: changed, slot, child, item)
    }
    for node in later where isPartial(node, of: level) {
      pushKeys(level.allEntries(of: node), changed: changed, slot, child, item)
    }
  }

  private mutating func pushKeys(
    _ range: Range<Int>,
    changed: Bool,
    _ slot: UInt32,
    _ child: UInt32,
    _ item: CompletionItem
  ) {
    guard !range.isEmpty else { return }
    let place = view.slots[Int(slot)].vocabulary.placeOfLeastKey(in: range, changed: changed)
    let level = view.slots[Int(slot)].vocabulary.level(changed: changed)
    let key = level.entry(place)
    let rest = view.bounds[Int(child)]
    let bound = item.weight * weight(ofKey: key, slot) * rest.weight
    guard bound > 0 else { return }
    var order = item.order.within(ordinal(ofKey: key, slot))
    order.phrase = rest.firstPhrase
    queue.insert(
      CompletionItem(
        bound: bound,
        weight: item.weight,
        order: order,
        sequence: nextSequence(),
        position: typed.required,
        fill: item.fill,
        template: child,
        kind: .keys(
          CompletionItem.Keys(
            low: UInt32(range.lowerBound),
            high: UInt32(range.upperBound),
            place: UInt32(place),
            key: key,
            areChanged: changed
          )
        )
      )
    )
  }

  /// Leaves a slot with the first of some keys, and the others for later.
  private mutating func take(_ keys: CompletionItem.Keys, _ item: CompletionItem) {
    let slot = view.templates.nodes[Int(item.template)].label & ~PhraseIndex.slotBit
    let number = index.slotVocabularies[Int(slot)]
    if keys.areChanged || !isRemoved(keys.key, number) {
      fills.append(Fill(previous: item.fill, content: .key(keys.key, vocabulary: number)))
      push(
        .outside,
        at: item.template,
        position: typed.required,
        weight: item.weight * weight(ofKey: keys.key, slot),
        fill: fills.count - 1,
        order: item.order.after(ordinal(ofKey: keys.key, slot))
      )
    }
    let next = afterEqual(keys, slot, number)
    pushKeys(Int(keys.low)..<Int(keys.place), changed: keys.areChanged, slot, item.template, item)
    pushKeys(next..<Int(keys.high), changed: keys.areChanged, slot, item.template, item)
  }

  /// The place after those keys that are spelled and written like the first one.
  ///
  /// Equal titles make equal sentences, and there may be very many.
  private func afterEqual(_ keys: CompletionItem.Keys, _ slot: UInt32, _ number: Int) -> Int {
    let level = view.slots[Int(slot)].vocabulary.level(changed: keys.areChanged)
    var place = Int(keys.place) + 1
    let end = min(Int(keys.high), place + Self.mostHomographs)
    guard place < end, level.isRepeat(place), !isRemoved(keys.key, number) else { return place }
    let vocabulary = index.vocabularies[number]
    let text = vocabulary.text(ofKey: keys.key)
    while place < end, level.isRepeat(place), vocabulary.text(ofKey: level.entry(place)) == text {
      place += 1
    }
    return place
  }

  private func isRemoved(_ key: UInt32, _ number: Int) -> Bool {
    guard let changes = index.vocabularies[number].changes else { return false }
    return changes.removedKeys.contains(key)
  }

  private func weight(ofKey key: UInt32, _ slot: UInt32) -> Double {
    view.slots[Int(slot)].vocabulary.frozenWeight(ofKey: key)
      ?? index.vocabularies[index.slotVocabularies[Int(slot)]].weight(ofKey: key)
  }

  private func ordinal(ofKey key: UInt32, _ slot: UInt32) -> UInt64 {
    guard !view.slots[Int(slot)].vocabulary.trie.changed.isEmpty else { return UInt64(key) }
    return index.vocabularies[index.slotVocabularies[Int(slot)]].ordinal(ofKey: key)
  }

  // MARK: Results

  private mutating func nextSequence() -> Int {
    sequence += 1
    return sequence
  }

  private mutating func push(
    _ kind: CompletionItem.Kind,
    at template: UInt32,
    position: Int,
    weight: Double,
    fill: Int,
    order: CompletionItem.Order
  ) {
    let rest = view.bounds[Int(template)]
    // Where the rest cannot be listed (a built-in type to come), nothing can be completed, unless
    // what is typed reaches beyond it.
    guard weight * rest.weight > 0 || position < typed.words.count else { return }
    var order = order
    order.phrase = rest.firstPhrase
    queue.insert(
      CompletionItem(
        bound: weight * rest.weight,
        weight: weight,
        order: order,
        sequence: nextSequence(),
        position: position,
        fill: fill,
        template: template,
        kind: kind
      )
    )
  }

  private func completion(_ number: UInt32, _ item: CompletionItem) -> Completion {
    let phrase = index.phrases[Int(number)]
    var texts: [String] = []
    var current = item.fill
    while current >= 0 {
      switch fills[current].content {
      case .key(let key, let vocabulary):
        texts.append(index.vocabularies[vocabulary].text(ofKey: key))
      case .text(let text): texts.append(text)
      }
      current = fills[current].previous
    }
    var text = ""
    text.reserveCapacity(texts.reduce(phrase.text.utf8.count) { $0 + $1.utf8.count })
    for element in phrase.template.elements {
      if case .literal(let literal) = element {
        text += literal
      } else if let value = texts.popLast() {
        text += value
      }
    }
    return Completion(
      text: text,
      app: phrase.appName,
      intent: phrase.intent ?? "",
      phrase: phrase.text,
      weight: item.bound
    )
  }
}

/// Completions of which no two have the same text.
private struct DistinctCompletions {
  private(set) var completions: [Completion] = []
  private var texts: Set<String> = []

  /// With so few, comparing with each costs less than a hash.
  private static let few = 16

  mutating func insert(_ completion: Completion) {
    if completions.count < Self.few {
      guard !completions.contains(where: { $0.text == completion.text }) else { return }
    } else {
      if texts.isEmpty { texts = Set(completions.map(\.text)) }
      guard texts.insert(completion.text).inserted else { return }
    }
    completions.append(completion)
  }
}
