import SpokenLanguage

/// Every distinct word of a matcher, each known by a small number.
///
/// ```
/// spellings   o p e n d u n e i n …
/// starts      0       4       8   10 …      word 0 = open, word 1 = dune, word 2 = in
/// slots       [-, 1, -, 0, 2, -, -, -]      by hash; open addressing, linear probing
/// ```
///
/// Words keep their numbers when the table grows, so that structures built on an older table stay
/// right with a newer one.
///
/// Invariants: `starts` ascends and has one more element than there are words; every word is found
/// from its own spelling; at most half of `slots` is taken.
///
/// The hash is not seeded, so that a table is the
/// same on every run.
///
/// - Complexity: Looking up costs the word's length; the table costs the spellings plus about
///   twelve bytes a word.
struct WordTable: Sendable {
  /// Stands for "no word".
  static let none = UInt32.max

  fileprivate(set) var spellings: [UInt8] = []
  fileprivate(set) var starts: [UInt32] = [0]
  /// What the words begin with.
  fileprivate(set) var heads: [WordKey.Head] = []
  fileprivate(set) var slots: [UInt32] = Array(repeating: WordTable.none, count: 16)

  /// The words in the order of their spellings; those that came after it was made are missing.
  private var order: [UInt32] = []

  /// Words that were added since the arrays were frozen, in a small table of their own.
  private(set) var newer: Newer?

  /// A table whose words are numbered after those of another.
  final class Newer: Sendable {
    let table: WordTable

    init(_ table: WordTable) {
      self.table = table
    }
  }

  /// How many words there are; the words are `0..<count`.
  var count: Int { frozenCount + (newer?.table.count ?? 0) }

  private var frozenCount: Int { starts.count - 1 }

  /// The number of a word, or ``none``.
  func id(of word: some Collection<UInt8>) -> UInt32 {
    let key = WordKey(word)
    let id = slots[slot(of: word, key)]
    guard id == Self.none, let newer else { return id }
    return number(newer.table.slots[newer.table.slot(of: word, key)])
  }

  /// The number of a word of the small table among all words.
  private func number(_ newer: UInt32) -> UInt32 {
    newer == Self.none ? newer : newer + UInt32(frozenCount)
  }

  /// The number of a word of a plain text, or ``none``.
  ///
  /// - Parameters:
  ///   - text: The text, in which the word stands as it was written.
  ///   - word: Its place and its key.
  /// - Returns: The number, or ``none``.
  func id(in text: Span<UInt8>, of word: ASCIIWordReader) -> UInt32 {
    let key = word.key
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] != Self.none {
      let id = slots[slot]
      if heads[Int(id)] == key.head,
        key.head.isWhole || isSpelled(id, text, word.start, word.end)
      {
        return id
      }
      slot = (slot + 1) & mask
    }
    guard let newer else { return Self.none }
    return number(newer.table.id(in: text, of: word))
  }

  private func isSpelled(_ id: UInt32, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
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

  /// The spelling of a word.
  func text(of word: UInt32) -> String {
    String(decoding: bytes(of: word), as: UTF8.self)
  }

  /// The spelling of a word as UTF-8.
  func bytes(of word: UInt32) -> ArraySlice<UInt8> {
    if word >= frozenCount, let newer { return newer.table.bytes(of: word - UInt32(frozenCount)) }
    return frozenBytes(of: word)
  }

  fileprivate func frozenBytes(of word: UInt32) -> ArraySlice<UInt8> {
    spellings[Int(starts[Int(word)])..<Int(starts[Int(word) + 1])]
  }

  /// Whether a word begins with a text.
  func word(_ word: UInt32, hasPrefix prefix: [UInt8]) -> Bool {
    bytes(of: word).starts(with: prefix)
  }

  /// The table with its words put in order, so that those that begin alike are found.
  func ordered() -> WordTable {
    var table = self
    // Most words differ in their first eight letters, which compare as one number.
    var keyed = (0..<UInt32(frozenCount)).map { (heads[Int($0)].low.byteSwapped, $0) }
    keyed.sort { first, second in
      first.0 == second.0
        ? frozenBytes(of: first.1).lexicographicallyPrecedes(frozenBytes(of: second.1))
        : first.0 < second.0
    }
    table.order = keyed.map(\.1)
    return table
  }

  /// The words that begin with a text.
  func words(withPrefix prefix: [UInt8]) -> [UInt32] {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if bytes(of: order[middle]).lexicographicallyPrecedes(prefix) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let found = order[low...].prefix { word($0, hasPrefix: prefix) }
    return found + (UInt32(order.count)..<UInt32(count)).filter { word($0, hasPrefix: prefix) }
  }

  /// The slot that holds a word, or the free one where it belongs.
  fileprivate func slot(of word: some Collection<UInt8>, _ key: WordKey) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] != Self.none {
      let id = slots[slot]
      if heads[Int(id)] == key.head, key.head.isWhole || isSpelled(id, word) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isSpelled(_ id: UInt32, _ word: some Collection<UInt8>) -> Bool {
    var offset = Int(starts[Int(id)])
    let end = Int(starts[Int(id) + 1])
    for byte in word {
      guard offset < end, spellings[offset] == byte else { return false }
      offset += 1
    }
    return offset == end
  }

  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    WordKey(bytes).hash
  }
}

extension WordTable {
  /// Adds words to a table.
  struct Builder {
    private(set) var table: WordTable

    /// Starts with the words of a table, which keep their numbers.
    init(extending table: WordTable = WordTable()) {
      self.table = table
      guard let newer = table.newer else { return }
      self.table.newer = nil
      for word in 0..<UInt32(newer.table.count) { _ = intern(newer.table.text(of: word)) }
    }

    /// The number of a word, which is added where it is new.
    mutating func intern(_ text: String) -> UInt32 {
      let key = WordKey(text.utf8)
      let slot = table.slot(of: text.utf8, key)
      guard table.slots[slot] == WordTable.none else { return table.slots[slot] }
      let id = UInt32(table.count)
      table.slots[slot] = id
      table.heads.append(key.head)
      table.spellings.append(contentsOf: text.utf8)
      table.starts.append(UInt32(table.spellings.count))
      if table.count * 2 > table.slots.count { grow() }
      return id
    }

    private mutating func grow() {
      table.slots = Array(repeating: WordTable.none, count: table.slots.count * 2)
      for id in 0..<UInt32(table.count) {
        let bytes = table.frozenBytes(of: id)
        table.slots[table.slot(of: bytes, WordKey(bytes))] = id
      }
    }
  }

  /// The table with some words more, which stand apart, so that the rest is shared.
  func adding(_ texts: [String]) -> WordTable {
    let new = texts.filter { id(of: $0.utf8) == Self.none }
    guard !new.isEmpty else { return self }
    var builder = Builder(extending: newer?.table ?? WordTable())
    for text in new { _ = builder.intern(text) }
    var table = self
    table.newer = Newer(builder.table)
    return table
  }

  /// Says what is wrong with the arrays; nil when nothing is.
  func brokenInvariant() -> String? {
    guard zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return "starts descend" }
    guard starts.last == UInt32(spellings.count) else { return "spellings end elsewhere" }
    guard frozenCount * 2 <= slots.count else { return "too few slots" }
    for id in 0..<UInt32(count) where self.id(of: bytes(of: id)) != id {
      return "word \(id) is not found"
    }
    return nil
  }
}
