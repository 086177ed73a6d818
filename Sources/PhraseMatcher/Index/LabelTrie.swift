/// A trie over numbers, frozen into four flat arrays.
///
/// The keys `open dune`, `open emma`, `the hobbit` become
///
/// ```
///            0
///       open/ \the             node        0  1     2    3     4     5
///          1   2               labels      -  open  the  dune  emma  hobbit
///     dune/ \emma \hobbit      firstChild  1  3     5    6     6     6       6
///        3   4     5           firstEntry  0  0     0    0     1     2       3
///                              entries     a  b     c
/// ```
///
/// Nodes are numbered breadth first, so the children of a node stand side by side and one number
/// says where they begin; they end where the next node's begin. Every node but the root has
/// exactly one way in, whose label is stored with the node: a node *is* the key that leads to it.
///
/// Invariants: both `first…` arrays ascend and have one more element than there are nodes; the
/// labels of siblings strictly ascend; a node without children has an entry.
///
/// A node with many children, as the root of a vocabulary is, finds them in one look: they stand in
/// a hash table as well, whose free places hold 0, since the root is nobody's child.
///
/// - Complexity: A step costs one look or, among few siblings, the logarithm of their number. The
/// trie costs twelve bytes a node, four an entry, and up to sixteen for a child of a wide node.
/// Freezing costs the sorting of the keys.
///
/// The numbering is the level order of Jacobson's trees ("Space-efficient static trees and graphs",
/// FOCS 1989) with counts in place of bits.
struct LabelTrie: Sendable {
  static let root: UInt32 = 0

  fileprivate(set) var labels: [UInt32] = [.max]
  fileprivate(set) var firstChild: [UInt32] = [1, 1]
  fileprivate(set) var firstEntry: [UInt32] = [0, 0]
  fileprivate(set) var entries: [UInt32] = []

  /// The children of nodes with many, by hash of node and label; open addressing, linear probing.
  fileprivate var wide: [UInt32] = []

  /// With more children than this a node's children are hashed.
  private static var fewChildren: Int { 16 }

  /// What changed since the arrays were frozen.
  private(set) var changes: Changes?

  /// How many nodes there are, those included that stand in another's place.
  var nodeCount: Int { labels.count + (changes?.trie.labels.count ?? 0) }

  /// The same arrays with changes laid over them, in place of the changes before.
  func changed(_ changes: Changes?) -> LabelTrie {
    var trie = self
    trie.changes = changes
    return trie
  }

  /// The number of a node among the changed ones; nil for a frozen node.
  func changedNumber(of node: UInt32) -> UInt32? {
    if node == Self.root { return changes == nil ? nil : Self.root }
    return node < labels.count ? nil : node - UInt32(labels.count)
  }

  /// The label of the edge that leads to a node.
  func label(of node: UInt32) -> UInt32 {
    if node < labels.count { return labels[Int(node)] }
    return changes?.trie.labels[Int(node) - labels.count] ?? .max
  }

  /// The children of a node.
  func children(of node: UInt32) -> Children {
    guard let changes, let number = changedNumber(of: node) else {
      return Children(frozen: frozenChildren(of: node))
    }
    let own = changes.trie.frozenChildren(of: number)
    let offset = UInt32(labels.count)
    let twin = changes.twin(of: number)
    return Children(
      frozen: twin.map(frozenChildren(of:)) ?? 0..<0,
      changed: own.lowerBound + offset..<own.upperBound + offset,
      replacedCount: own.count { changes.twin(of: $0) != nil },
      trie: self,
      node: number
    )
  }

  /// Whether a changed node stands in a frozen child's place.
  func isReplaced(_ child: UInt32, below number: UInt32) -> Bool {
    changes?.trie.frozenChild(of: number, on: labels[Int(child)]) != nil
  }

  /// The children that a node had when it was frozen, ordered by label.
  func frozenChildren(of node: UInt32) -> Range<UInt32> {
    firstChild[Int(node)]..<firstChild[Int(node) + 1]
  }

  /// The entries of the keys that end at a node, in the order in which they were added.
  func entries(at node: UInt32) -> ArraySlice<UInt32> {
    if let changes, let number = changedNumber(of: node) {
      return changes.trie.frozenEntries(at: number)
    }
    return frozenEntries(at: node)
  }

