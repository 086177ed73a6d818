import SpokenLanguage

/// Every distinct word of a matcher, each known by a small number.
///
/// ```
/// spellings   d u n e i n o p e n …
/// starts      0       4   6       10 …      word 0 = dune, word 1 = in, word 2 = open
/// slots       [-, 1, -, 0, 2, -, -, -]      by hash; open addressing, linear probing
/// heads       [ , in, , dune, open, , , ]   what the words in the slots begin with
/// ```
///
/// Words keep their numbers when the table grows, so that structures built on an older table stay
/// right with a newer one. Those that were there when it was put in order are numbered as they are
/// spelled, so that words that begin alike are numbers that follow each other.
///
/// Invariants: `starts` ascends and has one more element than there are words; every word is found
/// from its own spelling; at most half of `slots` is taken.
///
/// The hash is not seeded, so that a table is the same on every run.
///
/// - Complexity: Looking up costs the word's length; the table costs the spellings plus about
///   thirty bytes a word.
final class WordTable: Sendable {
  /// Stands for "no word".
  static let none = UInt32.max

  private let frozen: Frozen
  /// Words that were added since the rows were frozen, in a small table of their own.
  private let newer: Frozen?
  /// For walks that keep the table alive.
  let view: View
  /// How many words are numbered in the order of their spellings; the others come after them.
  let orderedCount: Int

  /// The rows of a table.
  final class Frozen: Sendable {
    let spellings: FrozenRow<UInt8>
    let starts: FrozenRow<UInt32>
    let slots: FrozenRow<UInt32>
    /// For each slot what its word begins with.
    let heads: FrozenRow<WordKey.Head>

    /// A table whose rows stand in a file.
    init(
      spellings: FrozenRow<UInt8>,
      starts: FrozenRow<UInt32>,
      slots: FrozenRow<UInt32>,
      heads: FrozenRow<WordKey.Head>
    ) {
      self.spellings = spellings
      self.starts = starts
      self.slots = slots
      self.heads = heads
    }

    fileprivate init(_ builder: Builder) {
      spellings = FrozenRow(builder.spellings)
      starts = FrozenRow(builder.starts)
      slots = FrozenRow(builder.slots)
      heads = FrozenRow(
        builder.slots.map { $0 == WordTable.none ? WordKey.Head() : builder.heads[Int($0)] }
      )
    }

    var level: Level {
      Level(
        spellings: spellings.view,
        starts: starts.view,
        heads: heads.view,
        slots: slots.view
      )
    }

    var byteCount: Int {
      spellings.byteCount + starts.byteCount + heads.byteCount + slots.byteCount
    }
  }

  /// The table of no words.
  convenience init() {
    self.init(Frozen(Builder()), newer: nil, orderedCount: 0)
  }

  /// A table whose rows stand in a file.
  convenience init(_ frozen: Frozen, orderedCount: Int) {
    self.init(frozen, newer: nil, orderedCount: min(orderedCount, frozen.level.count))
  }

  /// The rows of a table to which nothing was added; nil where something was.
  var frozenRows: Frozen? { newer == nil ? frozen : nil }

  private init(_ frozen: Frozen, newer: Frozen?, orderedCount: Int) {
    self.frozen = frozen
    self.newer = newer
    self.orderedCount = orderedCount
    view = View(frozen: frozen.level, newer: newer?.level ?? Level())
  }

  /// How many words there are; the words are `0..<count`.
  var count: Int { view.count }

  /// How many bytes it takes.
  var byteCount: Int { frozen.byteCount + (newer?.byteCount ?? 0) }

  /// The number of a word, or ``none``.
  func id(of word: some Collection<UInt8>) -> UInt32 {
    let key = WordKey(word)
    return withExtendedLifetime(self) {
      view.id(key) { level, id in level.isSpelled(id, word) }
    }
  }

  /// The spelling of a word.
  func text(of word: UInt32) -> String {
    String(decoding: bytes(of: word), as: UTF8.self)
  }

  /// The spelling of a word as UTF-8.
  func bytes(of word: UInt32) -> [UInt8] {
    withExtendedLifetime(self) {
      let isFrozen = word < view.frozen.count
      let level = isFrozen ? view.frozen : view.newer
      return level.bytes(of: isFrozen ? word : word - UInt32(view.frozen.count))
    }
  }

  /// Whether a word comes before another in the order of their spellings.
  func isOrdered(_ word: UInt32, before other: UInt32) -> Bool {
    if word < orderedCount, other < orderedCount { return word < other }
    return bytes(of: word).lexicographicallyPrecedes(bytes(of: other))
  }

  /// Whether a word begins with a text.
  func word(_ word: UInt32, hasPrefix prefix: [UInt8]) -> Bool {
    withExtendedLifetime(self) { view.word(word, hasPrefix: prefix) }
  }

  /// Those of the words in order that begin with a text.
  func orderedWords(withPrefix prefix: [UInt8]) -> Range<UInt32> {
    withExtendedLifetime(self) { view.frozen.words(withPrefix: prefix, of: UInt32(orderedCount)) }
  }

  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    WordKey(bytes).hash
  }
}

extension WordTable {
  /// Adds words to a table.
  struct Builder {
    fileprivate var spellings: [UInt8] = []
    fileprivate var starts: [UInt32] = [0]
    fileprivate var heads: [WordKey.Head] = []
    fileprivate var slots: [UInt32] = Array(repeating: WordTable.none, count: 16)
    private var hashes: [UInt64] = []
    private let orderedCount: Int

