import SpokenLanguage
import Synchronization

/// How the values of a vocabulary sound; made when it is first asked for.
///
/// Only sentences that were misheard are looked for in it, so matchers that read what is typed seldom
/// need one.
final class ValuePhonemes: Sendable {
  private let trie: LabelTrie
  private let made = Mutex<Rows?>(nil)

  /// The values' sounds side by side.
  struct Rows: Sendable {
    /// The most values that are looked for in all of what was heard, and the most that are given.
    private static let mostLookedFor = 400
    private static let mostGiven = 24
    /// How much more a difference says against a value than what is the same says for it.
    private static let weightOfDifferences: Float = 2.5

    let nodes: [UInt32]
    let rows: [PhonemeSequence]
    let index: NGramIndex

    /// The values that are most like some part of what was heard, by their places.
    ///
    /// Rare triples choose some of many values; each of those is looked for from every sound on.
    func candidates(in heard: [UInt16], _ walk: inout PhonemeWalk) -> [Int] {
      guard rows.count > Self.mostGiven else { return Array(rows.indices) }
      let start = walk.anywhere
      let gains = looked(in: heard).map { place in
        let least = walk.line(after: start, expecting: rows[place]).min() ?? rows[place].mass
        return (place, Float(rows[place].mass) - Self.weightOfDifferences * Float(least))
      }
      return gains.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.mostGiven).map(\.0)
    }

    private func looked(in heard: [UInt16]) -> [Int] {
      guard rows.count > Self.mostLookedFor else { return Array(rows.indices) }
      var scores = Array(repeating: Float(0), count: rows.count)
      index.addSimilarity(of: heard, to: &scores)
      return NGramSearch.greatest(Self.mostLookedFor, of: scores)
    }
  }

  init(_ trie: LabelTrie) {
    self.trie = trie
  }

  /// The values' sounds.
  ///
  /// - Complexity: The first call is linear in the words of all values.
  func rows(_ words: WordTable, _ reader: PhonemeReader) -> Rows {
    made.withLock { made in
      if let made { return made }
      let rows = Self.rows(of: trie, words, reader)
      made = rows
      return rows
    }
  }

  private static func rows(of trie: LabelTrie, _ words: WordTable, _ reader: PhonemeReader) -> Rows
  {
    var nodes: [UInt32] = []
    var rows: [PhonemeSequence] = []
    var known: [UInt32: PhonemeSequence] = [:]
    var path: [PhonemeSequence] = []
    var open = [(node: LabelTrie.root, depth: 0)]
    while let (node, depth) = open.popLast() {
      path.removeSubrange(max(0, depth)...)
      var row = path.last ?? PhonemeSequence()
      if node != LabelTrie.root {
        let label = trie.label(of: node)
        let word = known[label] ?? reader.row(of: [words.text(of: label)])
        known[label] = word
        row.append(word, firstWord: depth - 1)
      }
      path.append(row)
      if trie.isAccepting(node), row.count > 0 {
        nodes.append(node)
        rows.append(row)
      }
      for child in trie.children(of: node) { open.append((child, depth + 1)) }
    }
    return Rows(nodes: nodes, rows: rows, index: NGramIndex(rows.map(reader.classes)))
  }
}
