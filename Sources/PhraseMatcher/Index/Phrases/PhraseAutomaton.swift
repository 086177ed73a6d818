/// The sentences of an index as an automaton: states, transitions, what is accepted.
///
/// A state is a place in the template trie and, within a slot, a place in its vocabulary:
///
/// ```
/// ● ─open─ ● ─⟨book⟩─ ◉        (0,–) ─open→ (1,–) ─the→ (2,the) ─hobbit→ (2,the hobbit)
///                                                                       ⇢ (2,–)  accepts
/// ```
///
/// Nothing of it is stored: transitions are computed from the tries when they are asked for, so
/// the automaton of a hundred million sentences costs nothing. It is not deterministic: a word
/// can lead into a literal and into several slots.
struct PhraseAutomaton: Sendable {
  let index: PhraseIndex

  /// A place in the automaton.
  struct State: Sendable, Hashable {
    /// A node of the template trie; within a slot, the node that the slot leads to.
    var template: UInt32
    /// The place in the slot's vocabulary; ``outside`` where the state is in no slot.
    var inner: UInt32

    static let outside = UInt32.max

    var isOutside: Bool { inner == Self.outside }
  }

  var start: State { State(template: LabelTrie.root, inner: State.outside) }

  /// The phrases that are complete at a state.
  func phrases(at state: State) -> [UInt32] {
    state.isOutside ? Array(index.templates.entries(at: state.template)) : []
  }

  /// Where a state leads without a word: out of a slot whose value is complete.
  func afterValue(_ state: State) -> State? {
    guard !state.isOutside, let vocabulary = vocabulary(at: state) else { return nil }
    guard vocabulary.trie.isAccepting(state.inner) else { return nil }
    return State(template: state.template, inner: State.outside)
  }

  /// Calls a function with every state that a word leads to.
  func forEachStep(from state: State, on word: UInt32, _ body: (State) -> Void) {
    guard state.isOutside else {
      if let child = vocabulary(at: state)?.trie.child(of: state.inner, on: word) {
        body(State(template: state.template, inner: child))
      }
      return
    }
    if let child = index.templates.child(of: state.template, on: word) {
      body(State(template: child, inner: State.outside))
    }
    for child in index.slotChildren(of: state.template) {
      let entry = State(template: child, inner: LabelTrie.root)
      if let node = vocabulary(at: entry)?.trie.child(of: LabelTrie.root, on: word) {
        body(State(template: child, inner: node))
      }
    }
  }

  /// Calls a function with every word that leads on from a state, and where it leads to.
  func forEachTransition(from state: State, _ body: (UInt32, State) -> Void) {
    guard state.isOutside else {
      guard let trie = vocabulary(at: state)?.trie else { return }
      for child in trie.children(of: state.inner) {
        body(trie.label(of: child), State(template: state.template, inner: child))
      }
      return
    }
    for child in index.templates.children(of: state.template) {
      if index.slot(leadingTo: child) == nil {
        body(index.templates.label(of: child), State(template: child, inner: State.outside))
      } else {
        forEachTransition(from: State(template: child, inner: LabelTrie.root), body)
      }
    }
  }

  /// The built-in types that can be said at a state, with the state that follows.
  func builtIns(at state: State) -> [(type: BuiltInType, next: State)] {
    guard state.isOutside else { return [] }
    return index.slotChildren(of: state.template).compactMap { child in
      guard let slot = index.slot(leadingTo: child),
        case .builtIn(let type) = index.slots[Int(slot)].source
      else { return nil }
      return (type, State(template: child, inner: State.outside))
    }
  }

  /// The vocabulary of the slot that a state is in.
  func vocabulary(at state: State) -> Vocabulary? {
    guard let slot = index.slot(leadingTo: state.template),
      case .vocabulary(let number) = index.slots[Int(slot)].source
    else { return nil }
    return index.vocabularies[number]
  }
}