  /// The entries that a node had when it was frozen.
  func frozenEntries(at node: UInt32) -> ArraySlice<UInt32> {
    entries[Int(firstEntry[Int(node)])..<Int(firstEntry[Int(node) + 1])]
  }

  /// Whether a key ends at a node.
  func isAccepting(_ node: UInt32) -> Bool {
    if let changes, let number = changedNumber(of: node) {
      return changes.trie.isAccepting(number)
    }
    return firstEntry[Int(node)] < firstEntry[Int(node) + 1]
  }

  /// The node that a label leads to.
  func child(of node: UInt32, on label: UInt32) -> UInt32? {
    guard let changes, let number = changedNumber(of: node) else {
      return frozenChild(of: node, on: label)
    }
    if let child = changes.trie.frozenChild(of: number, on: label) {
      return child + UInt32(labels.count)
    }
    return changes.twin(of: number).flatMap { frozenChild(of: $0, on: label) }
  }

  /// The node that a label led to when the trie was frozen.
  func frozenChild(of node: UInt32, on label: UInt32) -> UInt32? {
    var low = Int(firstChild[Int(node)])
    let end = Int(firstChild[Int(node) + 1])
    var high = end
    if end - low > Self.fewChildren { return wideChild(of: node, on: label, low..<end) }
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] < label {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < end && labels[low] == label ? UInt32(low) : nil
  }

  /// The same nodes with other entries.
  func replacingEntries(_ entries: [UInt32], _ firstEntry: [UInt32]) -> LabelTrie {
    var trie = self
    trie.entries = entries
    trie.firstEntry = firstEntry
    return trie
  }

