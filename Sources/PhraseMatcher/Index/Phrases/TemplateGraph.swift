/// All templates of a catalogue in one graph over words and slots, frozen into flat rows.
///
/// ```
/// open ⟨book⟩              ● ─open─ ● ─⟨book⟩─ ◉
/// [please] show ⟨book⟩     ├─show───────┐
///                          └─please─ ● ─show─ ● ─⟨book⟩─ ◉
/// ```
///
/// Templates without brackets share beginnings, as in a trie; those with brackets share endings too. A *node* is
/// a way into a state of the graph, by one label: the nodes that lead on from a state stand side by side,
/// ordered by label, and ways into one state name the same nodes to go on with.
///
/// Invariants: what leads on from a node stands behind it; the nodes of a state ascend by label. Two of
/// them have the same label only where telling their states apart later is much cheaper
/// (``Builder``).
///
/// - Complexity: A step costs one look or, among few nodes, the logarithm of their number. The graph
/// costs 24 bytes a node, four an entry, and up to sixteen for a node of a wide state.
struct TemplateGraph: Sendable {
  static let root: UInt32 = 0

  let nodes: FrozenRow<Node>
  let entries: FrozenRow<UInt32>
  /// The nodes of states with many, by hash of the first of them and the label; open addressing, linear
  /// probing.
  let wide: FrozenRow<UInt32>
  private let limits: LabelTrie.Limits

  struct Node: BitwiseCopyable, Sendable {
    /// The label of the way.
    let label: UInt32
    /// The nodes that lead on.
    let firstChild: UInt32
    let lastChild: UInt32
    /// Where the entries of the templates that end here stand.
    let firstEntry: UInt32
    let lastEntry: UInt32
    /// 1 where a template with brackets leads through it.
    let isBranching: UInt32
  }

  /// A graph whose rows stand in a file.
  init(
    nodes: FrozenRow<Node>,
    entries: FrozenRow<UInt32>,
    wide: FrozenRow<UInt32>,
    limits: LabelTrie.Limits
  ) {
    self.nodes = nodes
    self.entries = entries
    self.wide = wide
    self.limits = limits
  }

  init(nodes: [Node], entries: [UInt32]) {
    limits = LabelTrie.Limits()
    self.nodes = FrozenRow(nodes)
    self.entries = FrozenRow(entries)
    wide = FrozenRow(Level.hashingWideStates(of: nodes))
  }

  /// For walks that keep the graph alive.
  var level: Level {
    Level(nodes: nodes.view, entries: entries.view, wide: wide.view, limits: limits)
  }

  var nodeCount: Int { nodes.count }
  var byteCount: Int { nodes.byteCount + entries.byteCount + wide.byteCount }

  /// The label that leads to a node.
  func label(of node: UInt32) -> UInt32 {
    withExtendedLifetime(self) { level.label(of: node) }
  }

  /// The nodes that lead on, ordered by label.
  func children(of node: UInt32) -> Range<UInt32> {
    withExtendedLifetime(self) { level.children(of: node) }
  }

  /// The nodes that a label leads to.
  func children(of node: UInt32, on label: UInt32) -> Range<UInt32> {
    withExtendedLifetime(self) { level.children(of: node, on: label) }
  }

  /// The entries of the templates that end at a node.
  func entries(at node: UInt32) -> [UInt32] {
    withExtendedLifetime(self) { level.ownEntries(of: node).map { level.entry($0) } }
  }

  /// The graph for walks that must not count references; only good as long as the graph is there.
  struct Level: OrderedLabels {
    /// A state with more nodes than this has them hashed.
    private static var fewChildren: Int { 16 }

    var nodes = FrozenRow<Node>.View()
    var entries = FrozenRow<UInt32>.View()
    var wide = FrozenRow<UInt32>.View()
    var limits = LabelTrie.Limits()

    @inline(__always)
    func storedLabel(of node: UInt32) -> UInt32 { nodes[Int(node)].label }

    @inline(__always)
    func children(of node: UInt32) -> Range<UInt32> {
      let low = nodes[Int(node)].firstChild
      let high = nodes[Int(node)].lastChild
      // What leads on stands behind, or a damaged graph would have no end.
      return low <= high && low > node && high <= nodes.count ? low..<high : 0..<0
    }

    @inline(__always)
    func label(of node: UInt32) -> UInt32 {
      let label = nodes[Int(node)].label
      let isWord = label & PhraseIndex.slotBit == 0
      let limit = isWord ? limits.words : limits.slots
      return label & ~PhraseIndex.slotBit < limit ? label : 0
    }

    /// Whether a template with brackets leads through a node.
    @inline(__always)
    func isBranching(_ node: UInt32) -> Bool { nodes[Int(node)].isBranching != 0 }

