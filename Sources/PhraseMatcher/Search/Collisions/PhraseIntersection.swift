/// Walks two templates with the same words, shortest sentences first.
///
/// A place is a pair of states of the automaton, each on the path of its own template:
///
/// ```
/// open ⟨book⟩      (0,–) ─open→ (1,–) ─red→ (2,red) ─shelf→ (2,red shelf)  ⇢ accepts
/// open the ⟨shelf⟩ (0,–) ─open→ (1,–) …
/// ```
///
/// On a template's path every word leads to at most one state; leaving a value takes no word.
struct PhraseIntersection {
  /// More places are not looked at; only vocabularies that are nearly the same need as many.
  private static let mostPlaces = 1_000_000

  private let automaton: PhraseAutomaton
  private let paths: [[UInt32]]
  private var reached: [Reached] = []
  private var known: Set<Place> = []

  private struct Place: Hashable {
    var first: Step
    var second: Step
  }

  /// A state and how much of its template's path lies behind it.
  private struct Step: Hashable {
    var depth: Int
    var state: PhraseAutomaton.State
  }

  private struct Reached {
    let place: Place
    let word: UInt32
    let previous: Int
  }

  init(index: PhraseIndex, _ first: Int, _ second: Int) {
    automaton = PhraseAutomaton(index: index)
    paths = [first, second].map { number in
      var path = [index.phrases[number].node]
      while let node = path.last, let parent = index.templates.parent(of: node) {
        path.append(parent)
      }
      return path.reversed()
    }
  }

  /// The words of the shortest sentence that both stand for; nil where there is none.
  mutating func shortestSentence() -> [UInt32]? {
    let start = Step(depth: 0, state: automaton.start)
    reach(Place(first: start, second: start), word: WordTable.none, previous: -1)
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
    if let state = automaton.afterValue(place.first.state) {
      var next = place
      next.first.state = state
      reach(next, word: word, previous: previous)
    }
    if let state = automaton.afterValue(place.second.state) {
      var next = place
      next.second.state = state
      reach(next, word: word, previous: previous)
    }
  }

  private func isEnd(_ step: Step, _ side: Int) -> Bool {
    step.state.isOutside && step.depth == paths[side].count - 1
  }

  private mutating func step(from place: Place, _ previous: Int) {
    // The side with fewer ways on says which words are tried.
    let isFirstNarrow = width(place.first, 0) <= width(place.second, 1)
    var found: [(UInt32, Place)] = []
    forEachTransition(
      isFirstNarrow ? place.first : place.second,
      isFirstNarrow ? 0 : 1
    ) { word, step in
      let other = isFirstNarrow ? place.second : place.first
      guard let match = self.step(other, isFirstNarrow ? 1 : 0, on: word) else { return }
      found.append(
        (
          word,
          isFirstNarrow ? Place(first: step, second: match) : Place(first: match, second: step)
        )
      )
    }
    for (word, place) in found { reach(place, word: word, previous: previous) }
  }

  /// Where a step stands in a slot, or comes into one: the state in the slot's vocabulary.
  private func inSlot(_ step: Step, _ side: Int) -> Step? {
    guard step.state.isOutside else { return step }
    guard let node = next(step, side), automaton.index.slot(leadingTo: node) != nil else {
      return nil
    }
    let state = PhraseAutomaton.State(template: node, inner: LabelTrie.root)
    return Step(depth: step.depth + 1, state: state)
  }

  private func next(_ step: Step, _ side: Int) -> UInt32? {
    step.depth + 1 < paths[side].count ? paths[side][step.depth + 1] : nil
  }

  private func width(_ step: Step, _ side: Int) -> Int {
    guard let slot = inSlot(step, side) else { return 1 }
    return automaton.vocabulary(at: slot.state)?.trie.children(of: slot.state.inner).count ?? 0
  }

  private func forEachTransition(_ step: Step, _ side: Int, _ body: (UInt32, Step) -> Void) {
    if let slot = inSlot(step, side) {
      automaton.forEachTransition(from: slot.state) { word, state in
        body(word, Step(depth: slot.depth, state: state))
      }
    } else if let node = next(step, side) {
      let state = PhraseAutomaton.State(template: node, inner: PhraseAutomaton.State.outside)
      body(automaton.index.templates.label(of: node), Step(depth: step.depth + 1, state: state))
    }
  }

  private func step(_ step: Step, _ side: Int, on word: UInt32) -> Step? {
    if let slot = inSlot(step, side) {
      guard let trie = automaton.vocabulary(at: slot.state)?.trie,
        let node = trie.child(of: slot.state.inner, on: word)
      else { return nil }
      let state = PhraseAutomaton.State(template: slot.state.template, inner: node)
      return Step(depth: slot.depth, state: state)
    }
    guard let node = next(step, side), automaton.index.templates.label(of: node) == word else {
      return nil
    }
    let state = PhraseAutomaton.State(template: node, inner: PhraseAutomaton.State.outside)
    return Step(depth: step.depth + 1, state: state)
  }
}
