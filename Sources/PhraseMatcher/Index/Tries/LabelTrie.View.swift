extension LabelTrie {
  /// A trie for walks that must not count references; only good as long as the trie is there.
  struct View: BitwiseCopyable, Sendable {
    var frozen = Level()
    /// What changed; without nodes where nothing did.
    var changed = Level()
    /// See ``Changes``.
    var twins = FrozenRow<UInt32>.View()
    var entryStarts = FrozenRow<UInt32>.View()
    var entries = FrozenRow<UInt32>.View()

    /// The number of a node among the changed ones; nil for a frozen node.
    func changedNumber(of node: UInt32) -> UInt32? {
      if node == LabelTrie.root { return changed.isEmpty ? nil : LabelTrie.root }
      return node < frozen.nodeCount ? nil : node - UInt32(frozen.nodeCount)
    }

    /// The twin of a changed node; nil where there is none.
    func twin(of number: UInt32) -> UInt32? {
      let twin = twins[Int(number)]
      return twin == Changes.none ? nil : twin
    }

    func label(of node: UInt32) -> UInt32 {
      guard !changed.isEmpty, let number = changedNumber(of: node) else {
        return frozen.label(of: node)
      }
      return changed.nodes[Int(number)].label
    }

    /// The node that a label leads to.
    @inline(__always)
    func child(of node: UInt32, on label: UInt32) -> UInt32? {
      changed.isEmpty
        ? frozen.child(of: node, on: label) : childAmongChanges(of: node, on: label)
    }

    private func childAmongChanges(of node: UInt32, on label: UInt32) -> UInt32? {
      guard let number = changedNumber(of: node) else {
        return frozen.child(of: node, on: label)
      }
      if let child = changed.child(of: number, on: label) {
        return child + UInt32(frozen.nodeCount)
      }
      return twin(of: number).flatMap { frozen.child(of: $0, on: label) }
    }

    @inline(__always)
    func isAccepting(_ node: UInt32) -> Bool {
      changed.isEmpty ? frozen.isAccepting(node) : isAcceptingAmongChanges(node)
    }

    private func isAcceptingAmongChanges(_ node: UInt32) -> Bool {
      guard let number = changedNumber(of: node) else { return frozen.isAccepting(node) }
      return entryStarts[Int(number)] < entryStarts[Int(number) + 1]
    }

    /// The entry at a node where there is exactly one.
    @inline(__always)
    func onlyEntry(at node: UInt32) -> UInt32? {
      changed.isEmpty ? frozen.onlyEntry(at: node) : onlyEntryAmongChanges(at: node)
    }

    private func onlyEntryAmongChanges(at node: UInt32) -> UInt32? {
      guard let number = changedNumber(of: node) else { return frozen.onlyEntry(at: node) }
      let start = entryStarts[Int(number)]
      return entryStarts[Int(number) + 1] == start + 1 ? entries[Int(start)] : nil
    }
  }

  /// The rows of one trie, frozen or of changes.
  struct Level: BitwiseCopyable, Sendable {
    /// Marks an entry whose key is the same as that of the entry before.
    static let repeatBit: UInt32 = 0x8000_0000
    /// With more children than this a node's children are hashed.
    private static var fewChildren: Int { 16 }

    /// One more than there are nodes.
    var nodes = FrozenRow<Node>.View()
    var entries = FrozenRow<UInt32>.View()
    var wide = FrozenRow<UInt32>.View()
    var limits = Limits()

    var isEmpty: Bool { nodes.count == 0 }
    var nodeCount: Int { max(nodes.count, 1) - 1 }

    @inline(__always)
    func children(of node: UInt32) -> Range<UInt32> {
      let low = nodes[Int(node)].firstChild
      let high = nodes[Int(node) + 1].firstChild
      // A child follows its parent, or a damaged trie would have no end.
      return low <= high && low > node && high <= nodeCount ? low..<high : 0..<0
    }

    @inline(__always)
    func entry(_ place: Int) -> UInt32 {
      let entry = entries[place] & ~Self.repeatBit
      return entry < limits.entries ? entry : 0
    }

    /// The label of the edge that leads to a node.
    @inline(__always)
    func label(of node: UInt32) -> UInt32 {
      let label = nodes[Int(node)].label
      let isWord = label & PhraseIndex.slotBit == 0
      let limit = isWord ? limits.words : limits.slots
      return label & ~PhraseIndex.slotBit < limit ? label : 0
    }

    /// Whether an entry's key is the same as that of the entry before.
    func isRepeat(_ place: Int) -> Bool { entries[place] & Self.repeatBit != 0 }

    /// Where the entries of the keys that end at a node stand.
    @inline(__always)
    func ownEntries(of node: UInt32) -> Range<Int> {
      let this = nodes[Int(node)]
      let isLeaf = this.firstChild == nodes[Int(node) + 1].firstChild
      let end = isLeaf ? this.high : nodes[Int(this.firstChild)].low
      return range(this.low, end)
    }

    /// The entry at a node where there is exactly one.
    @inline(__always)
    func onlyEntry(at node: UInt32) -> UInt32? {
      let own = ownEntries(of: node)
      return own.count == 1 ? entry(own.lowerBound) : nil
    }

    /// Where the entries of the keys at and below a node stand.
    func allEntries(of node: UInt32) -> Range<Int> {
      range(nodes[Int(node)].low, nodes[Int(node)].high)
    }

    /// A range of entries; an empty one where there is no such range.
    @inline(__always)
    private func range(_ low: UInt32, _ high: UInt32) -> Range<Int> {
      low <= high && high <= entries.count ? Int(low)..<Int(high) : 0..<0
    }

    @inline(__always)
    func isAccepting(_ node: UInt32) -> Bool {
      !ownEntries(of: node).isEmpty
    }

    /// The node that a label leads to.
    @inline(__always)
    func child(of node: UInt32, on label: UInt32) -> UInt32? {
      child(in: children(of: node), of: node, on: label)
    }

    /// Which of a node's children a label leads to.
    @inline(__always)
    func child(in children: Range<UInt32>, of node: UInt32, on label: UInt32) -> UInt32? {
      if children.count > Self.fewChildren { return wideChild(of: node, on: label, children) }
      let child = firstChild(in: children, from: label)
      return child < children.upperBound && nodes[Int(child)].label == label ? child : nil
    }

    /// The first of some siblings whose label is not below a given one; their end where all are.
    @inline(__always)
    func firstChild(in siblings: Range<UInt32>, from label: UInt32) -> UInt32 {
      var low = siblings.lowerBound
      var high = siblings.upperBound
      while low < high {
        let middle = low &+ (high &- low) &>> 1
        if nodes[Int(middle)].label < label { low = middle &+ 1 } else { high = middle }
      }
      return low
    }

    @inline(__always)
    private func wideChild(
      of node: UInt32,
      on label: UInt32,
      _ children: Range<UInt32>
    ) -> UInt32? {
      let mask = wide.count &- 1
      var slot = Self.slot(of: node, label) & mask
      // Half of the slots are free; only a damaged table has none.
      var left = wide.count
      while left > 0, case let child = wide[slot], child != 0 {
        left &-= 1
        if children.contains(child), nodes[Int(child)].label == label { return child }
        slot = (slot &+ 1) & mask
      }
      return nil
    }

    /// Calls a function with every key and each of its entries, in order.
    func forEachKey(_ body: ([UInt32], UInt32) -> Void) {
      var labels: [UInt32] = []
      var open: [(node: UInt32, depth: Int)] = [(LabelTrie.root, 0)]
      while let (node, depth) = open.popLast() {
        labels.removeSubrange(max(0, depth - 1)...)
        if depth > 0 { labels.append(nodes[Int(node)].label) }
        for place in ownEntries(of: node) { body(labels, entry(place)) }
        for child in children(of: node).reversed() { open.append((child, depth + 1)) }
      }
    }

    func parent(of node: UInt32) -> UInt32 {
      var low = 0
      var high = nodeCount
      while low < high {
        let middle = (low + high) / 2
        if nodes[middle + 1].firstChild <= node { low = middle + 1 } else { high = middle }
      }
      return UInt32(low)
    }

    private static func slot(of node: UInt32, _ label: UInt32) -> Int {
      let product = (UInt64(node) << 32 | UInt64(label)) &* 0x9e37_79b9_7f4a_7c15
      return Int(truncatingIfNeeded: product &>> 24)
    }

    /// The hash table of the children of nodes with many; half of it stays free.
    static func hashingWideNodes(of nodes: [Node]) -> [UInt32] {
      func children(of node: Int) -> Range<Int> {
        Int(nodes[node].firstChild)..<Int(nodes[node + 1].firstChild)
      }
      let wideNodes = nodes.indices.dropLast().filter { children(of: $0).count > fewChildren }
      let count = wideNodes.reduce(0) { $0 + children(of: $1).count }
      guard count > 0 else { return [] }
      var size = 32
      while size < count * 2 { size *= 2 }
      var wide = Array(repeating: UInt32(0), count: size)
      for node in wideNodes {
        for child in children(of: node) {
          var slot = slot(of: UInt32(node), nodes[child].label) & (size - 1)
          while wide[slot] != 0 { slot = (slot + 1) & (size - 1) }
          wide[slot] = UInt32(child)
        }
      }
      return wide
    }
  }
}
