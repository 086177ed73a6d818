import SpokenLanguage

extension WordTable {
  /// A table for walks that must not count references; only good as long as the table is there.
  struct View: BitwiseCopyable, Sendable {
    var frozen = Level()
    var newer = Level()

    var count: Int { frozen.count + newer.count }

    /// The number of a word of a plain text, or ``WordTable/none``.
    @inline(__always)
    func id(in text: Span<UInt8>, _ key: WordKey, _ start: Int, _ end: Int) -> UInt32 {
      let id = frozen.id(in: text, key, start, end)
      guard id == WordTable.none, newer.count > 0 else { return id }
      let new = newer.id(in: text, key, start, end)
      return new == WordTable.none ? new : new + UInt32(frozen.count)
    }

    /// The number of a word, or ``WordTable/none``.
    func id(_ key: WordKey, isSpelled: (Level, UInt32) -> Bool) -> UInt32 {
      let id = frozen.id(key) { isSpelled(frozen, $0) }
      guard id == WordTable.none, newer.count > 0 else { return id }
      let new = newer.id(key) { isSpelled(newer, $0) }
      return new == WordTable.none ? new : new + UInt32(frozen.count)
    }

    /// Whether a word begins with a text.
    func word(_ word: UInt32, hasPrefix prefix: [UInt8]) -> Bool {
      word < frozen.count
        ? frozen.compare(word, prefix) == 0
        : newer.compare(word - UInt32(frozen.count), prefix) == 0
    }
  }

  /// The rows of one table.
  struct Level: BitwiseCopyable, Sendable {
    var spellings = FrozenRow<UInt8>.View()
    var starts = FrozenRow<UInt32>.View()
    var heads = FrozenRow<WordKey.Head>.View()
    var slots = FrozenRow<UInt32>.View()

    var count: Int { max(starts.count, 1) - 1 }

    @inline(__always)
    func id(_ key: WordKey, isSpelled: (UInt32) -> Bool) -> UInt32 {
      let mask = slots.count &- 1
      var slot = Int(truncatingIfNeeded: key.hash) & mask
      // Half of the slots are free; only a damaged table has none.
      var left = slots.count
      while left > 0, case let id = slots[slot], id != WordTable.none {
        if heads[slot] == key.head, key.head.isWhole || isSpelled(id) {
          return id < count ? id : WordTable.none
        }
        slot = (slot &+ 1) & mask
        left &-= 1
      }
      return WordTable.none
    }

    /// The number of a word of a plain text, or ``WordTable/none``.
    @inline(__always)
    func id(in text: Span<UInt8>, _ key: WordKey, _ start: Int, _ end: Int) -> UInt32 {
      let (spellings, starts) = (spellings, starts)
      return id(key) { Self.isSpelled($0, text, start, end, spellings, starts) }
    }

    func bytes(of word: UInt32) -> [UInt8] {
      let (low, high) = (Int(starts[Int(word)]), Int(starts[Int(word) + 1]))
      return (low..<max(low, min(high, spellings.count))).map { spellings[$0] }
    }

    func isSpelled(_ id: UInt32, _ word: some Collection<UInt8>) -> Bool {
      var offset = Int(starts[Int(id)])
      let end = Int(starts[Int(id) + 1])
      for byte in word {
        guard offset < end, spellings[offset] == byte else { return false }
        offset += 1
      }
      return offset == end
    }

    /// Whether a word of a plain text is spelled like one of the table.
    ///
    /// Only the rows that are needed are handed over: all of them would be copied for every word.
    private static func isSpelled(
      _ id: UInt32,
      _ text: Span<UInt8>,
      _ start: Int,
      _ end: Int,
      _ spellings: FrozenRow<UInt8>.View,
      _ starts: FrozenRow<UInt32>.View
    ) -> Bool {
      var offset = Int(starts[Int(id)])
      let limit = Int(starts[Int(id) + 1])
      for place in start..<end {
        let letter = ASCIILetters.folded(text[place])
        guard letter != 0 else { continue }
        guard offset < limit, spellings[offset] == letter else { return false }
        offset += 1
      }
      return offset == limit
    }

    /// Where a word stands to those that begin with a text: before them, among them or after.
    func compare(_ word: UInt32, _ prefix: [UInt8]) -> Int {
      var offset = Int(starts[Int(word)])
      let end = Int(starts[Int(word) + 1])
      for byte in prefix {
        guard offset < end else { return -1 }
        let difference = Int(spellings[offset]) - Int(byte)
        if difference != 0 { return difference }
        offset += 1
      }
      return 0
    }

    /// Those of the first words, which are in order, that begin with a text.
    func words(withPrefix prefix: [UInt8], of count: UInt32) -> Range<UInt32> {
      var (first, notBefore, behind) = (UInt32(0), count, count)
      while first < notBefore {
        let middle = (first + notBefore) / 2
        let order = compare(middle, prefix)
        if order < 0 { first = middle + 1 } else { notBefore = middle }
        if order > 0 { behind = middle }
      }
      // Where the last of them stands is nearly known by now.
      var last = first
      while last < behind {
        let middle = (last + behind) / 2
        if compare(middle, prefix) > 0 { behind = middle } else { last = middle + 1 }
      }
      return first..<last
    }
  }
}
