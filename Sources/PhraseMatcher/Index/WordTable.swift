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
/// The hash is FNV-1a (Fowler, Noll, Vo) with a final mix; it is not seeded, so that a table is the
/// same on every run.
///
/// - Complexity: Looking up costs the word's length; the table costs the spellings plus about
///   twelve bytes a word.
struct WordTable: Sendable {
  /// Stands for "no word".
  static let none = UInt32.max

  fileprivate(set) var spellings: [UInt8] = []
  fileprivate(set) var starts: [UInt32] = [0]
  fileprivate(set) var slots: [UInt32] = Array(repeating: WordTable.none, count: 16)

  /// How many words there are; the words are `0..<count`.
  var count: Int { starts.count - 1 }

  /// The number of a word, or ``none``.
  func id(of word: some Collection<UInt8>) -> UInt32 {
    slots[slot(of: word)]
  }

  /// The spelling of a word.
  func text(of word: UInt32) -> String {
    String(decoding: bytes(of: word), as: UTF8.self)
  }

  /// The spelling of a word as UTF-8.
  func bytes(of word: UInt32) -> ArraySlice<UInt8> {
    spellings[Int(starts[Int(word)])..<Int(starts[Int(word) + 1])]
  }

  /// Whether a word begins with a text.
  func word(_ word: UInt32, hasPrefix prefix: [UInt8]) -> Bool {
    let start = Int(starts[Int(word)])
    guard Int(starts[Int(word) + 1]) - start >= prefix.count else { return false }
    for offset in prefix.indices where spellings[start + offset] != prefix[offset] {
      return false
    }
    return true
  }

  /// The slot that holds a word, or the free one where it belongs.
  fileprivate func slot(of word: some Collection<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(of: word)) & mask
    while slots[slot] != Self.none, !isSpelled(slots[slot], word) {
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
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash ^ (hash &>> 29)
  }
}

extension WordTable {
  /// Adds words to a table.
  struct Builder {
    private(set) var table: WordTable

    /// Starts with the words of a table, which keep their numbers.
    init(extending table: WordTable = WordTable()) {
      self.table = table
    }

    /// The number of a word, which is added where it is new.
    mutating func intern(_ text: String) -> UInt32 {
      let slot = table.slot(of: text.utf8)
      guard table.slots[slot] == WordTable.none else { return table.slots[slot] }
      let id = UInt32(table.count)
      table.slots[slot] = id
      table.spellings.append(contentsOf: text.utf8)
      table.starts.append(UInt32(table.spellings.count))
      if table.count * 2 > table.slots.count { grow() }
      return id
    }

    private mutating func grow() {
      table.slots = Array(repeating: WordTable.none, count: table.slots.count * 2)
      for id in 0..<UInt32(table.count) {
        table.slots[table.slot(of: table.bytes(of: id))] = id
      }
    }
  }

  /// Says what is wrong with the arrays; nil when nothing is.
  func brokenInvariant() -> String? {
    guard zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return "starts descend" }
    guard starts.last == UInt32(spellings.count) else { return "spellings end elsewhere" }
    guard count * 2 <= slots.count else { return "too few slots" }
    for id in 0..<UInt32(count) where self.id(of: bytes(of: id)) != id {
      return "word \(id) is not found"
    }
    return nil
  }
}