  private func wideChild(
    of node: UInt32,
    on label: UInt32,
    _ children: Range<Int>
  ) -> UInt32? {
    let mask = wide.count - 1
    var slot = Self.slot(of: node, label) & mask
    while wide[slot] != 0 {
      let child = Int(wide[slot])
      if labels[child] == label, children.contains(child) { return UInt32(child) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func slot(of node: UInt32, _ label: UInt32) -> Int {
    let product = (UInt64(node) << 32 | UInt64(label)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: product &>> 24)
  }

  /// Hashes the children of nodes with many; half of the table stays free.
  fileprivate mutating func hashWideNodes() {
    let wideNodes = (0..<UInt32(nodeCount)).filter {
      frozenChildren(of: $0).count > Self.fewChildren
    }
    let count = wideNodes.reduce(0) { $0 + frozenChildren(of: $1).count }
    guard count > 0 else { return }
    var size = 32
    while size < count * 2 { size *= 2 }
    wide = Array(repeating: 0, count: size)
    for node in wideNodes {
      for child in frozenChildren(of: node) {
        var slot = Self.slot(of: node, labels[Int(child)]) & (size - 1)
        while wide[slot] != 0 { slot = (slot + 1) & (size - 1) }
        wide[slot] = child
      }
    }
  }

  /// The node from which a node is reached; nil for the root.
  func parent(of node: UInt32) -> UInt32? {
    guard node != Self.root else { return nil }
    if let changes, let number = changedNumber(of: node) {
      let parent = changes.trie.parent(of: number)
      return parent.map { $0 == Self.root ? $0 : $0 + UInt32(labels.count) }
    }
    var low = 0
    var high = labels.count
    while low < high {
      let middle = (low + high) / 2
      if firstChild[middle + 1] <= node {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return UInt32(low)
  }

  /// The key that leads to a node.
  func key(of node: UInt32) -> [UInt32] {
    var key: [UInt32] = []
    var current = node
    while let parent = parent(of: current) {
      key.append(label(of: current))
      current = parent
    }
    return key.reversed()
  }
}

extension LabelTrie {
  /// Collects keys and freezes them.
  struct Builder {
    private var keyLabels: [UInt32] = []
    private var keyStarts: [UInt32] = [0]
    private var keyEntries: [UInt32] = []

    /// Adds a key; a key may be added many times with different entries.
    mutating func add(_ key: some Sequence<UInt32>, entry: UInt32) {
      keyLabels.append(contentsOf: key)
      keyStarts.append(UInt32(keyLabels.count))
      keyEntries.append(entry)
    }

    /// The trie of all keys added.
    func freeze() -> LabelTrie {
      let sorted = sortedKeys()
      var trie = LabelTrie()
      trie.firstChild = []
      trie.firstEntry = []
      // For each node the sorted keys that pass through it; its depth is that of its parent plus one.
      var groups: [(low: Int, high: Int, depth: Int)] = [(0, sorted.count, 0)]
      var node = 0
      while node < groups.count {
        var (low, high, depth) = groups[node]
        trie.firstEntry.append(UInt32(trie.entries.count))
        while low < high, length(of: sorted[low]) == depth {
          trie.entries.append(keyEntries[sorted[low]])
          low += 1
        }
        trie.firstChild.append(UInt32(groups.count))
        while low < high {
          let label = self.label(of: sorted[low], at: depth)
          var end = low + 1
          while end < high, self.label(of: sorted[end], at: depth) == label { end += 1 }
          trie.labels.append(label)
          groups.append((low, end, depth + 1))
          low = end
        }
        node += 1
      }
      trie.firstChild.append(UInt32(groups.count))
      trie.firstEntry.append(UInt32(trie.entries.count))
      trie.hashWideNodes()
      return trie
    }

    /// The keys in order; equal ones stay in the order in which they were added.
    private func sortedKeys() -> [Int] {
      // Most pairs differ within two labels: those are compared as one number.
      var order = keyEntries.indices.map { (head: head(of: $0), key: $0) }
      order.sort { first, second in
        if first.head != second.head { return first.head < second.head }
        let rest = compareTails(first.key, second.key)
        return rest == 0 ? first.key < second.key : rest < 0
      }
      return order.map(\.key)
    }

    private func head(of key: Int) -> UInt64 {
      let start = Int(keyStarts[key])
      let length = length(of: key)
      // A key that ends stands before every label, hence the addition of 1.
      let first = length > 0 ? UInt64(keyLabels[start]) + 1 : 0
      let second = length > 1 ? UInt64(keyLabels[start + 1]) + 1 : 0
      return first << 32 | second
    }

    private func compareTails(_ first: Int, _ second: Int) -> Int {
      let firstLength = length(of: first)
      let secondLength = length(of: second)
      for depth in 2..<max(2, min(firstLength, secondLength)) {
        let difference = Int(label(of: first, at: depth)) - Int(label(of: second, at: depth))
        if difference != 0 { return difference }
      }
      return firstLength - secondLength
    }

    private func length(of key: Int) -> Int {
      Int(keyStarts[key + 1] - keyStarts[key])
    }

    private func label(of key: Int, at depth: Int) -> UInt32 {
      keyLabels[Int(keyStarts[key]) + depth]
    }
  }

  /// Says what is wrong with the arrays; nil when nothing is.
  func brokenInvariant(mayHaveDeadEnds: Bool = false) -> String? {
    guard firstChild.count == labels.count + 1, firstEntry.count == labels.count + 1 else {
      return "an array has the wrong length"
    }
    guard firstChild.first == 1, firstChild.last == UInt32(labels.count) else {
      return "the children are not all nodes but the root"
    }
    guard firstEntry.first == 0, firstEntry.last == UInt32(entries.count) else {
      return "the entries are not all covered"
    }
    for node in 0..<labels.count {
      guard firstChild[node] <= firstChild[node + 1], firstEntry[node] <= firstEntry[node + 1]
      else {
        return "an array descends at node \(node)"
      }
      let siblings = labels[Int(firstChild[node])..<Int(firstChild[node + 1])]
      guard zip(siblings, siblings.dropFirst()).allSatisfy({ $0 < $1 }) else {
        return "the children of node \(node) are out of order"
      }
      if !mayHaveDeadEnds, siblings.isEmpty, frozenEntries(at: UInt32(node)).isEmpty, node != 0 {
        return "node \(node) is a dead end"
      }
    }
    return changes.flatMap { $0.trie.brokenInvariant(mayHaveDeadEnds: true) }
  }
}
