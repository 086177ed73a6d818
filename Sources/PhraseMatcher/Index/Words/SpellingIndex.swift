import SpokenLanguage
import Synchronization

/// Finds the words that are spelled or sound like a given one without trying every word.
///
/// Two spellings that are up to two mistakes apart become equal when up to two letters are left out
/// of each. So every word is filed under all spellings that arise by leaving out letters, and a
/// heard word is looked for under all of its own:
///
/// ```
/// hobbit → hobbit obbit hbbit hobit hobbt hobbi …    filed
/// hobit  → hobit obit hbit hoit …                    looked for: "hobit" is in both
/// ```
///
/// Only the first seven letters take part, which keeps the number of spellings small and loses
/// nothing: what remains equal of two spellings remains equal of their beginnings. Every candidate
/// is compared in full afterwards, so that a shared bucket is no mistake.
///
/// ```
/// buckets   [0, 2, 2, 5, …]        by hash of the spelling: where its words begin in `filed`
/// filed     [17, 4, 8, 4, 90, …]   words
/// letters   h o b b i t d u n e …  folded letters of all words, `starts` says where each begins
/// ```
///
/// How the words sound is kept in a ``PhonemeIndex`` beside.
///
/// Words are folded (marks left out) before all that; a difference in marks only is found at
/// distance nought. Words that were added to the table later have an index of their own, `newer`,
/// so extending costs what is new.
///
/// Invariants: `buckets` ascends and ends at the count of `filed`; every word of up to
/// ``Letters/longestCompared`` letters stands in the bucket of its own beginning.
///
/// The method is symmetric deletion with prefixes (Wolf Garbe's SymSpell, 2012 and 2017), after
/// Mor and Fraenkel, "A hash code method for detecting and correcting spelling errors" (CACM 1982).
///
/// - Complexity: About thirty buckets are opened for a word; memory is about thirty numbers a word.
final class SpellingIndex: Sendable {
  private static let prefixLength = 7
  /// No bucket holds as many words but a damaged one.
  private static let mostFiled = 1 << 20
  /// The most words of the table whose neighbours are remembered.
  private static let mostRemembered = 1_024

  private let first: UInt32
  private let newer: [SpellingIndex]
  private let end: UInt32
  private let rows: Rows
  private let sounds: PhonemeIndex
  /// What resembles words of the table that were asked for; the words of phrases are said again and again.
  private let remembered = Mutex<[UInt32: Resembling]>([:])

  /// What is filed, in rows that may stand in a file.
  struct Rows: Sendable {
    let starts: FrozenRow<UInt32>
    let letters: FrozenRow<UInt32>
    let buckets: FrozenRow<UInt32>
    let filed: FrozenRow<UInt32>
    let sounds: PhonemeIndex.Rows
  }

  /// The letters of a word, where they stand; only good as long as the index is there.
  struct Spelling: RandomAccessCollection, BitwiseCopyable, Sendable {
    fileprivate let row: FrozenRow<UInt32>.View
    let startIndex: Int
    let endIndex: Int

    subscript(place: Int) -> UInt32 { row[place] }
  }

  /// A word that resembles another.
  struct Neighbour: Sendable, Hashable {
    let word: UInt32
    /// How many letters differ once marks are left out; nil for a word that only sounds alike.
    let mistakes: Int?
    /// The share of its sounds in which it differs, where it may sound alike; nil for all others.
    ///
    /// 0 where the language has keys of sounds, and no more rules of reading.
    let soundDifference: Float?
    /// Whether it has a key of sounds of the heard word; otherwise a sound differs that is seldom misheard.
    let hasSoundKey: Bool
    /// The mistakes as a share of the longer word's letters, however many they are.
    let difference: Float
    let startsAlike: Bool
  }

  /// What was found to resemble a word.
  struct Resembling: Sendable {
    let sounds: PhonemeIndex.Heard
    let neighbours: [Neighbour]
  }

  /// Files the words of a table from a given one on.
  init(words: WordTable, from first: UInt32 = 0, language: any Language) {
    var starts: [UInt32] = [0]
    var letters: [UInt32] = []
    var filings: [(bucket: UInt64, word: UInt32)] = []
    for word in first..<UInt32(words.count) {
      let text = words.text(of: word)
      let folded = Letters.letters(of: language.withoutDiacritics(text))
      letters += folded
      starts.append(UInt32(letters.count))
      guard folded.count <= Letters.longestCompared else { continue }
      Self.forEachDeletion(of: folded, upTo: Letters.forgivenMistakes(in: folded)) { hash in
        filings.append((hash, word))
      }
    }
    self.first = first
    self.end = UInt32(words.count)
    let (buckets, filed) = Self.file(filings)
    sounds = PhonemeIndex(words: words, from: first, language: language)
    rows = Rows(
      starts: FrozenRow(starts),
      letters: FrozenRow(letters),
      buckets: FrozenRow(buckets),
      filed: FrozenRow(filed),
      sounds: sounds.rows
    )
    newer = []
  }

