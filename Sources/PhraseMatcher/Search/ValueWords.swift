import Synchronization

/// Says in which values of a vocabulary a word stands; made when it is first asked for.
///
/// ```
/// words     sea → 4, 9    leagues → 4
/// nodes     the nodes of the vocabulary's trie at which these values end
/// ```
///
/// Only values that were said incompletely or with many mistakes are looked for in it, so most matchers
/// never need one.
final class ValueWords: Sendable {
  /// Words of more values than this are too common to find one by.
  private static let mostValues = 2_000

  private let trie: LabelTrie
  private let made = Mutex<[UInt32: [UInt32]]?>(nil)

  init(_ trie: LabelTrie) {
    self.trie = trie
  }

  /// The nodes at which the values end that hold a word; none for a word that many hold.
  ///
  /// - Complexity: The first call is linear in the words of all values.
  func nodes(holding word: UInt32) -> [UInt32] {
    made.withLock { made in
      let nodes = made ?? Self.nodes(of: trie)
      if made == nil { made = nodes }
      let found = nodes[word] ?? []
      return found.count > Self.mostValues ? [] : found
    }
  }

  private static func nodes(of trie: LabelTrie) -> [UInt32: [UInt32]] {
    var nodes: [UInt32: [UInt32]] = [:]
    var path: [UInt32] = []
    var open = [(node: LabelTrie.root, depth: 0)]
    while let (node, depth) = open.popLast() {
      path.removeSubrange(max(0, depth - 1)...)
      if node != LabelTrie.root { path.append(trie.label(of: node)) }
      if trie.isAccepting(node) {
        for (place, word) in path.enumerated() where !path[..<place].contains(word) {
          nodes[word, default: []].append(node)
        }
      }
      for child in trie.children(of: node) { open.append((child, depth + 1)) }
    }
    return nodes
  }
}
