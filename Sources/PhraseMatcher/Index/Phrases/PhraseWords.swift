/// What stands in the templates of an index, for telling what a sentence may have to do with them.
struct PhraseWords: Sendable {
  /// The words that stand before so few others that each is compared with an unknown word.
  let comparedWords: [UInt32]
  /// The vocabularies whose values stand in templates.
  let vocabularies: [Vocabulary]
  /// Whether values of built-in types stand in templates.
  let hasBuiltInValues: Bool
  /// Whether there are phrases that are not to be understood.
  let hasNegatives: Bool
  /// A bit for each word, set where it stands in a template.
  private var bits: [UInt64] = []

  struct Vocabulary: Hashable, Sendable {
    let number: Int
    let isName: Bool
  }

  /// - Complexity: Linear in the nodes of the templates.
  init(_ index: PhraseIndex) {
    var compared: Set<UInt32> = []
    let graph = index.templates
    for node in 0..<UInt32(graph.nodeCount) {
      let children = graph.children(of: node)
      for child in children {
        let word = graph.label(of: child)
        guard word & PhraseIndex.slotBit == 0 else { continue }
        let place = Int(word / 64)
        while bits.count <= place { bits.append(0) }
        bits[place] |= 1 << UInt64(word % 64)
        if children.count <= TolerantSearch.someChildren { compared.insert(word) }
      }
    }
    comparedWords = compared.sorted()
    hasBuiltInValues = index.slotVocabularies.contains { $0 < 0 }
    hasNegatives = index.phrases.contains(where: \.isNegative)
    let known = zip(index.slotVocabularies, index.slotIsName).filter { $0.0 >= 0 }
      .map { Vocabulary(number: $0.0, isName: $0.1) }
    vocabularies = Set(known).sorted { $0.number < $1.number }
  }

  /// Whether a word stands in a template.
  func contains(_ word: UInt32) -> Bool {
    let place = Int(word / 64)
    return place < bits.count && bits[place] & 1 << UInt64(word % 64) != 0
  }
}
