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
  private let trie: LabelTrie
  private let budget: Float
  private let start: Int
  private let isQuick: Bool
  private var queue = Heap<Item>()
  private var visited: Set<Place> = []
  private var sequence = 0

  /// A value that was found, as a node of the trie.
  struct Span {
    let end: Int
    let node: UInt32
    let cost: Float
    let evidence: Float
    /// The last of its steps in the trail.
    let step: Int
  }

  private struct Place: Hashable {
    let position: Int
    let node: UInt32
    /// Whether the last word was skipped; a value does not end with such a word.
    let hasSkipped: Bool
  }

  private struct Item: Comparable {
    let place: Place
    let cost: Float
    let evidence: Float
    let step: Int
    let sequence: Int

    static func < (first: Item, second: Item) -> Bool {
      (first.cost, first.sequence) < (second.cost, second.sequence)
    }

    static func == (first: Item, second: Item) -> Bool { first.sequence == second.sequence }
  }

  init(index: PhraseIndex, trie: LabelTrie, start: Int, budget: Float, isQuick: Bool) {
    self.isQuick = isQuick
    self.index = index
    self.trie = trie
    self.start = start
    self.budget = min(budget, Prices.mostInValue)
  }

  mutating func run(_ heard: inout HeardWords, _ trail: inout SearchTrail) -> [Span] {
    var spans: [Span] = []
    var ends: Set<Place> = []
    let place = Place(position: start, node: LabelTrie.root, hasSkipped: false)
    queue.insert(Item(place: place, cost: 0, evidence: 0, step: -1, sequence: 0))
    var visits = 0
    while let item = queue.popLeast(), visits < Self.mostVisits, spans.count < Self.mostSpans {
      guard visited.insert(item.place).inserted else { continue }
      visits += 1
      if trie.isAccepting(item.place.node), !item.place.hasSkipped, item.evidence > 0,
        ends.insert(item.place).inserted
      {
        spans.append(
          Span(
            end: item.place.position,
            node: item.place.node,
            cost: item.cost,
            evidence: item.evidence,
            step: item.step
          )
        )
      }
      if let middle = heard.middle(item.place.position) {
        hear(middle, item, &trail)
        continue
      }
      if !isQuick { leaveOutWords(item, &trail) }
      if item.place.position < heard.count { hear(item, &heard, &trail) }
    }
    return spans
  }

  private mutating func hear(
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    let position = item.place.position
    for candidate in heard.candidates(at: position) {
      guard item.cost + candidate.cost <= budget else { break }
      guard let child = trie.child(of: item.place.node, on: candidate.word) else { continue }
      var step = Derivation.Step(tokens: position..<(position + 1), expected: candidate.word)
      step.difference = candidate.difference
      step.cost = candidate.cost
      push(item, to: child, step, evidence: index.traits.weights[Int(candidate.word)], &trail)
    }
    hearResembling(item, &heard, &trail)
    if item.cost + Prices.spacing <= budget { joinOrSplit(item, &heard, &trail) }
    if item.place.node != LabelTrie.root { skip(item, heard, &trail) }
  }

  /// Hears an unknown word for one of the few that can follow.
  private mutating func hearResembling(
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    let position = item.place.position
    let children = trie.children(of: item.place.node)
    guard children.count <= Self.someChildren, item.place.node != LabelTrie.root else { return }
    for child in children {
      let word = trie.label(of: child)
      guard let candidate = heard.resemblance(of: word, at: position) else { continue }
      var step = Derivation.Step(tokens: position..<(position + 1), expected: word)
      step.difference = candidate.difference
      step.cost = candidate.cost
      push(item, to: child, step, evidence: index.traits.weights[Int(word)], &trail)
    }
  }

  private mutating func joinOrSplit(
    _ item: Item,
    _ heard: inout HeardWords,
    _ trail: inout SearchTrail
  ) {
    let position = item.place.position
    let union = heard.union(at: position)
    if union != WordTable.none, let child = trie.child(of: item.place.node, on: union) {
      var step = Derivation.Step(tokens: position..<(position + 2), expected: union)
      step.difference = .split
      step.cost = Prices.spacing
      push(item, to: child, step, evidence: index.traits.weights[Int(union)], &trail)
    }
    for half in heard.halves(at: position) {
      guard let child = trie.child(of: item.place.node, on: half.word) else { continue }
      var step = Derivation.Step(tokens: half.tokens, expected: half.word)
      step.difference = half.difference
      step.cost = half.cost
      let evidence = index.traits.weights[Int(half.word)]
      push(item, to: child, step, evidence: evidence, &trail, position: half.middle)
    }
  }

  /// Hears the other word where one is still to be heard.
  private mutating func hear(
    _ middle: HeardWords.Middle,
    _ item: Item,
    _ trail: inout SearchTrail
  ) {
    guard let child = trie.child(of: item.place.node, on: middle.rest) else { return }
    let next = middle.tokens.upperBound
    var step = Derivation.Step(tokens: next..<next, expected: middle.rest)
    step.difference = middle.difference
    let evidence = index.traits.weights[Int(middle.rest)]
    push(item, to: child, step, evidence: evidence, &trail, position: next)
  }

  private mutating func skip(_ item: Item, _ heard: HeardWords, _ trail: inout SearchTrail) {
    let position = item.place.position
    let price = heard.priceOfAdding(position)
    guard item.cost + price <= budget, !isQuick || price <= Prices.filler else { return }
    var step = Derivation.Step(tokens: position..<(position + 1))
    step.isAddition = true
    step.difference = price <= Prices.filler ? .filler : .added
    step.cost = price
    push(item, to: item.place.node, step, evidence: 0, &trail, hasSkipped: true)
  }

  private mutating func leaveOutWords(_ item: Item, _ trail: inout SearchTrail) {
    guard item.cost + Prices.functionWord <= budget else { return }
    let children = trie.children(of: item.place.node)
    if children.count <= index.traits.functionWords.count {
      let isFew = item.place.node != LabelTrie.root && children.count <= Self.fewChildren
      for child in children { leaveOut(child, isFew: isFew, item, &trail) }
    } else {
      for word in index.traits.functionWords {
        guard let child = trie.child(of: item.place.node, on: word) else { continue }
        leaveOut(child, isFew: false, item, &trail)
      }
    }
  }

  private mutating func leaveOut(
    _ child: UInt32,
    isFew: Bool,
    _ item: Item,
    _ trail: inout SearchTrail
  ) {
    let word = trie.label(of: child)
    guard isFew || index.traits.kinds[Int(word)] != .content else { return }
    let price = index.traits.priceOfDropping(word)
    guard item.cost + price <= budget else { return }
    let position = item.place.position
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
    let next = position ?? max(item.place.position, step.tokens.upperBound)
    let place = Place(position: next, node: node, hasSkipped: hasSkipped)
    guard !visited.contains(place) else { return }
    sequence += 1
    queue.insert(
      Item(
        place: place,
        cost: item.cost + step.cost,
        evidence: item.evidence + evidence,
        step: trail.append(step, after: item.step),
        sequence: sequence
      )
    )
  }
}
