import SpokenLanguage
import Synchronization

/// How the values of a vocabulary sound; made when it is first asked for.
///
/// Only sentences that were misheard are looked for in it, so matchers that read what is typed seldom
/// need one.
final class ValuePhonemes: Sendable {
  /// With no more values than this each is compared.
  private static let fewValues = 48
  /// The most values that are compared otherwise.
  private static let mostCompared = 24

  private let trie: LabelTrie
  private let made = Mutex<Rows?>(nil)

  /// The values' sounds side by side.
  struct Rows: Sendable {
    let nodes: [UInt32]
    let rows: [PhonemeSequence]
    let index: NGramIndex
  }

  init(_ trie: LabelTrie) {
    self.trie = trie
  }

  /// The values that may sound like some part of what was heard, each by its node.
  ///
  /// - Complexity: The first call is linear in the words of all values.
  func candidates(
    in heard: [UInt16],
    words: WordTable,
    reader: PhonemeReader
  ) -> [(node: UInt32, sounds: PhonemeSequence)] {
    let rows = rows(words, reader)
    guard rows.nodes.count > Self.fewValues else {
      return Array(zip(rows.nodes, rows.rows))
    }
    var scores = Array(repeating: Float(0), count: rows.nodes.count)
    rows.index.addSimilarity(of: heard, to: &scores)
    return NGramSearch.greatest(Self.mostCompared, of: scores).map {
      (rows.nodes[$0], rows.rows[$0])
    }
  }

  private func rows(_ words: WordTable, _ reader: PhonemeReader) -> Rows {
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
