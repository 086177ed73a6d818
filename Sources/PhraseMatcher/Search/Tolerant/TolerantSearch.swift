import SpokenLanguage

/// Finds the phrases that a sentence comes nearest to, paying for every difference.
///
/// A uniform-cost walk (Dijkstra, "A note on two problems in connexion with graphs", 1959) over
/// places of the sentence and nodes of the templates' graph; a slot is crossed in one step, by the
/// values that ``SpanSearch`` finds once for all slots of a vocabulary. The cheapest reading
/// arrives first. The walk goes on for a margin, because a decision needs to know what else came
/// near, and each place may be left several times with different values behind it. Where it can be
/// told beforehand what the rest of the sentence costs and says at best (``SentenceBounds``), the walk goes
/// where readings are, and to a sentence that can be none it does not go at all; so an unknown sentence
/// costs hardly more with many phrases than with few.
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
  static let mostVisits = 2_000
  /// The most ways on that are remembered.
  static let mostPushes = 8_000
  /// The most words of an utterance in which mistakes are forgiven; a longer one is no command.
  static let longestSentence = 200
  /// How many different meanings may pass through one place.
  private static let mostMeanings = 6
  private static let mostDerivations = 48
  static let longestUnknownValue = 16
  /// Where a node has no more children than this, each is compared with an unknown word.
  static let someChildren = 24

  let index: PhraseIndex
  var heard: HeardWords
  var reader: BuiltInReader
  var trail = SearchTrail()
  var queue = CostQueue<Item>()
  /// How many ways on were remembered.
  var pushes = 0
  var limit: Float
  /// The least share of the evidence in evidence and cost together; less is no reading.
  let leastFit: Float
  let phraseWords: PhraseWords
  /// What is still to come behind each place; nil where it was not measured.
  private var bounds: SentenceBounds?
  /// Whether all values were looked for beforehand, near and far.
  var isBounded: Bool { bounds != nil }
  let templates: TemplateGraph.Level
  let traits: WordTraits.View
  /// How often each place was left, and with which meanings.
  private var left = NumberCounts()
  var spanSearch: SpanSearch
  /// The values that were found, those of each search together.
  var spanPool: [SpanSearch.Span] = []
  /// By vocabulary and place where the values are found that may begin there.
  var spanRuns = RememberedRuns()
  var names: [Name] = []
  var nameRuns: [Range<Int>?]
  var droppables: [Droppable] = []
  /// By node where the words are found that may have been left out behind it.
  var droppableRuns = RememberedRuns()
  var resemblances: [Resemblance] = []
  /// By node and place where the words are found that may follow the one and resemble the other.
  var resemblanceRuns = RememberedRuns()
  /// Whether only words that stand in no sentence are taken for mistakes.
  ///
  /// Nothing is left out or put in then but fillers, and no value is unknown.
  private(set) var isQuick = false
  /// For each node of the templates whether the walk may go there; nil where it may go anywhere.
  private let isOpen: [Bool]?
  private(set) var derivations: [Derivation] = []
  /// How many places the last walk visited.
  private(set) var visits = 0

  /// A word of the template that may have been left out.
  struct Droppable {
    let word: UInt32
    let child: UInt32
    let price: Float
  }

  /// A word of the template that a heard one resembles.
  struct Resemblance {
    let child: UInt32
    let heard: HeardWords.Candidate
  }

  /// An app's name that stands somewhere in the sentence.
  struct Name {
    let app: Int
    let end: Int
  }

  struct Place {
    private var storedPosition: Int32
    var node: UInt32
    var flags: Flags
    /// The app whose name was said beside the phrase; -1 for none.
    var addedApp: Int32

    var position: Int {
      get { Int(storedPosition) }
      set { storedPosition = Int32(newValue) }
    }

    init(position: Int, node: UInt32) {
      storedPosition = Int32(position)
      self.node = node
      flags = []
      addedApp = -1
    }

    /// What may still stand behind it.
    var rest: SentenceBounds.Rest {
      guard node != TemplateGraph.root else { return .beginning }
      return flags.isDisjoint(with: [.unknownValue, .droppedWord]) ? .open : .closed
    }

    /// A number that differs for different places.
    var key: UInt64 {
      let position = UInt64(storedPosition) & 0x3FFF
      let app = UInt64(addedApp + 1) & 0x7FF
      return UInt64(node) << 32 | position << 18 | app << 7 | UInt64(flags.rawValue)
    }
  }

  struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    /// A parameter holds words that are no value.
    static let unknownValue = Flags(rawValue: 1)
    /// A content word of the template was left out.
    static let droppedWord = Flags(rawValue: 2)
    static let saidName = Flags(rawValue: 4)
    /// A content word of the template was heard.
    static let heardWord = Flags(rawValue: 8)
    /// A content word of the template was heard nearly as it is, or one that asks for the same.
    static let clearWord = Flags(rawValue: 32)
    /// Content words stand before the phrase.
    static let leadingWords = Flags(rawValue: 16)
    /// The beginning of a word was heard for another one, and the word goes on.
    static let insideWord = Flags(rawValue: 64)
  }

  struct Item: BitwiseCopyable {
    /// Stands in ``dropping``'s place where values that differ much are still to be looked for.
    static let farValues: Int32 = -2

    var place: Place
    var cost: Float = 0
    var evidence: Float = 0
    var step: Int32 = -1
    var meaning: UInt64 = 0
    /// The place in the list of words that may have been left out; -1 for an item of its own.
    var dropping: Int32 = -1
    /// What the item cost before a word was left out.
    var base: Float = 0
  }

  init(
    index: PhraseIndex,
    sentence: HeardSentence,
    language: any Language,
    reader: BuiltInReader,
    numbers: NumberWords,
    leastConfidence: Double,
    phraseWords: PhraseWords,
    openNodes: [Bool]? = nil
  ) {
    self.index = index
    self.phraseWords = phraseWords
    isOpen = openNodes
    leastFit = Float(leastConfidence * 0.7)
    self.reader = reader
    let heard = HeardWords(sentence, index: index, language: language, numbers: numbers)
    self.heard = heard
    templates = index.templates.level
    traits = index.traits.view
    spanSearch = SpanSearch(index)
    nameRuns = Array(repeating: nil, count: sentence.count)
    // A reading is worth evidence / (evidence + cost), and there is no more evidence than words.
    let words = (0..<sentence.count).reduce(Float(0)) { $0 + heard.priceOfAdding($1) }
    limit = min(EditCosts.most, (words + 0.5) * Float(1 / max(0.3, leastConfidence) - 1))
  }

  /// Walks; afterwards ``derivations`` holds what was found, cheapest first.
  ///
  /// Most mistakes make a word that stands in no sentence. So a quick walk trusts all others, and where
  /// that finds nothing near, the walk is done again with everything that people do.
  ///
  /// - Parameter isBounded: Whether it is measured first what the sentence can come to; that changes how
  ///   long the walk takes, and what is found only where it would have been given up.
  mutating func run(isBounded: Bool = true) {
    guard heard.count <= Self.longestSentence else { return }
    let limit = limit
    isQuick = true
    heard.trustsKnownWords = true
    self.limit = min(limit, EditCosts.mostInQuickWalk)
    walk()
    guard derivations.isEmpty else { return }
    isQuick = false
    heard.trustsKnownWords = false
    self.limit = limit
    forgetWalk()
    if isBounded { bounds = findBounds() }
    walk()
  }

  private mutating func forgetWalk() {
    queue.removeAll()
    pushes = 0
    left.removeAll()
    spanPool.removeAll(keepingCapacity: true)
    spanRuns.removeAll()
    trail.removeAll()
  }

  private mutating func walk() {
    let start = Item(place: Place(position: 0, node: TemplateGraph.root))
    // Where no reading can say enough, there is none to be looked for.
    let surplus = bounds.map { $0[start.place.position, start.place.rest].surplus } ?? 0
    if surplus >= -Self.rounding, isPromising(start) { insert(start) }
    visits = 0
    while visits < Self.mostVisits, derivations.count < Self.mostDerivations,
      let item = queue.popLeast(), isPromising(item)
    {
      visits += 1
      if item.dropping >= 0 {
        leaveOutWord(item)
        continue
      }
      if item.dropping == Item.farValues {
        crossByFarValues(item)
        continue
      }
      guard leave(item) else { continue }
      if item.place.position == heard.count { finish(item) }
      crossSlots(item)
      if let middle = heard.middle(item.place.position) {
        hear(middle, item)
        continue
      }
      if !isQuick { leaveOutWords(item) }
      if item.place.position < heard.count { hear(item) }
    }
  }

  /// Whether a place may be left once more: not twice with one meaning, and not too often.
  private mutating func leave(_ item: Item) -> Bool {
    let key = item.place.key
    guard left.insert(Self.mix(key, item.meaning)) else { return false }
    return left.insert(key, atMost: Self.mostMeanings)
  }

  private mutating func finish(_ item: Item) {
    for number in index.templates.entries(at: item.place.node) {
      let phrase = index.view.phrases[Int(number)]
      guard isConvincing(item, phrase) else { continue }
      let path = trail.path(to: item.step)
      derivations.append(
        Derivation(
          phrase: Int(number),
          cost: item.cost,
          evidence: item.evidence,
          isBare: phrase.hasContentWord && !item.place.flags.contains(.heardWord),
          steps: path.steps,
          fills: path.fills
        )
      )
      if !phrase.isNegative { limit = min(limit, item.cost + EditCosts.margin) }
    }
  }

  /// Whether what was heard says enough to be this phrase.
  ///
  /// An unknown value needs a phrase that was surely said: all its content words, or at least the
  /// app's name where it has none. A name beside the phrase must be that of the phrase's app.
  private func isConvincing(_ item: Item, _ phrase: PhraseRows.Phrase) -> Bool {
    guard item.evidence > 0 else { return false }
    let fit = item.evidence / (item.evidence + item.cost)
    guard phrase.isNegative || fit >= leastFit else { return false }
    guard item.place.addedApp < 0 || Int(item.place.addedApp) == phrase.app else { return false }
    guard item.place.flags.contains(.unknownValue) else { return true }
    guard !phrase.isNegative, !item.place.flags.contains(.droppedWord) else { return false }
    return item.place.flags.contains(phrase.hasContentWord ? .clearWord : .saidName)
  }
}

