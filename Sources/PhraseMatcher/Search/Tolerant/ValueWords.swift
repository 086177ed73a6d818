import Synchronization

/// Says in which values of a vocabulary a word stands; made when it is first asked for.
///
/// ```
/// nodes     the nodes of the vocabulary's trie, ordered by the word that leads to them
/// starts    where the nodes of each word begin
/// ```
///
/// The values that hold a word end at and below its nodes. Only values that were said incompletely or
/// with many mistakes are looked for in it, so most matchers never need one.
final class ValueWords: Sendable {
  /// Words of more values than this are too common to find one by.
  private static let mostValues = 1_000

  private let trie: LabelTrie
  private let made = Mutex<Rows?>(nil)

  private struct Rows {
    var nodes: [UInt32] = []
    var starts: [UInt32] = []
  }

  init(_ trie: LabelTrie) {
    self.trie = trie
  }

  /// The nodes at which the values end that hold a word; none for a word that many hold.
  ///
  /// - Complexity: The first call is linear in the words of all values.
  func nodes(holding word: UInt32) -> [UInt32] {
    let roots = made.withLock { made in
      let rows = made ?? Self.rows(of: trie)
      if made == nil { made = rows }
      guard Int(word) + 1 < rows.starts.count else { return [UInt32]() }
      return Array(rows.nodes[Int(rows.starts[Int(word)])..<Int(rows.starts[Int(word) + 1])])
    }
    var found: [UInt32] = []
    var open = roots
    var visits = 0
    while let node = open.popLast() {
      visits += 1
      if trie.isAccepting(node) { found.append(node) }
      guard found.count <= Self.mostValues, visits <= 4 * Self.mostValues else { return [] }
      for child in trie.children(of: node) { open.append(child) }
    }
    return found
  }

  private static func rows(of trie: LabelTrie) -> Rows {
    var found: [UInt32] = []
    if trie.changes == nil {
      found = Array(1..<UInt32(max(1, trie.nodeCount)))
    } else {
      var open = [LabelTrie.root]
      while let node = open.popLast() {
        if node != LabelTrie.root { found.append(node) }
        for child in trie.children(of: node) { open.append(child) }
      }
    }
    let view = trie.view
    return withExtendedLifetime(trie) {
      let last = found.lazy.map { view.label(of: $0) }.max() ?? 0
      var rows = Rows(nodes: Array(repeating: 0, count: found.count), starts: [])
      rows.starts = Array(repeating: 0, count: Int(last) + 2)
      for node in found { rows.starts[Int(view.label(of: node)) + 1] += 1 }
      for word in 1..<rows.starts.count { rows.starts[word] += rows.starts[word - 1] }
      var next = rows.starts
      for node in found {
        let word = Int(view.label(of: node))
        rows.nodes[Int(next[word])] = node
        next[word] += 1
      }
      return rows
    }
  }
}
