/// Finds the values of one vocabulary that can begin at one word of the sentence, with mistakes.
///
/// A uniform-cost walk (Dijkstra) over places of the sentence and nodes of the vocabulary's trie.
/// It asks for the children that resemble what was heard and for the function words that may have
/// been left out, so the number of values does not matter. What it finds serves every slot that
/// names the vocabulary.
struct SpanSearch {
  /// The most places that are visited.
  private static let mostVisits = 600
  private static let mostSpans = 48
  /// Where a node has no more children than this, each may have been left out.
  private static let fewChildren: UInt32 = 4
  /// Where a node has no more children than this, each is compared with an unknown word.
  private static let someChildren = 24

  private let index: PhraseIndex
  private let traits: WordTraits.View
  private var trie: LabelTrie
  private var view: LabelTrie.View
  private var budget: Float = 0
  private var isQuick = false
  /// Whether the values are an app's names, which are few.
  private var isName = false
  private var queue = CostQueue<Item>()
  private var visited = NumberCounts()

  /// A value that was found, as a node of the trie.
  struct Span {
    let end: Int
    let node: UInt32
    let cost: Float
    let evidence: Float
    /// The last of its steps in the trail.
    let step: Int32
  }

  private struct Place: BitwiseCopyable {
    let position: Int32
    let node: UInt32
    /// Whether the last word was skipped; a value does not end with such a word.
    let hasSkipped: Bool

    var key: UInt64 {
      UInt64(node) << 32 | UInt64(position) << 1 | (hasSkipped ? 1 : 0)
    }
  }

  private struct Item: BitwiseCopyable {
    let place: Place
    let cost: Float
    let evidence: Float
    let step: Int32
  }

  init(_ index: PhraseIndex) {
    self.index = index
    traits = index.traits.view
    trie = LabelTrie.empty
    view = trie.view
  }

  /// Walks once, adding what is found to a row.
  ///
  /// - Parameters:
  ///   - trie: The keys of the vocabulary.
  ///   - start: The word that the values begin at.
  ///   - budget: The most that a value may cost.
  ///   - isQuick: Whether only words that stand in no sentence are taken for mistakes.
  ///   - isName: Whether the values are an app's names.
  ///   - heard: What each word may stand for.
  ///   - trail: Takes the steps.
  ///   - spans: Takes the values, cheapest first.
  mutating func run(
    _ trie: LabelTrie,
    from start: Int,
    budget: Float,
    isQuick: Bool,
    isName: Bool,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail,
    into spans: inout [Span]
  ) {
    self.trie = trie
    view = trie.view
    self.budget = min(budget, EditCosts.mostInValue)
    self.isQuick = isQuick
    self.isName = isName
    queue.removeAll()
    visited.removeAll()
    let most = spans.count + Self.mostSpans
    let place = Place(position: Int32(start), node: LabelTrie.root, hasSkipped: false)
    queue.insert(Item(place: place, cost: 0, evidence: 0, step: -1), cost: 0)
    var visits = 0
    while let item = queue.popLeast(), visits < Self.mostVisits, spans.count < most {
      guard visited.insert(item.place.key) else { continue }
      visits += 1
      let position = Int(item.place.position)
      if view.isAccepting(item.place.node), !item.place.hasSkipped, item.evidence > 0 {
        spans.append(
          Span(
            end: position,
            node: item.place.node,
            cost: item.cost,
            evidence: item.evidence,
            step: item.step
          )
        )
      }
      if let middle = heard.middle(position) {
        hear(middle, item, &trail)
        continue
      }
      if !isQuick { leaveOutWords(item, &heard, &trail) }
      if position < heard.count { hear(item, &heard, &trail) }
    }
  }

  private mutating func hear(
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    let position = Int(item.place.position)
    for place in heard.candidates(at: position) {
      let candidate = heard.candidate(place)
      guard item.cost + candidate.cost <= budget else { break }
      guard let child = view.child(of: item.place.node, on: candidate.word) else { continue }
      var step = Derivation.Step(tokens: position..<(position + 1), expected: candidate.word)
      step.difference = candidate.difference
      step.cost = candidate.cost
      let isSmallWord = heard.isSmallWord(position, insteadOf: candidate)
      let evidence = isSmallWord ? 0 : traits.weight(of: candidate.word)
      push(item, to: child, step, evidence: evidence, &trail)
    }
    hearResembling(item, &heard, &trail)
    if item.cost + EditCosts.spacing <= budget { joinOrSplit(item, &heard, &trail) }
    if item.place.node != LabelTrie.root { skip(item, heard, &trail) }
  }

  /// Hears an unknown word for one of the few that can follow.
  private mutating func hearResembling(
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    let position = Int(item.place.position)
    guard heard.isUnknown(position) else { return }
    let children = trie.children(of: item.place.node)
    if children.count <= Self.someChildren {
      guard isName || item.place.node != LabelTrie.root else { return }
      for child in children { hear(child, resembling: position, item, &heard, &trail) }
    } else if heard.mayBeFunctionWord(position) {
      for word in index.traits.functionWords {
        guard let child = view.child(of: item.place.node, on: word) else { continue }
        hear(child, resembling: position, item, &heard, &trail)
      }
    }
  }

