import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

/// The graph against a list of its rows: what is walked, what is accepted, and what it must not hold.
@Suite struct TemplateGraphTests {
  /// Words by number, so that a way through the graph can be written down.
  private struct Labels {
    var numbers: [String: UInt32] = [:]

    mutating func number(_ word: Substring) -> UInt32 {
      if let known = numbers[String(word)] { return known }
      numbers[String(word)] = UInt32(numbers.count + 1)
      return UInt32(numbers.count)
    }

    /// The words on each edge of a network.
    mutating func numbers(of network: PhraseNetwork) -> [[[UInt32]]] {
      var found: [[[UInt32]]] = []
      for edges in network.edges {
        found.append(
          edges.map { edge in
            guard case .text(let text) = edge.content else { return [] }
            return text.split(separator: " ").map { number($0) }
          }
        )
      }
      return found
    }
  }

  /// The entries at which rows of words end, by walking every node that a word leads to.
  private static func entries(_ graph: TemplateGraph, _ row: [UInt32]) -> Set<UInt32> {
    var nodes: Set<UInt32> = [TemplateGraph.root]
    for label in row {
      nodes = Set(nodes.flatMap { graph.children(of: $0, on: label) })
    }
    return Set(nodes.flatMap { graph.entries(at: $0) })
  }

  @Test func `a graph of nothing has a root that accepts nothing`() {
    let graph = TemplateGraph.Builder().freeze()
    #expect(graph.nodeCount == 1)
    #expect(graph.entries(at: TemplateGraph.root) == [])
    #expect(graph.children(of: TemplateGraph.root).isEmpty)
    #expect(graph.brokenInvariant() == nil)
  }

  @Test func `templates share beginnings, and equal ones keep their order`() {
    var builder = TemplateGraph.Builder()
    builder.add([1, 2], entry: 0)
    builder.add([1, 3], entry: 1)
    builder.add([1], entry: 2)
    builder.add([1, 2], entry: 3)
    let graph = builder.freeze()
    // The root, one node for 1, one each for 2 and 3.
    #expect(graph.nodeCount == 4)
    let one = graph.children(of: TemplateGraph.root, on: 1)
    #expect(one.count == 1)
    #expect(graph.entries(at: one.lowerBound) == [2])
    let two = graph.children(of: one.lowerBound, on: 2)
    #expect(graph.entries(at: two.lowerBound) == [0, 3])
    #expect(graph.children(of: one.lowerBound).map { graph.label(of: $0) } == [2, 3])
    #expect(graph.brokenInvariant() == nil)
  }

  @Test func `only templates with brackets are branching`() throws {
    var builder = TemplateGraph.Builder()
    builder.add([1, 2], entry: 0)
    let network = try PhraseNetwork(
      try PhraseGrammar().template(of: "a [b]"),
      language: PlainLanguage()
    )
    var labels = Labels()
    // Words that the plain template has not.
    labels.numbers = ["": 1, " ": 2]
    builder.add(network, labels: labels.numbers(of: network), entry: 1)
    let graph = builder.freeze()
    let children = graph.children(of: TemplateGraph.root)
    #expect(children.map { graph.label(of: $0) } == [1, 3])
    #expect(children.map { graph.level.isBranching($0) } == [false, true])
  }

  @Test(arguments: [1, 16, 17, 40, 300])
  func `the ways on from a wide state are found as those of a narrow one`(count: Int) {
    var builder = TemplateGraph.Builder()
    for label in 1...count { builder.add([7, UInt32(label) * 3], entry: UInt32(label)) }
    let graph = builder.freeze()
    let state = graph.children(of: TemplateGraph.root, on: 7).lowerBound
    for label in 0...UInt32(count * 3 + 1) {
      let found = graph.children(of: state, on: label)
      let isThere = label > 0 && label % 3 == 0 && label <= count * 3
      #expect(found.count == (isThere ? 1 : 0), "\(label) of \(count)")
      if isThere { #expect(graph.entries(at: found.lowerBound) == [label / 3]) }
    }
    #expect((graph.wide.count > 0) == (count > 16))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `what the graph accepts is what the networks and rows say`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var labels = Labels()
    var expected: [[UInt32]: Set<UInt32>] = [:]
    var builder = TemplateGraph.Builder()
    for entry in 0..<UInt32.random(in: 1...5, using: &random) {
      var world = RandomGrammar(seed: random.next())
      let part = world.wordsOnly()
      let network = try PhraseNetwork(
        try PhraseGrammar().template(of: part.text),
        language: PlainLanguage()
      )
      builder.add(network, labels: labels.numbers(of: network), entry: entry)
      for way in part.ways {
        expected[way.split(separator: " ").map { labels.number($0) }, default: []].insert(entry)
      }
    }
    let graph = builder.freeze()
    #expect(graph.brokenInvariant() == nil)
    for (row, entries) in expected where !row.isEmpty {
      #expect(Self.entries(graph, row) == entries, "seed \(seed): \(row)")
      var other = row
      other[Int.random(in: 0..<other.count, using: &random)] = UInt32(labels.numbers.count + 9)
      #expect(Self.entries(graph, other) == [])
      #expect(Self.entries(graph, Array(row.dropLast())) == expected[Array(row.dropLast())] ?? [])
    }
  }

  @Test func `orders of many things cost the sets of what was said, not the orders`() throws {
    let network = try PhraseNetwork(
      try PhraseGrammar().template(of: "(a;b;c;d;e;f)"),
      language: PlainLanguage()
    )
    var labels = Labels()
    var builder = TemplateGraph.Builder()
    builder.add(network, labels: labels.numbers(of: network), entry: 0)
    let graph = builder.freeze()
    // Six things have 720 orders, as a trie 1,956 nodes; but only what was said and what was said last count.
    #expect(graph.nodeCount == 1 + 6 + 480)
  }

  @Test func `damage is told, and walked past`() throws {
    func graph(_ first: UInt32, _ last: UInt32, label: UInt32 = 1) -> TemplateGraph {
      func node(
        _ label: UInt32,
        _ first: UInt32,
        _ last: UInt32,
        _ entries: UInt32 = 0
      )
        -> TemplateGraph.Node
      {
        TemplateGraph.Node(
          label: label,
          firstChild: first,
          lastChild: last,
          firstEntry: 0,
          lastEntry: entries,
          isBranching: 0
        )
      }
      let nodes = [node(.max, 1, 3), node(2, first, last, 1), node(label, 3, 3, 1)]
      return TemplateGraph(nodes: nodes, entries: [0])
    }
    #expect(graph(3, 3, label: 2).brokenInvariant() == nil)
    #expect(graph(3, 3).brokenInvariant() == "the nodes after node 0 are out of order")
    #expect(graph(0, 2, label: 2).brokenInvariant() == "what leads on from node 1 stands before it")
    #expect(graph(2, 9, label: 2).brokenInvariant() == "the nodes after node 1 are no range")
    // A walk through it ends.
    #expect(graph(0, 2, label: 2).children(of: 1).isEmpty)
    #expect(graph(2, 9, label: 2).children(of: 1).isEmpty)
  }
}
