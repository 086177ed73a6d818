import SpokenLanguage

/// Finds the heaviest sentences that begin with what was typed.
///
/// A best-first walk over templates and vocabularies: what lies on the way is bounded by the weight of
/// the best sentence that it can become, so the first sentences to arrive are the heaviest, and the
/// others are never looked at. Among equal weights the catalogue's order decides. Where only one way
/// leads on, it is walked without waiting for others.
///
/// The values of a slot that begin as was typed are keys that stand side by side; the first of them is
/// found at once (``LeastEntries``), and what stands before and after it is left for later.
struct CompletionSearch {
  /// The most places that are visited; only a catalogue of very many equal sentences needs more.
  private static let mostVisits = 200_000

  let index: PhraseIndex
  let view: PhraseIndex.View
  let typed: TypedWords
  /// How many words a sentence must have.
  let required: UInt32
  private let language: any Language
  private let options: MatchOptions
  private let prefix: String
  /// The words that the one being typed can become: those that are numbered in order, and others.
  private let partialWords: Range<UInt32>
  private var reader: BuiltInReader?
  private var queue = Heap<CompletionItem>()
  private var found: FoundCompletions
  private var sequence: UInt32 = 0
  /// How many completions are asked for.
  private var limit = 0

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
    required = UInt32(typed.required)
    partialWords = typed.partial.map(index.words.orderedWords(withPrefix:)) ?? 0..<0
    found = FoundCompletions(index, language: language)
  }

  mutating func run(limit: Int) -> [Completion] {
    guard !typed.isTooLong, limit > 0 else { return [] }
    self.limit = limit
    found.reserveCapacity(min(limit, 32))
    queue.reserveCapacity(min(limit, 32))
    let start = CompletionItem(
      bound: 0,
      weight: 1,
      order: CompletionItem.Order(),
      position: 0,
      fill: -1,
      template: TemplateGraph.root
    )
    push(start)
    var visits = 0
    while isLooking, visits < Self.mostVisits, let item = queue.popLeast() {
      visits += 1
      switch item.kind {
      case .finished(let phrase): insert(phrase, after: item.fill, weight: item.bound)
      case .keys(let keys): take(keys, item)
      case .outside: leave(item)
      }
    }
    withExtendedLifetime(index) {}
    return found.completions
  }

  /// Whether there are fewer completions than are asked for.
  var isLooking: Bool { found.completions.count < limit }

  /// Puts in a place that is bounded by the best of what its node leads to.
  mutating func push(_ item: CompletionItem) {
    let rest = view.bounds[Int(item.template)]
    // Where the rest cannot be listed (a built-in type to come), nothing can be completed, unless
    // what is typed reaches beyond it.
    guard item.weight * rest.weight > 0 || item.position < typed.words.count else { return }
    var item = item
    item.bound = item.weight * rest.weight
    item.order.phrase = rest.firstPhrase
    insert(item)
  }

  mutating func insert(_ item: CompletionItem) {
    sequence &+= 1
    var item = item
    item.sequence = sequence
    queue.insert(item)
  }

  mutating func insert(_ phrase: UInt32, after fill: Int32, weight: Double) {
    found.insert(phrase, after: fill, weight: weight)
  }

  mutating func append(_ fill: FoundCompletions.Fill) -> Int32 {
    found.append(fill)
  }

  // MARK: Outside of slots

  private mutating func leave(_ place: CompletionItem) {
    var item = place
    while true {
      let node = item.template
      let children = view.templates.children(of: node)
      let slots = view.templates.firstChild(in: children, from: PhraseIndex.slotBit)
      let isComplete = item.position >= required
      if isComplete, view.bounds[Int(node)].onlyPhrase != TemplateBounds.Bound.several {
        return insert(view.bounds[Int(node)].onlyPhrase, after: item.fill, weight: item.bound)
      }
      if isComplete { finish(item) }
      let (known, later) = wordChildren(children.lowerBound..<slots, item)
      if slots < children.upperBound { cross(slots..<children.upperBound, item) }
      // The only child is no worse, so it is walked on at once.
      let isOnly = known.count == 1 && later.isEmpty && slots == children.upperBound
      guard isOnly, !isComplete || !view.templates.isAccepting(node) else {
        for child in later.reversed() where isPartial(child, of: view.templates) {
          push(passed(child, item))
        }
        for child in known.reversed() { push(passed(child, item)) }
        return
      }
      let next = passed(known.lowerBound, item)
      let rest = view.bounds[Int(next.template)]
      let bound = next.weight * rest.weight
      let isFirst = bound == place.bound && rest.firstPhrase == place.order.phrase
      guard isFirst || next.position < required else { return push(next) }
      guard bound > 0 || next.position < typed.words.count else { return }
      item = next
      item.bound = bound
      item.order.phrase = rest.firstPhrase
    }
  }

  /// The children whose words follow what was said, and those whose words have to be looked at.
  private func wordChildren(
    _ children: Range<UInt32>,
    _ item: CompletionItem
  ) -> (known: Range<UInt32>, later: Range<UInt32>) {
    let none = children.upperBound..<children.upperBound
    if item.position >= required { return (children, none) }
    guard item.position < typed.words.count else {
      return partialChildren(children, of: view.templates)
    }
    let word = typed.words[Int(item.position)]
    guard word != WordTable.none else { return (none, none) }
    return (view.templates.children(in: children, on: word), none)
  }

  /// The place after a word; where a template with brackets leads through it, the word is kept.
  private mutating func passed(_ child: UInt32, _ item: CompletionItem) -> CompletionItem {
    var item = item
    if view.templates.isBranching(child) {
      let word = view.templates.label(of: child)
      item.fill = found.append(.init(previous: item.fill, content: .word(word)))
      item.weight *= TemplateBounds.share(ofWordAt: child, of: view.templates)
    }
    item.template = child
    item.position = min(item.position + 1, required)
    return item
  }

  private mutating func cross(_ slots: Range<UInt32>, _ item: CompletionItem) {
    for child in slots.reversed() {
      let slot = view.templates.label(of: child) & ~PhraseIndex.slotBit
      if view.slots[Int(slot)].isBuiltIn {
        readBuiltIn(slot, leadingTo: child, item)
      } else {
        enter(slot, leadingTo: child, item)
      }
    }
  }

  private mutating func finish(_ item: CompletionItem) {
    for place in view.templates.ownEntries(of: item.template).reversed() {
      let number = view.templates.entry(place)
      let phrase = view.phrases[Int(number)]
      guard !phrase.isNegative else { continue }
      var finished = item
      finished.bound = item.weight * phrase.weight
      finished.order.phrase = number
      finished.kind = .finished(number)
      insert(finished)
    }
  }

  private mutating func readBuiltIn(
    _ slot: UInt32,
    leadingTo child: UInt32,
    _ item: CompletionItem
  ) {
    let position = Int(item.position)
    guard position < typed.words.count,
      case .builtIn(let type) = index.slots[Int(slot)].source
    else { return }
    let sentence =
      typed.sentence ?? HeardSentence(prefix, words: index.words, language: language)
    var reader =
      self.reader ?? BuiltInReader(sentence: sentence, language: language, options: options)
    for length in 1...min(typed.words.count - position, type.longestValue) {
      let tokens = position..<(position + length)
      guard reader.value(of: type, in: tokens) != nil else { continue }
      let fill = found.append(sentence.text(of: tokens), previous: item.fill)
      push(
        CompletionItem(
          bound: 0,
          weight: item.weight,
          order: item.order,
          position: UInt32(tokens.upperBound),
          fill: fill,
          template: child
        )
      )
    }
    self.reader = reader
  }

  /// The children whose words begin as was typed, and those whose words have to be looked at.
  func partialChildren(
    _ children: Range<UInt32>,
    of level: some OrderedLabels
  ) -> (known: Range<UInt32>, later: Range<UInt32>) {
    let low = level.firstChild(in: children, from: partialWords.lowerBound)
    let high = level.firstChild(in: low..<children.upperBound, from: partialWords.upperBound)
    let ordered = UInt32(index.words.orderedCount)
    let later = level.firstChild(in: high..<children.upperBound, from: ordered)
    return (low..<high, later..<children.upperBound)
  }

  func isPartial(_ child: UInt32, of level: some OrderedLabels) -> Bool {
    view.words.word(level.label(of: child), hasPrefix: typed.partial ?? [])
  }
}