  private mutating func hear(
    _ child: UInt32,
    resembling position: Int,
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    let word = view.label(of: child)
    guard let candidate = heard.resemblance(of: word, at: position) else { return }
    var step = Derivation.Step(tokens: position..<(position + 1), expected: word)
    step.difference = candidate.difference
    step.cost = candidate.cost
    push(item, to: child, step, evidence: traits.weight(of: word), &trail)
  }

  private mutating func joinOrSplit(
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    let position = Int(item.place.position)
    let union = heard.union(at: position)
    if union != WordTable.none, let child = view.child(of: item.place.node, on: union) {
      var step = Derivation.Step(tokens: position..<(position + 2), expected: union)
      step.difference = .split
      step.cost = EditCosts.spacing
      push(item, to: child, step, evidence: traits.weight(of: union), &trail)
    }
    for place in heard.halves(at: position) {
      let half = heard.half(place)
      guard let child = view.child(of: item.place.node, on: half.word) else { continue }
      var step = Derivation.Step(tokens: half.tokens, expected: half.word)
      step.difference = half.difference
      step.cost = half.cost
      let evidence = traits.weight(of: half.word)
      push(item, to: child, step, evidence: evidence, &trail, position: half.middle)
    }
  }

  /// Hears the other word where one is still to be heard.
  private mutating func hear(
    _ middle: HeardWords.Middle,
    _ item: Item,
    _ trail: inout SearchTrail
  ) {
    guard let child = view.child(of: item.place.node, on: middle.rest) else { return }
    let next = middle.tokens.upperBound
    var step = Derivation.Step(tokens: next..<next, expected: middle.rest)
    step.difference = middle.difference
    let evidence = traits.weight(of: middle.rest)
    push(item, to: child, step, evidence: evidence, &trail, position: next)
  }

  private mutating func skip(_ item: Item, _ heard: HeardWords, _ trail: inout SearchTrail) {
    let position = Int(item.place.position)
    let price = heard.priceOfAdding(position)
    guard item.cost + price <= budget, !isQuick || price <= EditCosts.filler else { return }
    var step = Derivation.Step(tokens: position..<(position + 1))
    step.isAddition = true
    step.difference = price <= EditCosts.filler ? .filler : .added
    step.cost = price
    push(item, to: item.place.node, step, evidence: 0, &trail, hasSkipped: true)
  }

  private mutating func leaveOutWords(
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    guard item.cost + EditCosts.functionWord <= budget else { return }
    let children = trie.children(of: item.place.node)
    if children.count <= index.traits.functionWords.count {
      let isFew = item.place.node != LabelTrie.root && children.count <= Self.fewChildren
      for child in children { leaveOut(child, isFew: isFew, item, &trail) }
    } else {
      for word in index.traits.functionWords {
        guard let child = view.child(of: item.place.node, on: word),
          isHeard(after: child, item, &heard)
        else { continue }
        leaveOut(child, isFew: false, item, &trail)
      }
    }
  }

  /// Whether what is heard next can follow a node, at once or after another function word.
  ///
  /// Where many words might be left out, nearly all of them lead nowhere.
  private func isHeard(after node: UInt32, _ item: Item, _ heard: inout HeardWords) -> Bool {
    let position = Int(item.place.position)
    guard position < heard.count else { return view.isAccepting(node) }
    if isNext(after: node, at: position, &heard) { return true }
    for child in trie.children(of: node).prefix(Self.someChildren)
    where traits.kind(of: view.label(of: child)) != .content {
      if isNext(after: child, at: position, &heard) { return true }
    }
    return false
  }

  /// Whether one of the words that a heard one may stand for follows a node.
  private func isNext(
    after node: UInt32,
    at position: Int,
    _ heard: inout HeardWords
  ) -> Bool {
    for place in heard.candidates(at: position)
    where view.child(of: node, on: heard.candidate(place).word) != nil {
      return true
    }
    let union = heard.union(at: position)
    if union != WordTable.none, view.child(of: node, on: union) != nil { return true }
    for place in heard.halves(at: position)
    where view.child(of: node, on: heard.half(place).word) != nil {
      return true
    }
    return false
  }

  private mutating func leaveOut(
    _ child: UInt32,
    isFew: Bool,
    _ item: Item,
    _ trail: inout SearchTrail
  ) {
    let word = view.label(of: child)
    guard isFew || traits.kind(of: word) != .content else { return }
    let price = traits.priceOfDropping(word)
    guard item.cost + price <= budget else { return }
    let position = Int(item.place.position)
    var step = Derivation.Step(tokens: position..<position, expected: word)
    step.difference = .dropped
    step.cost = price
    push(item, to: child, step, evidence: 0, &trail)
  }

  private mutating func push(
    _ item: Item,
    to node: UInt32,
    _ step: Derivation.Step,
    evidence: Float,
    _ trail: inout SearchTrail,
    position: Int? = nil,
    hasSkipped: Bool = false
  ) {
    guard item.cost + step.cost <= budget else { return }
    let next = position ?? max(Int(item.place.position), step.tokens.upperBound)
    let place = Place(position: Int32(next), node: node, hasSkipped: hasSkipped)
    guard visited.count(of: place.key) == 0 else { return }
    let cost = item.cost + step.cost
    queue.insert(
      Item(
        place: place,
        cost: cost,
        evidence: item.evidence + evidence,
        step: trail.append(step, after: item.step)
      ),
      cost: cost
    )
  }
}
