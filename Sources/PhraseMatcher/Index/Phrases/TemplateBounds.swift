/// For every node of the template trie, what the best sentence through it weighs.
///
/// With these bounds completions come out heaviest first without looking at the others.
struct TemplateBounds: Sendable {
  let rows: FrozenRow<Bound>

  struct Bound: BitwiseCopyable, Sendable {
    /// The greatest product of a phrase's weight and its heaviest values that can be said from the node
    /// on; 0 where every way holds a built-in type, whose values cannot be listed, or an empty
    /// vocabulary.
    var weight: Double = 0
    /// The first phrase at or below the node.
    var firstPhrase: UInt32 = .max
    /// The phrase of the only sentence from the node on, whose words are the template's and an app's
    /// only name; ``several`` where there are others, or none.
    var onlyPhrase = several

    static let several = UInt32.max
  }

  /// Bounds that stand in a file.
  init(rows: FrozenRow<Bound>) {
    self.rows = rows
  }

  init(
    _ trie: LabelTrie,
    phrases: [PhraseIndex.IndexedPhrase],
    slots: [PhraseIndex.Slot],
    vocabularies: [Vocabulary]
  ) {
    var bounds = Array(repeating: Bound(), count: trie.nodeCount)
    let slotWeights = slots.map { slot -> Double in
      guard case .vocabulary(let number) = slot.source else { return 0 }
      return vocabularies[number].heaviestWeight
    }
    // Children have greater numbers than their parents.
    for node in (0..<UInt32(trie.nodeCount)).reversed() {
      var bound = Bound()
      for phrase in trie.entries(at: node) where !phrases[Int(phrase)].isNegative {
        bound.weight = max(bound.weight, phrases[Int(phrase)].weight)
        bound.firstPhrase = min(bound.firstPhrase, phrase)
      }
      for child in trie.frozenChildren(of: node) {
        let slot = PhraseIndex.slot(ofLabel: trie.label(of: child))
        let share = slot.map { slotWeights[Int($0)] } ?? 1
        bound.weight = max(bound.weight, bounds[Int(child)].weight * share)
        bound.firstPhrase = min(bound.firstPhrase, bounds[Int(child)].firstPhrase)
      }
      bound.onlyPhrase = Self.onlyPhrase(at: node, of: trie, phrases, below: bounds) { slot in
        guard case .vocabulary(let number) = slots[slot].source else { return false }
        return slots[slot].role == .applicationName && vocabularies[number].keyCount == 1
      }
      bounds[Int(node)] = bound
    }
    rows = FrozenRow(bounds)
  }

  private static func onlyPhrase(
    at node: UInt32,
    of trie: LabelTrie,
    _ phrases: [PhraseIndex.IndexedPhrase],
    below bounds: [Bound],
    hasOneValue: (Int) -> Bool
  ) -> UInt32 {
    let own = trie.entries(at: node)
    let children = trie.frozenChildren(of: node)
    if let phrase = own.first {
      return own.count + children.count == 1 && !phrases[Int(phrase)].isNegative
        ? phrase : Bound.several
    }
    guard let child = children.first, children.count == 1 else { return Bound.several }
    let slot = PhraseIndex.slot(ofLabel: trie.label(of: child))
    guard slot.map({ hasOneValue(Int($0)) }) ?? true else { return Bound.several }
    return bounds[Int(child)].onlyPhrase
  }
}