  /// An index of words whose rows stand in a file.
  init(_ rows: Rows, wordCount: Int) {
    first = 0
    end = UInt32(wordCount)
    self.rows = rows
    sounds = PhonemeIndex(rows.sounds)
    newer = []
  }

  /// The rows of an index of which nothing is newer; nil where something is.
  var frozenRows: Rows? { newer.isEmpty && first == 0 ? rows : nil }

  private init(_ index: SpellingIndex, newer: [SpellingIndex]) {
    first = index.first
    end = index.end
    rows = index.rows
    sounds = index.sounds
    self.newer = newer
  }

  /// The index with the words that a table has more.
  func extended(to words: WordTable, language: any Language) -> SpellingIndex {
    let known = newer.last?.end ?? end
    guard UInt32(words.count) > known else { return self }
    // Like the digits of a number that counts up: small indexes become a larger one when there are two
    // of a size, so that there are few of them and no word is filed often.
    var newer = newer
    var first = known
    while let last = newer.last, last.end - last.first <= UInt32(words.count) - first {
      first = last.first
      newer.removeLast()
    }
    newer.append(SpellingIndex(words: words, from: first, language: language))
    return SpellingIndex(self, newer: newer)
  }

  /// Calls a function with every word that resembles a heard one, each once, in a stable order.
  func forEachNeighbour(
    of text: String,
    language: any Language,
    _ body: (Neighbour) -> Void
  ) {
    let folded = Letters.letters(of: language.withoutDiacritics(text))
    var distance = EditDistance()
    distance.prepare(folded)
    let sound = PhonemeIndex.Heard(text, language: language)
    forEachNeighbour(of: folded, sound: sound, comparing: &distance, body)
  }

  /// Calls a function with every word that resembles a heard one, each once, in a stable order.
  ///
  /// - Parameters:
  ///   - folded: The letters of the heard word without marks.
  ///   - sound: How it may sound.
  ///   - distance: Compares with these letters.
  ///   - body: Is given each word.
  func forEachNeighbour(
    of folded: [UInt32],
    sound: PhonemeIndex.Heard,
    comparing distance: inout EditDistance,
    _ body: (Neighbour) -> Void
  ) {
    guard !folded.isEmpty, folded.count <= Letters.longestCompared + 2 else { return }
    findNeighbours(of: folded, sound: sound, &distance, body)
    for index in newer { index.findNeighbours(of: folded, sound: sound, &distance, body) }
  }

  /// What resembles a word of the table, where that was found before.
  func remembered(_ word: UInt32) -> Resembling? {
    remembered.withLock { $0[word] }
  }

  /// Keeps what was found to resemble a word of the table.
  func remember(_ found: Resembling, of word: UInt32) {
    remembered.withLock { remembered in
      if remembered.count < Self.mostRemembered { remembered[word] = found }
    }
  }

  /// The letters of a word without marks.
  func spelling(of word: UInt32) -> Spelling {
    guard word >= end else { return letters(of: word) }
    return newer.first { word < $0.end }?.letters(of: word)
      ?? Spelling(row: rows.letters.view, startIndex: 0, endIndex: 0)
  }

  /// The words that sound as a heard one does, in the order of their numbers.
  func words(soundingLike heard: PhonemeIndex.Heard) -> [UInt32] {
    ([self] + newer).flatMap { index in
      index.words(alike: heard).filter { index.soundDifference(heard, $0) == 0 }
    }
  }

  /// The least share of their sounds in which a heard word and a known one differ; 0 where the language
  /// has no rules of reading.
  func soundDifference(_ heard: PhonemeIndex.Heard, _ word: UInt32) -> Float {
    let index = word < end ? self : newer.first { word < $0.end }
    guard let index, word >= index.first else { return 1 }
    return index.sounds.difference(heard, at: Int(word - index.first)) ?? 0
  }