    /// Starts with the words of a table, which keep their numbers.
    init(extending table: WordTable? = nil) {
      orderedCount = table?.orderedCount ?? 0
      guard let table else { return }
      for word in 0..<UInt32(table.count) { _ = intern(table.bytes(of: word)) }
    }

    /// How many words there are.
    var count: Int { heads.count }

    /// The table of all words, numbered as they came.
    var table: WordTable {
      WordTable(Frozen(self), newer: nil, orderedCount: orderedCount)
    }

    /// The table of all words, numbered as they are spelled.
    ///
    /// - Returns: The table, and for each word by its number so far the number that it has there.
    func ordered() -> (table: WordTable, numbers: [UInt32]) {
      // Most words differ in their first eight letters, which compare as one number.
      var keyed = heads.indices.map { (heads[$0].low.byteSwapped, $0) }
      keyed.sort { first, second in
        first.0 == second.0
          ? bytes(of: first.1).lexicographicallyPrecedes(bytes(of: second.1))
          : first.0 < second.0
      }
      var builder = Builder()
      builder.slots = Array(repeating: WordTable.none, count: slots.count)
      var numbers = Array(repeating: UInt32(0), count: keyed.count)
      for (number, (_, word)) in keyed.enumerated() {
        numbers[word] = UInt32(number)
        builder.append(bytes(of: word), heads[word], hashes[word])
        builder.slots[builder.freeSlot(hashes[word])] = UInt32(number)
      }
      return (
        WordTable(Frozen(builder), newer: nil, orderedCount: keyed.count), numbers
      )
    }

    /// The number of a word, which is added where it is new.
    mutating func intern(_ text: String) -> UInt32 {
      intern(text.utf8)
    }

    mutating func intern(_ word: some Collection<UInt8>) -> UInt32 {
      intern(WordKey(word)) { known in
        known.elementsEqual(word)
      } spelling: {
        $0.append(contentsOf: word)
      }
    }

    /// The number of a word of a plain text, which is added where it is new.
    mutating func intern(_ word: FoldedText.Word, in text: Span<UInt8>) -> UInt32 {
      intern(word.key) { known in
        var offset = known.startIndex
        for place in word.start..<word.end {
          let letter = ASCIILetters.folded(text[place])
          guard letter != 0 else { continue }
          guard offset < known.endIndex, known[offset] == letter else { return false }
          offset += 1
        }
        return offset == known.endIndex
      } spelling: { spellings in
        for place in word.start..<word.end {
          let letter = ASCIILetters.folded(text[place])
          if letter != 0 { spellings.append(letter) }
        }
      }
    }

    private mutating func intern(
      _ key: WordKey,
      isSpelled: (ArraySlice<UInt8>) -> Bool,
      spelling: (inout [UInt8]) -> Void
    ) -> UInt32 {
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: key.hash) & mask
      while slots[slot] != WordTable.none {
        let id = Int(slots[slot])
        if heads[id] == key.head, key.head.isWhole || isSpelled(bytes(of: id)) { return UInt32(id) }
        slot = (slot + 1) & mask
      }
      let id = UInt32(count)
      slots[slot] = id
      spelling(&spellings)
      append([], key.head, key.hash)
      if count * 2 > slots.count { grow() }
      return id
    }

    private mutating func append(
      _ letters: some Collection<UInt8>,
      _ head: WordKey.Head,
      _ hash: UInt64
    ) {
      spellings.append(contentsOf: letters)
      starts.append(UInt32(spellings.count))
      heads.append(head)
      hashes.append(hash)
    }

    private func bytes(of word: Int) -> ArraySlice<UInt8> {
      spellings[Int(starts[word])..<Int(starts[word + 1])]
    }

    private func freeSlot(_ hash: UInt64) -> Int {
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != WordTable.none { slot = (slot + 1) & mask }
      return slot
    }

    private mutating func grow() {
      slots = Array(repeating: WordTable.none, count: slots.count * 2)
      for id in hashes.indices { slots[freeSlot(hashes[id])] = UInt32(id) }
    }
  }

  /// The table with some words more, which stand apart, so that the rest is shared.
  func adding(_ texts: [String]) -> WordTable {
    let new = texts.filter { id(of: $0.utf8) == Self.none }
    guard !new.isEmpty else { return self }
    var builder = Builder()
    for word in view.frozen.count..<view.count { _ = builder.intern(bytes(of: UInt32(word))) }
    for text in new { _ = builder.intern(text) }
    return WordTable(frozen, newer: Frozen(builder), orderedCount: orderedCount)
  }

  /// The same table with all words in one piece.
  var joined: WordTable {
    newer == nil ? self : Builder(extending: self).table
  }

  /// Says what is wrong with the rows; nil when nothing is.
  func brokenInvariant() -> String? {
    let starts = frozen.starts
    guard (1..<starts.count).allSatisfy({ starts[$0 - 1] <= starts[$0] }) else {
      return "starts descend"
    }
    guard Int(starts[starts.count - 1]) == frozen.spellings.count else {
      return "spellings end elsewhere"
    }
    guard frozen.level.count * 2 <= frozen.slots.count else { return "too few slots" }
    for id in 0..<UInt32(count) where self.id(of: bytes(of: id)) != id {
      return "word \(id) is not found"
    }
    for id in 1..<UInt32(max(1, orderedCount))
    where !bytes(of: id - 1).lexicographicallyPrecedes(bytes(of: id)) {
      return "word \(id) is out of order"
    }
    return nil
  }
}
