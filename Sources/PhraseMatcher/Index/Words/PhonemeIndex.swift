import SpokenLanguage

/// Finds the words that sound like a given one, or differ from it in one sound or in a few vowels.
///
/// Each pronunciation is filed as a whole and with a gap in place of each of its sounds. What was heard is
/// looked for as a whole, without each sound, with a gap in place of each and with a gap between each two:
/// then a word is found that has the same sounds, one fewer, another one or one more.
///
/// ```
/// knight   n Y t    _ Y t    n _ t    n Y _     filed
/// nine     n Y n    …                 n Y _     looked for: "n Y _" is in both
/// ```
///
/// Words are filed by their keys of sounds as well, which know no vowels. Every candidate's sounds are
/// compared in full afterwards, so that two phoneme sequences with one hash are no mistake.
///
/// ```
/// filed    [hash and word, …]        ordered
/// firsts   [0, 0, 3, 5, …]           by the first bits of a hash: where its entries begin in `filed`
/// sounds   n Y t 0 n Y t s 0 …       the pronunciations of each word, each with a 0 behind
/// starts   [0, 4, 9, …]              where those of each word begin
/// ```
///
/// - Complexity: About twenty looks into `filed` for a word of six sounds; memory is about nine
///   numbers and its sounds a word.
struct PhonemeIndex: Sendable {
  /// Shorter and longer pronunciations are compared as a whole only.
  private static let compared = 2...24
  /// The most words that are found under one hash.
  private static let mostAlike = 64
  /// The most sounds that words of one key are compared in.
  private static let longest = 64

  let rows: Rows

  /// What is filed, in rows that may stand in a file.
  struct Rows: Sendable {
    let filed: FrozenRow<UInt64>
    let firsts: FrozenRow<UInt32>
    let starts: FrozenRow<UInt32>
    let sounds: FrozenRow<UInt8>
  }

  /// Files the words of a table from a given one on.
  init(words: WordTable, from first: UInt32, language: any Language) {
    var filed: [UInt64] = []
    var starts: [UInt32] = [0]
    var sounds: [UInt8] = []
    for word in first..<UInt32(words.count) {
      let text = words.text(of: word)
      let pronunciations = language.pronunciations(of: text)
      for key in language.soundKeys(of: text, pronounced: pronunciations) where !key.isEmpty {
        filed.append(UInt64(Self.hash(ofKey: key)) << 32 | UInt64(word))
      }
      for row in pronunciations {
        Self.forEachFiled(row) { filed.append(UInt64($0) << 32 | UInt64(word)) }
        sounds += row
        sounds.append(0)
      }
      starts.append(UInt32(sounds.count))
    }
    filed.sort()
    rows = Rows(
      filed: FrozenRow(filed),
      firsts: FrozenRow(Self.firsts(of: filed)),
      starts: FrozenRow(starts),
      sounds: FrozenRow(sounds)
    )
  }

  /// An index whose rows stand in a file.
  init(_ rows: Rows) {
    self.rows = rows
  }

  /// A word as it was perhaps heard, and what it is looked for under.
  struct Heard: Sendable {
    fileprivate let pronunciations: [[UInt8]]
    fileprivate let keys: [UInt32]
    fileprivate let hashes: [UInt32]

    /// The sounds of the usual pronunciation; nil where the language has no rules of reading.
    var usual: [UInt8]? { pronunciations.first }

    init(_ text: String, language: any Language) {
      pronunciations = language.pronunciations(of: text)
      keys = language.soundKeys(of: text, pronounced: pronunciations)
        .filter { !$0.isEmpty }.map(PhonemeIndex.hash(ofKey:))
      var hashes = keys
      for row in pronunciations { PhonemeIndex.forEachLookedFor(row) { hashes.append($0) } }
      self.hashes = hashes
    }
  }

  /// The words that may sound like a heard one, in order, each once.
  func words(alike heard: Heard) -> [UInt32] { words(filedUnder: heard.hashes) }

  /// Those of them that have one of its keys.
  func words(keyedAs heard: Heard) -> [UInt32] { words(filedUnder: heard.keys) }

  private func words(filedUnder hashes: [UInt32]) -> [UInt32] {
    var found: [UInt32] = []
    let (filed, firsts) = (rows.filed.view, rows.firsts.view)
    let shift = UInt32(UInt32.bitWidth - max(0, firsts.count - 1).trailingZeroBitCount)
    for hash in hashes {
      // A damaged row may say anything; what is outside of rows is read as nought.
      let bucket = Int(hash >> shift)
      var low = Int(firsts[bucket])
      let last = min(filed.count, Int(firsts[bucket + 1]))
      while low < last, filed[low] >> 32 < UInt64(hash) { low += 1 }
      let end = min(last, low + Self.mostAlike)
      while low < end, filed[low] >> 32 == UInt64(hash) {
        found.append(UInt32(truncatingIfNeeded: filed[low]))
        low += 1
      }
    }
    withExtendedLifetime(rows) {}
    found.sort()
    var count = 0
    for word in found where count == 0 || found[count - 1] != word {
      found[count] = word
      count += 1
    }
    found.removeSubrange(count...)
    return found
  }

