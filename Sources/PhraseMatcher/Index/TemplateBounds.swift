/// For every node of the template trie, what the best sentence through it weighs.
///
/// With these bounds completions come out heaviest first without looking at the others.
///
/// Invariants: `weights[n]` is the greatest product of a phrase's weight and its heaviest values
/// that can be said from node `n` on; 0 where every way holds a built-in type, whose values cannot
/// be listed, or an empty vocabulary.
struct TemplateBounds: Sendable {
  private(set) var weights: [Double]
  /// The first phrase at or below a node.
  private(set) var firstPhrases: [UInt32]

  init(
    _ trie: LabelTrie,
    phrases: [PhraseIndex.IndexedPhrase],
    slots: [PhraseIndex.Slot],
    vocabularies: [Vocabulary]
  ) {
    weights = Array(repeating: 0, count: trie.nodeCount)
    firstPhrases = Array(repeating: .max, count: trie.nodeCount)
    let slotWeights = slots.map { slot -> Double in
      guard case .vocabulary(let number) = slot.source else { return 0 }
      return vocabularies[number].heaviestWeight
    }
    // Children have greater numbers than their parents.
    for node in (0..<UInt32(trie.nodeCount)).reversed() {
      for phrase in trie.entries(at: node) where !phrases[Int(phrase)].isNegative {
        weights[Int(node)] = max(weights[Int(node)], phrases[Int(phrase)].weight)
        firstPhrases[Int(node)] = min(firstPhrases[Int(node)], phrase)
      }
      for child in trie.frozenChildren(of: node) {
        let slot = PhraseIndex.slot(ofLabel: trie.label(of: child))
        let share = slot.map { slotWeights[Int($0)] } ?? 1
        weights[Int(node)] = max(weights[Int(node)], weights[Int(child)] * share)
        firstPhrases[Int(node)] = min(firstPhrases[Int(node)], firstPhrases[Int(child)])
      }
    }
  }
}
