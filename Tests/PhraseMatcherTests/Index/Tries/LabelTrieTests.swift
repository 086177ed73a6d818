import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct LabelTrieTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a trie holds the keys that were added, and no others`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var builder = LabelTrie.Builder()
    var expected: [[UInt32]: [UInt32]] = [:]
    for entry in 0..<UInt32.random(in: 0...30, using: &random) {
      let length = Int.random(in: 1...5, using: &random)
      let key = (0..<length).map { _ in UInt32.random(in: 0...3, using: &random) << 30 }
      builder.add(key, entry: entry)
      expected[key, default: []].append(entry)
    }
    let trie = builder.freeze()
    #expect(trie.brokenInvariant() == nil)
    var found: [[UInt32]: [UInt32]] = [:]
    for node in 0..<UInt32(trie.nodeCount) where trie.isAccepting(node) {
      found[trie.key(of: node)] = Array(trie.entries(at: node))
    }
    #expect(found == expected)
    for (key, entries) in expected {
      let node = key.reduce(LabelTrie.root as UInt32?) { node, label in
        node.flatMap { trie.child(of: $0, on: label) }
      }
      #expect(node.map { Array(trie.entries(at: $0)) } == entries)
      #expect(trie.child(of: node ?? 0, on: 7) == nil)
    }
  }

  @Test func `an empty trie has its root`() {
    let trie = LabelTrie.Builder().freeze()
    #expect(trie.brokenInvariant() == nil)
    #expect(trie.nodeCount == 1)
    #expect(trie.children(of: LabelTrie.root).isEmpty)
    #expect(trie.parent(of: LabelTrie.root) == nil)
  }

  @Test func `keys that share a beginning share its nodes`() {
    var builder = LabelTrie.Builder()
    for entry in 0..<100 as Range<UInt32> { builder.add([1, 2, 3, entry], entry: entry) }
    #expect(builder.freeze().nodeCount == 104)
  }
}