  /// How much a heard word and one of this index differ to the ear.
  ///
  /// - Parameters:
  ///   - heard: The heard word.
  ///   - place: The place of the other word among those of this index.
  /// - Returns: The least share of their sounds; nil where the language has no rules of reading.
  func difference(_ heard: Heard, at place: Int) -> Float? {
    var least: Float?
    defer { withExtendedLifetime(rows) {} }
    let sounds = rows.sounds.view
    var start = Int(rows.starts[place])
    let end = min(sounds.count, Int(rows.starts[place + 1]))
    while start < end {
      var next = start
      while next < end, sounds[next] != 0 { next += 1 }
      for row in heard.pronunciations {
        let longest = max(1, row.count, next - start)
        let mistakes = Self.mistakes(row, sounds, start..<next)
        least = min(least ?? 1, Float(mistakes) / Float(longest))
      }
      start = next + 1
    }
    return least
  }

  var byteCount: Int {
    rows.filed.byteCount + rows.firsts.byteCount + rows.starts.byteCount + rows.sounds.byteCount
  }

  /// Where the entries begin that share the first bits of their hashes, and behind the last the end.
  ///
  /// So many bits that about four entries share them.
  private static func firsts(of filed: [UInt64]) -> [UInt32] {
    var count = 1
    while count * 4 < filed.count { count *= 2 }
    let shift = UInt64(UInt64.bitWidth - count.trailingZeroBitCount)
    var firsts = Array(repeating: UInt32(0), count: count + 1)
    for entry in filed { firsts[Int(entry >> shift) + 1] += 1 }
    for place in 0..<count { firsts[place + 1] += firsts[place] }
    return firsts
  }
}

// MARK: - Comparing

extension PhonemeIndex {
  /// How many sounds are wrong, missing or too many.
  ///
  /// A column of the table of distances is computed at once, as in ``EditDistance``; where few sounds are
  /// compared, looking for each among the others is quicker than preparing them.
  private static func mistakes(
    _ heard: [UInt8],
    _ sounds: FrozenRow<UInt8>.View,
    _ expected: Range<Int>
  ) -> Int {
    guard !heard.isEmpty, heard.count <= longest else { return max(heard.count, expected.count) }
    var more = UInt64.max
    var less: UInt64 = 0
    var distance = heard.count
    let last = UInt64(1) << UInt64(heard.count - 1)
    for place in expected {
      let sound = sounds[place]
      var matches: UInt64 = 0
      for (position, other) in heard.enumerated() where other == sound {
        matches |= 1 << UInt64(position)
      }
      let diagonal = (((matches & more) &+ more) ^ more) | matches | less
      var higher = less | ~(diagonal | more)
      let lower = diagonal & more
      if higher & last != 0 { distance += 1 }
      if lower & last != 0 { distance -= 1 }
      higher = higher << 1 | 1
      more = (lower << 1) | ~(diagonal | higher)
      less = higher & diagonal
    }
    return distance
  }
}

// MARK: - Hashes

extension PhonemeIndex {
  private static func hash(ofKey key: String) -> UInt32 {
    UInt32(truncatingIfNeeded: WordTable.hash(of: key.utf8) >> 32)
  }

  /// The sounds as a whole, and with a gap in place of each.
  private static func forEachFiled(_ sounds: [UInt8], _ body: (UInt32) -> Void) {
    body(hash(of: sounds, gap: -1, skipping: 0))
    guard compared.contains(sounds.count) else { return }
    for place in sounds.indices { body(hash(of: sounds, gap: place, skipping: 1)) }
  }

  /// The same, and with a gap between each two, and without each.
  private static func forEachLookedFor(_ sounds: [UInt8], _ body: (UInt32) -> Void) {
    forEachFiled(sounds, body)
    guard compared.contains(sounds.count) else { return }
    for place in 0...sounds.count { body(hash(of: sounds, gap: place, skipping: 0)) }
    for place in sounds.indices { body(hash(of: sounds, without: place)) }
  }

  /// The hash of sounds of which a gap stands before one, or for a few of them from there on; -1 for no gap.
  private static func hash(of sounds: [UInt8], gap: Int, skipping count: Int) -> UInt32 {
    var hash = FNVHash()
    for place in 0...sounds.count {
      if place == gap { hash.add(1) }
      if place < sounds.count, place < gap || place >= gap + count || gap < 0 {
        hash.add(sounds[place])
      }
    }
    return hash.value
  }

  private static func hash(of sounds: [UInt8], without missing: Int) -> UInt32 {
    var hash = FNVHash()
    for (place, sound) in sounds.enumerated() where place != missing { hash.add(sound) }
    return hash.value
  }

  /// The hash of Fowler, Noll and Vo, its halves put together.
  private struct FNVHash {
    private var sum: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ byte: UInt8) {
      sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    var value: UInt32 { UInt32(truncatingIfNeeded: sum ^ sum >> 32) }
  }
}
