extension LabelTrie {
  /// Collects keys and freezes them.
  struct Builder {
    private var keyLabels: [UInt32] = []
    private var keyStarts: [UInt32] = [0]
    private var keyEntries: [UInt32] = []

    /// Stands for the entry of a key that is only to have its nodes.
    private static let noEntry = UInt32.max

    /// How many keys were added.
    var count: Int { keyEntries.count }

    /// Adds a key; a key may be added many times with different entries.
    mutating func add(_ key: some Sequence<UInt32>, entry: UInt32) {
      keyLabels.append(contentsOf: key)
      keyStarts.append(UInt32(keyLabels.count))
      keyEntries.append(entry)
    }

    /// Adds the nodes of a key without an entry.
    mutating func addPath(_ key: some Sequence<UInt32>) {
      add(key, entry: Self.noEntry)
    }

    /// Puts other labels in the place of those that were given.
    mutating func replaceLabels(_ label: (UInt32) -> UInt32) {
      for place in keyLabels.indices { keyLabels[place] = label(keyLabels[place]) }
    }

    /// The trie of all keys added.
    func freeze() -> LabelTrie {
      let sorted = sortedKeys()
      let (entries, places) = entries(sorted)
      var nodes: [Node] = []
      // For each node the sorted keys that pass through it; its depth is that of its parent plus one.
      var groups: [(label: UInt32, low: Int, high: Int, depth: Int)] = [(.max, 0, sorted.count, 0)]
      while nodes.count < groups.count {
        let group = groups[nodes.count]
        nodes.append(
          Node(
            label: group.label,
            firstChild: UInt32(groups.count),
            low: places[group.low],
            high: places[group.high]
          )
        )
        var low = group.low
        while low < group.high, length(of: sorted[low]) == group.depth { low += 1 }
        while low < group.high {
          let label = self.label(of: sorted[low], at: group.depth)
          var end = low + 1
          while end < group.high, self.label(of: sorted[end], at: group.depth) == label { end += 1 }
          groups.append((label, low, end, group.depth + 1))
          low = end
        }
      }
      let end = UInt32(entries.count)
      nodes.append(Node(label: .max, firstChild: UInt32(groups.count), low: end, high: end))
      return LabelTrie(Frozen(nodes: nodes, entries: entries))
    }

    /// The entries of sorted keys, and for each key how many stand before it.
    private func entries(_ sorted: [Int]) -> (entries: [UInt32], places: [UInt32]) {
      var entries: [UInt32] = []
      var places: [UInt32] = [0]
      entries.reserveCapacity(sorted.count)
      places.reserveCapacity(sorted.count + 1)
      var last: Int?
      for key in sorted {
        if keyEntries[key] != Self.noEntry {
          let isRepeat = last.map { compare($0, key) == 0 } ?? false
          entries.append(keyEntries[key] | (isRepeat ? Level.repeatBit : 0))
          last = key
        }
        places.append(UInt32(entries.count))
      }
      return (entries, places)
    }

    /// The keys in order; equal ones stay in the order in which they were added.
    private func sortedKeys() -> [Int] {
      // Most pairs differ within two labels: those are compared as one number.
      var order = keyEntries.indices.map { (head: head(of: $0), key: $0) }
      order.sort { first, second in
        if first.head != second.head { return first.head < second.head }
        let rest = compare(first.key, second.key)
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

    private func compare(_ first: Int, _ second: Int) -> Int {
      let firstLength = length(of: first)
      let secondLength = length(of: second)
      for depth in 0..<min(firstLength, secondLength) {
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

  /// Says what is wrong with the rows; nil when nothing is.
  func brokenInvariant() -> String? {
    withExtendedLifetime(self) {
      view.frozen.brokenInvariant()
        ?? (view.changed.isEmpty ? nil : view.changed.brokenInvariant(mayHaveDeadEnds: true))
    }
  }
}

extension LabelTrie.Level {
  fileprivate func brokenInvariant(mayHaveDeadEnds: Bool = false) -> String? {
    guard nodeCount > 0, nodes[0].firstChild == 1, nodes[nodeCount].firstChild == nodeCount else {
      return "the children are not all nodes but the root"
    }
    guard nodes[0].low == 0, Int(nodes[0].high) == entries.count else {
      return "the entries are not all covered"
    }
    for node in 0..<UInt32(nodeCount) {
      guard nodes[Int(node)].firstChild <= nodes[Int(node) + 1].firstChild else {
        return "the children descend at node \(node)"
      }
      let children = children(of: node)
      guard
        zip(children, children.dropFirst()).allSatisfy({ one, other in
          nodes[Int(one)].label < nodes[Int(other)].label
            && nodes[Int(one)].high == nodes[Int(other)].low
        })
      else {
        return "the children of node \(node) are out of order"
      }
      if let last = children.last, nodes[Int(last)].high != nodes[Int(node)].high {
        return "node \(node) has entries of no child"
      }
      if !mayHaveDeadEnds, children.isEmpty, !isAccepting(node), node != 0 {
        return "node \(node) is a dead end"
      }
    }
    return nil
  }
}