  private func findNeighbours(
    of folded: [UInt32],
    sound: PhonemeIndex.Heard,
    _ distance: inout EditDistance,
    _ body: (Neighbour) -> Void
  ) {
    var found: [UInt32] = []
    found.reserveCapacity(64)
    let deletions = folded.count >= 4 ? 2 : 1
    let (buckets, filed) = (rows.buckets.view, rows.filed.view)
    guard buckets.count > 1 else { return }
    let mask = UInt64(buckets.count - 2)
    Self.forEachDeletion(of: folded, upTo: deletions) { hash in
      let bucket = Int(hash & mask)
      let (low, high) = (Int(buckets[bucket]), Int(buckets[bucket + 1]))
      for place in low..<max(low, min(high, filed.count, low + Self.mostFiled)) {
        let word = filed[place]
        if word >= first, word < end { found.append(word) }
      }
    }
    withExtendedLifetime(rows) {}
    found.sort()
    let alike = words(alike: sound)
    let keyed = alike.isEmpty ? [] : sounds.words(keyedAs: sound)
    var last = UInt32.max
    for word in found where word != last {
      last = word
      let spelling = letters(of: word)
      let limit = Letters.forgivenMistakes(in: spelling)
      guard let mistakes = distance.distance(to: spelling, atMost: limit) else { continue }
      let isAlike = Self.holds(alike, word)
      body(neighbour(word, mistakes, folded, isAlike ? sound : nil, keyed, mistakes))
    }
    for word in alike {
      let spelling = letters(of: word)
      let longest = max(spelling.count, folded.count)
      guard spelling.count <= Letters.longestCompared,
        let mistakes = distance.distance(to: spelling, atMost: longest),
        mistakes > Letters.forgivenMistakes(in: spelling)
      else { continue }
      body(neighbour(word, mistakes, folded, sound, keyed, nil))
    }
  }

  private func neighbour(
    _ word: UInt32,
    _ distance: Int,
    _ folded: [UInt32],
    _ sound: PhonemeIndex.Heard?,
    _ keyed: [UInt32],
    _ mistakes: Int?
  ) -> Neighbour {
    let spelling = letters(of: word)
    return Neighbour(
      word: word,
      mistakes: mistakes,
      soundDifference: sound.map { soundDifference($0, word) },
      hasSoundKey: sound != nil && Self.holds(keyed, word),
      difference: Float(distance) / Float(max(1, spelling.count, folded.count)),
      startsAlike: spelling.first == folded.first
    )
  }

  /// The folded letters of a word.
  private func letters(of word: UInt32) -> Spelling {
    let number = Int(word) - Int(first)
    let low = Int(rows.starts[number])
    let high = max(low, min(Int(rows.starts[number + 1]), rows.letters.count))
    return Spelling(row: rows.letters.view, startIndex: low, endIndex: high)
  }

  private func words(alike heard: PhonemeIndex.Heard) -> [UInt32] {
    sounds.words(alike: heard).filter { $0 >= first && $0 < end }
  }

  /// Whether ordered words hold one.
  private static func holds(_ words: [UInt32], _ word: UInt32) -> Bool {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == word
  }

  private static func file(
    _ filings: [(bucket: UInt64, word: UInt32)]
  ) -> (buckets: [UInt32], filed: [UInt32]) {
    var size = 16
    while size < filings.count { size *= 2 }
    var buckets = Array(repeating: UInt32(0), count: size + 1)
    let mask = UInt64(size - 1)
    for filing in filings { buckets[Int(filing.bucket & mask) + 1] += 1 }
    for bucket in 0..<size { buckets[bucket + 1] += buckets[bucket] }
    var next = buckets
    var filed = Array(repeating: UInt32(0), count: filings.count)
    for filing in filings {
      let bucket = Int(filing.bucket & mask)
      filed[Int(next[bucket])] = filing.word
      next[bucket] += 1
    }
    return (buckets, filed)
  }

  /// Calls a function with the hash of every spelling that leaves out up to two letters of the
  /// beginning of a word.
  private static func forEachDeletion(
    of word: [UInt32],
    upTo limit: Int,
    _ body: (UInt64) -> Void
  ) {
    let count = min(word.count, prefixLength)
    body(hash(of: word, count, without: -1, -1))
    guard limit > 0, count > 1 else { return }
    for first in 0..<count {
      body(hash(of: word, count, without: first, -1))
      guard limit > 1, count > 2 else { continue }
      for second in (first + 1)..<max(first + 1, count) {
        body(hash(of: word, count, without: first, second))
      }
    }
  }

  private static func hash(
    of word: [UInt32],
    _ count: Int,
    without first: Int,
    _ second: Int
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for position in 0..<count where position != first && position != second {
      hash = (hash ^ UInt64(word[position])) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash &>> 32
    }
    return hash
  }

  /// How many bytes it takes.
  var byteCount: Int {
    rows.starts.byteCount + rows.letters.byteCount + rows.buckets.byteCount + rows.filed.byteCount
      + sounds.byteCount
      + newer.reduce(0) { $0 + $1.byteCount }
  }

  /// Says what is wrong with the arrays; nil when nothing is.
  func brokenInvariant() -> String? {
    let (buckets, filed) = (rows.buckets, rows.filed)
    guard (1..<max(1, buckets.count)).allSatisfy({ buckets[$0 - 1] <= buckets[$0] }) else {
      return "the buckets descend"
    }
    guard Int(buckets[buckets.count - 1]) == filed.count else { return "the buckets end elsewhere" }
    guard (0..<filed.count).allSatisfy({ filed[$0] >= first && filed[$0] < end }) else {
      return "a filed word is foreign"
    }
    return newer.compactMap { $0.brokenInvariant() }.first
  }
}
