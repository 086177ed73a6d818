extension LabelTrie {
  /// What became of a frozen trie: some keys more, some fewer.
  ///
  /// A small trie holds the paths of all keys that changed. Each of its nodes knows its *twin*, the
  /// frozen node of the same key; a node's children are its own and those of its twin that it does
  /// not have itself, and its entries stand in place of its twin's.
  ///
  /// ```
  /// frozen     ● ─open─ ● ─dune─ ◉         changed     ● ─open─ ● ─emma─ ◉
  ///                                                                └─dune─ ○   removed: no entry
  /// ```
  ///
  /// The root is always a changed node; the others are numbered after the frozen ones. A node without
  /// entries may be a dead end here.
  final class Changes: Sendable {
    /// The small trie; its entries are those of the keys that were added, and no others.
    let frozen: Frozen
    /// For each node the frozen node of the same key; ``none`` where there is none.
    let twins: FrozenRow<UInt32>
    /// For each node where its entries begin, those of its twin that are left among them.
    let entryStarts: FrozenRow<UInt32>
    let entries: FrozenRow<UInt32>

    static let none = UInt32.max

    /// Lays changes over a frozen trie.
    ///
    /// - Parameters:
    ///   - base: The trie as it was frozen.
    ///   - added: Keys with their entries.
    ///   - touched: Keys of which entries are gone.
    ///   - isRemoved: Whether an entry of the frozen trie is gone.
    ///   - precedes: The order of the entries of one key.
    init(
      to base: Frozen,
      added: [(key: [UInt32], entry: UInt32)],
      touched: [[UInt32]],
      isRemoved: (UInt32) -> Bool,
      precedes: (UInt32, UInt32) -> Bool
    ) {
      var builder = LabelTrie.Builder()
      for (key, entry) in added { builder.add(key, entry: entry) }
      for key in touched { builder.addPath(key) }
      frozen = builder.freeze().frozen
      let (small, large) = (frozen.level, base.level)
      var twins = Array(repeating: Self.none, count: small.nodeCount)
      twins[0] = LabelTrie.root
      var entries: [UInt32] = []
      var starts: [UInt32] = [0]
      for node in 0..<UInt32(small.nodeCount) {
        let first = entries.count
        for place in small.ownEntries(of: node) { entries.append(small.entry(place)) }
        if twins[Int(node)] != Self.none {
          let twin = twins[Int(node)]
          for place in large.ownEntries(of: twin) where !isRemoved(large.entry(place)) {
            entries.append(large.entry(place))
          }
          if entries.count > first + 1 { entries[first...].sort(by: precedes) }
          for child in small.children(of: node) {
            let label = small.nodes[Int(child)].label
            twins[Int(child)] = large.child(of: twin, on: label) ?? Self.none
          }
        }
        starts.append(UInt32(entries.count))
      }
      withExtendedLifetime(base) {}
      self.twins = FrozenRow(twins)
      self.entries = FrozenRow(entries)
      entryStarts = FrozenRow(starts)
    }

    /// The twin of a node; nil where there is none.
    func twin(of node: UInt32) -> UInt32? {
      let twin = twins[Int(node)]
      return twin == Self.none ? nil : twin
    }

    /// The entries of the keys that end at a node.
    func entries(at node: UInt32) -> Entries {
      Entries(
        row: entries,
        startIndex: Int(entryStarts[Int(node)]),
        endIndex: Int(entryStarts[Int(node) + 1])
      )
    }
  }

  /// The children of a node: first those that changed, then frozen ones.
  struct Children: Sequence {
    let frozen: Range<UInt32>
    var changed: Range<UInt32> = 0..<0
    /// How many of the frozen ones stand among the changed ones as well.
    var replacedCount = 0
    var trie: LabelTrie?
    var node: UInt32 = 0

    var count: Int { frozen.count + changed.count - replacedCount }
    var isEmpty: Bool { count == 0 }

    func makeIterator() -> Iterator {
      Iterator(children: self, changed: changed.lowerBound, frozen: frozen.lowerBound)
    }

    struct Iterator: IteratorProtocol {
      let children: Children
      var changed: UInt32
      var frozen: UInt32

      mutating func next() -> UInt32? {
        if changed < children.changed.upperBound {
          defer { changed += 1 }
          return changed
        }
        while frozen < children.frozen.upperBound {
          defer { frozen += 1 }
          guard let trie = children.trie, trie.isReplaced(frozen, below: children.node) else {
            return frozen
          }
        }
        return nil
      }
    }
  }
}
