/// Walks two templates with the same words, shortest sentences first.
///
/// A place is a pair of states of the automaton, each on a way of its own template:
///
/// ```
/// open ⟨book⟩      (0,–) ─open→ (1,–) ─red→ (2,red) ─shelf→ (2,red shelf)  ⇢ accepts
/// open the ⟨shelf⟩ (0,–) ─open→ (1,–) …
/// ```
struct PhraseIntersection {
  /// More places are not looked at; only vocabularies that are nearly the same need as many.
  private static let mostPlaces = 1_000_000

  private let automaton: PhraseAutomaton
  private let phrases: [UInt32]
  /// For each of the two templates the nodes that lead to its end.
  private let nodes: [Set<UInt32>]
  private var reached: [Reached] = []
  private var known: Set<Place> = []

  private struct Place: Hashable {
    var first: PhraseAutomaton.State
    var second: PhraseAutomaton.State
  }

  private struct Reached {
    let place: Place
    let word: UInt32
    let previous: Int
  }

  /// A phrase and the nodes on its ways.
  struct Side {
    let phrase: Int
    let nodes: Set<UInt32>

    init(_ phrase: Int, of index: PhraseIndex) {
      self.phrase = phrase
      nodes = index.nodes(of: phrase)
    }
  }

  init(index: PhraseIndex, _ first: Side, _ second: Side) {
    automaton = PhraseAutomaton(index: index)
    phrases = [UInt32(first.phrase), UInt32(second.phrase)]
    nodes = [first.nodes, second.nodes]
  }

  /// The words of the shortest sentence that both stand for; nil where there is none.
  mutating func shortestSentence() -> [UInt32]? {
    reach(
      Place(first: automaton.start, second: automaton.start),
      word: WordTable.none,
      previous: -1
    )
    var next = 0
    while next < reached.count, reached.count < Self.mostPlaces {
      let place = reached[next].place
      if isEnd(place.first, 0), isEnd(place.second, 1) { return words(to: next) }
      step(from: place, next)
      next += 1
    }
    return nil
  }

  private func words(to last: Int) -> [UInt32] {
    var words: [UInt32] = []
    var current = last
    while reached[current].previous >= 0 {
      words.append(reached[current].word)
      current = reached[current].previous
    }
    return words.reversed()
  }

  /// Adds a place, and those that it leads to without a word.
  private mutating func reach(_ place: Place, word: UInt32, previous: Int) {
    guard known.insert(place).inserted else { return }
    reached.append(Reached(place: place, word: word, previous: previous))
    if let state = automaton.afterValue(place.first) {
      reach(Place(first: state, second: place.second), word: word, previous: previous)
    }
    if let state = automaton.afterValue(place.second) {
      reach(Place(first: place.first, second: state), word: word, previous: previous)
    }
  }

  private func isEnd(_ state: PhraseAutomaton.State, _ side: Int) -> Bool {
    automaton.phrases(at: state).contains(phrases[side])
  }

  private mutating func step(from place: Place, _ previous: Int) {
    // The side with fewer ways on says which words are tried.
    let isFirstNarrow = width(place.first, 0) <= width(place.second, 1)
    var found: [(UInt32, Place)] = []
    let (narrow, wide) = isFirstNarrow ? (0, 1) : (1, 0)
    let from = isFirstNarrow ? place.first : place.second
    let beside = isFirstNarrow ? place.second : place.first
    automaton.forEachTransition(from: from, among: nodes[narrow]) { word, state in
      automaton.forEachStep(from: beside, on: word, among: nodes[wide]) { other in
        found.append(
          (
            word,
            isFirstNarrow
              ? Place(first: state, second: other) : Place(first: other, second: state)
          )
        )
      }
    }
    for (word, place) in found { reach(place, word: word, previous: previous) }
  }

  /// How many words at most lead on from a state.
  private func width(_ state: PhraseAutomaton.State, _ side: Int) -> Int {
    guard state.isOutside else {
      return automaton.vocabulary(at: state)?.trie.children(of: state.inner).count ?? 0
    }
    return automaton.index.templates.children(of: state.template).reduce(0) { width, child in
      guard nodes[side].contains(child) else { return width }
      let entry = PhraseAutomaton.State(template: child, inner: LabelTrie.root)
      guard automaton.index.slot(leadingTo: child) != nil else { return width + 1 }
      return width + (automaton.vocabulary(at: entry)?.trie.children(of: LabelTrie.root).count ?? 0)
    }
  }
}

extension PhraseIndex {
  /// The nodes on the ways of a phrase.
  fileprivate func nodes(of phrase: Int) -> Set<UInt32> {
    let labels = Set(phrases[phrase].labels { _ in true })
    var known: [UInt32: Bool] = [:]
    func leads(_ node: UInt32) -> Bool {
      if let known = known[node] { return known }
      var isWay = templates.entries(at: node).contains(UInt32(phrase))
      for child in templates.children(of: node) where labels.contains(templates.label(of: child)) {
        // All ways on are looked at, for each is one.
        if leads(child) { isWay = true }
      }
      known[node] = isWay
      return isWay
    }
    _ = leads(TemplateGraph.root)
    return Set(known.lazy.filter(\.value).map(\.key))
  }
}