    @inline(__always)
    func entry(_ place: Int) -> UInt32 {
      let entry = entries[place]
      return entry < limits.entries ? entry : 0
    }

    @inline(__always)
    func ownEntries(of node: UInt32) -> Range<Int> {
      let low = nodes[Int(node)].firstEntry
      let high = nodes[Int(node)].lastEntry
      return low <= high && high <= entries.count ? Int(low)..<Int(high) : 0..<0
    }

    @inline(__always)
    func isAccepting(_ node: UInt32) -> Bool { !ownEntries(of: node).isEmpty }

    @inline(__always)
    func children(of node: UInt32, on label: UInt32) -> Range<UInt32> {
      children(in: children(of: node), on: label)
    }

    /// Which of the nodes of a state a label leads to; nearly always one.
    @inline(__always)
    func children(in children: Range<UInt32>, on label: UInt32) -> Range<UInt32> {
      let first =
        children.count > Self.fewChildren
        ? wideChild(in: children, on: label) : firstChild(in: children, from: label)
      guard first < children.upperBound, nodes[Int(first)].label == label else { return 0..<0 }
      var end = first &+ 1
      while end < children.upperBound, nodes[Int(end)].label == label { end &+= 1 }
      return first..<end
    }

    @inline(__always)
    private func wideChild(in children: Range<UInt32>, on label: UInt32) -> UInt32 {
      let mask = wide.count &- 1
      var slot = Self.slot(of: children.lowerBound, label) & mask
      // Half of the slots are free; only a damaged table has none.
      var left = wide.count
      while left > 0, case let child = wide[slot], child != 0 {
        left &-= 1
        if children.contains(child), nodes[Int(child)].label == label { return child }
        slot = (slot &+ 1) & mask
      }
      return children.upperBound
    }

    private static func slot(of first: UInt32, _ label: UInt32) -> Int {
      let product = (UInt64(first) << 32 | UInt64(label)) &* 0x9e37_79b9_7f4a_7c15
      return Int(truncatingIfNeeded: product &>> 24)
    }

    /// The hash table of the nodes of states with many; half of it stays free.
    fileprivate static func hashingWideStates(of nodes: [Node]) -> [UInt32] {
      var seen: Set<UInt32> = []
      let states = nodes.lazy.map { Int($0.firstChild)..<Int($0.lastChild) }
        .filter { $0.count > fewChildren && seen.insert(UInt32($0.lowerBound)).inserted }
      let wideStates = Array(states)
      let count = wideStates.reduce(0) { $0 + $1.count }
      guard count > 0 else { return [] }
      var size = 32
      while size < count * 2 { size *= 2 }
      var wide = Array(repeating: UInt32(0), count: size)
      for state in wideStates {
        for child in state
        where child == state.lowerBound || nodes[child].label != nodes[child - 1].label {
          var slot = slot(of: UInt32(state.lowerBound), nodes[child].label) & (size - 1)
          while wide[slot] != 0 { slot = (slot + 1) & (size - 1) }
          wide[slot] = UInt32(child)
        }
      }
      return wide
    }
  }

  /// Says what is wrong with the rows; nil when nothing is.
  func brokenInvariant() -> String? {
    guard nodeCount > 0 else { return "there is no root" }
    for node in 0..<UInt32(nodeCount) {
      let record = nodes[Int(node)]
      guard record.firstChild <= record.lastChild, Int(record.lastChild) <= nodeCount else {
        return "the nodes after node \(node) are no range"
      }
      let children = children(of: node)
      guard children.count == Int(record.lastChild - record.firstChild) else {
        return "what leads on from node \(node) stands before it"
      }
      guard
        zip(children, children.dropFirst()).allSatisfy({
          nodes[Int($0)].label <= nodes[Int($1)].label
        })
      else { return "the nodes after node \(node) are out of order" }
      if children.isEmpty, entries(at: node).isEmpty, node != Self.root {
        return "node \(node) is a dead end"
      }
    }
    return nil
  }
}

/// Numbered things that ascend by label where they stand side by side.
protocol OrderedLabels: BitwiseCopyable, Sendable {
  /// The label as it stands in its row.
  func storedLabel(of node: UInt32) -> UInt32
  /// The label; 0 for one that only a damaged file holds.
  func label(of node: UInt32) -> UInt32
}

extension OrderedLabels {
  /// The first of some siblings whose label is not below a given one; their end where all are.
  @inline(__always)
  func firstChild(in siblings: Range<UInt32>, from label: UInt32) -> UInt32 {
    var low = siblings.lowerBound
    var high = siblings.upperBound
    while low < high {
      let middle = low &+ (high &- low) &>> 1
      if storedLabel(of: middle) < label { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