// MARK: - Going on

extension TolerantSearch {
  mutating func push(
    _ item: Item,
    _ step: Derivation.Step,
    to node: UInt32,
    evidence: Float,
    _ change: (inout Place) -> Void = { _ in }
  ) {
    guard item.cost + step.cost <= limit, mayPush(to: node) else { return }
    var next = item
    next.place.position = max(item.place.position, step.tokens.upperBound)
    next.place.node = node
    if step.difference != .dropped, isContentWord(step.expected) || isContentWord(step.second) {
      next.place.flags.insert(.heardWord)
      if step.cost <= EditCosts.mostBesideUnknown || step.difference == .synonym {
        next.place.flags.insert(.clearWord)
      }
    }
    if !step.tokens.isEmpty {
      let isOther = step.difference != nil && !step.isAddition
      let goesOn = isOther && heard.continuesWord(step.tokens.upperBound)
      if goesOn {
        next.place.flags.insert(.insideWord)
      } else {
        next.place.flags.remove(.insideWord)
      }
    }
    change(&next.place)
    next.cost += step.cost
    next.evidence += evidence
    guard isPromising(next) else { return }
    next.step = trail.append(step, after: item.step)
    insert(next)
  }

  func isContentWord(_ word: UInt32) -> Bool {
    word != WordTable.none && traits.kind(of: word) == .content
  }

