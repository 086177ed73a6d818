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
    let trie: LabelTrie
    /// For each node the frozen node of the same key; ``none`` where there is none.
    let twins: [UInt32]

    static let none = UInt32.max

    /// Lays changes over a frozen trie.
    ///
    /// - Parameters:
    ///   - frozen: The trie as it was frozen.
    ///   - added: Keys with their entries.
    ///   - touched: Keys of which entries are gone.
    ///   - isRemoved: Whether an entry of the frozen trie is gone.
    ///   - precedes: The order of the entries of one key.
    init(
      to frozen: LabelTrie,
      added: [(key: [UInt32], entry: UInt32)],
      touched: [[UInt32]],
      isRemoved: (UInt32) -> Bool,
      precedes: (UInt32, UInt32) -> Bool
    ) {
      var builder = LabelTrie.Builder()
      for (key, entry) in added { builder.add(key, entry: entry) }
      for key in touched { builder.add(key, entry: Self.none) }
      let trie = builder.freeze()
      var twins = Array(repeating: Self.none, count: trie.nodeCount)
      twins[0] = LabelTrie.root
      var entries: [UInt32] = []
      var firstEntry: [UInt32] = [0]
      for node in 0..<UInt32(trie.nodeCount) {
        let first = entries.count
        for entry in trie.entries(at: node) where entry != Self.none { entries.append(entry) }
        if twins[Int(node)] != Self.none {
          let twin = twins[Int(node)]
          for entry in frozen.frozenEntries(at: twin) where !isRemoved(entry) {
            entries.append(entry)
          }
          if entries.count > first + 1 { entries[first...].sort(by: precedes) }
          for child in trie.frozenChildren(of: node) {
            twins[Int(child)] = frozen.frozenChild(of: twin, on: trie.label(of: child)) ?? Self.none
          }
        }
        firstEntry.append(UInt32(entries.count))
      }
      self.twins = twins
      self.trie = trie.replacingEntries(entries, firstEntry)
    }

    /// The twin of a node; nil where there is none.
    func twin(of node: UInt32) -> UInt32? {
      let twin = twins[Int(node)]
      return twin == Self.none ? nil : twin
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