  /// Puts a place into the queue, in the order of the least that a reading costs which leads through it.
  mutating func insert(_ item: Item) {
    pushes += 1
    queue.insert(item, cost: leastCost(of: item))
  }

  private func mayPush(to node: UInt32) -> Bool {
    pushes < Self.mostPushes && isOpen?[Int(node)] != false
  }

  /// Whether a place may lead to a reading that is near enough.
  func isPromising(_ item: Item) -> Bool {
    item.cost <= limit && leastCost(of: item) <= limit + Self.rounding
  }

  /// The least that a reading costs which leads through a place.
  private func leastCost(of item: Item) -> Float {
    guard let bounds else { return item.cost }
    let rest = bounds[item.place.position, item.place.rest].cost
    // What a value that differs much costs is part of the rest.
    return item.dropping == Item.farValues
      ? max(item.cost, item.base + rest) : item.cost + rest
  }

  /// What sums may differ by that were added in another order.
  private static let rounding: Float = 1e-4

  mutating func push(
    _ item: Item,
    _ fill: Derivation.Fill,
    steps: Int32,
    to node: UInt32,
    cost: Float,
    evidence: Float,
    _ change: (inout Place) -> Void
  ) {
    guard item.cost + cost <= limit, mayPush(to: node) else { return }
    var next = item
    next.place.position = fill.tokens.upperBound
    next.place.node = node
    next.place.flags.remove(.insideWord)
    change(&next.place)
    next.cost += cost
    next.evidence += evidence
    guard isPromising(next) else { return }
    next.step = trail.append(fill, steps: steps, after: item.step)
    next.meaning = Self.mix(next.meaning, fill)
    insert(next)
  }

  /// A number that differs for different values; only ever compared within one search.
  private static func mix(_ meaning: UInt64, _ fill: Derivation.Fill) -> UInt64 {
    let tokens = UInt64(fill.tokens.lowerBound) << 32 | UInt64(fill.tokens.upperBound)
    let slot = mix(meaning, UInt64(fill.slot))
    if case .node(let node) = fill.content { return mix(slot, UInt64(node)) }
    return mix(slot, tokens | 1 << 63)
  }

  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var mixed = (first ^ second &* 0x9e37_79b9_7f4a_7c15) &* 0xbf58_476d_1ce4_e5b9
    mixed ^= mixed >> 31
    return mixed &* 0x94d0_49bb_1331_11eb
  }
}
