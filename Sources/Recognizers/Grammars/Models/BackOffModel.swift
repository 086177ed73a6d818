/// A trigram model with back-off, estimated from expected counts.
///
/// From every history a fixed share is taken away and given to the words that were not expected after
/// it, in proportion to the next shorter history: back-off as of Katz, "Estimation of probabilities
/// from sparse data" (IEEE ASSP 35, 1987), with one discount for all counts, since the counts are
/// expectations and none is a sample's. The chances after any history add up to one.
struct BackOffModel {
  /// The share of every history that is kept for what is not expected.
  static let discount = 0.1

  /// A run of words, its chance after all but the last of them, and its back-off weight.
  struct Entry {
    var key: NGram
    var chance: Double
    var backOff: Double?
  }

  private(set) var unigrams: [Double] = []
  /// The weights with which words back off to the chances of single words.
  private(set) var backOffs: [Double] = []
  private(set) var bigrams: [Entry] = []
  private(set) var trigrams: [Entry] = []

  init(_ counts: NGramCounts) {
    let total = counts.unigrams.reduce(0, +)
    let words = Double(max(1, counts.unigrams.count - 1))
    unigrams = counts.unigrams.enumerated().map { word, count in
      guard word != counts.start, total > 0 else { return 0 }
      return (1 - Self.discount) * count / total + Self.discount / words
    }
    bigrams = counts.bigrams.map { entry in
      let share = entry.count / counts.follows[entry.key.first]
      return Entry(key: entry.key, chance: (1 - Self.discount) * share)
    }
    backOffs = Array(repeating: 1, count: counts.unigrams.count)
    weighBigrams()
    addTrigrams(counts)
  }

  private mutating func weighBigrams() {
    for run in Self.runs(of: bigrams, history: \.first) {
      let seen = bigrams[run].reduce(0) { $0 + $1.chance }
      let shorter = bigrams[run].reduce(0) { $0 + unigrams[$1.key.second] }
      backOffs[bigrams[run.lowerBound].key.first] = Self.weight(seen: seen, shorter: shorter)
    }
  }

  /// A trigram whose first two words are no bigram of the model has no history to stand after.
  private mutating func addTrigrams(_ counts: NGramCounts) {
    var follow = counts.pairFollows[...]
    var place = 0
    for entry in counts.trigrams {
      let pair = entry.key.pair
      while let first = follow.first, first.key < pair { follow = follow.dropFirst() }
      while place < bigrams.count, bigrams[place].key < pair { place += 1 }
      guard place < bigrams.count, bigrams[place].key == pair, let total = follow.first,
        total.key == pair, total.count > 0
      else { continue }
      let chance = (1 - Self.discount) * min(1, entry.count / total.count)
      trigrams.append(Entry(key: entry.key, chance: chance))
    }
    weighTrigrams()
  }

  private mutating func weighTrigrams() {
    var place = 0
    for run in Self.runs(of: trigrams, history: \.pair) {
      let pair = trigrams[run.lowerBound].key.pair
      let seen = trigrams[run].reduce(0) { $0 + $1.chance }
      let shorter = trigrams[run].reduce(0) { sum, entry in
        sum + chance(of: entry.key.third, after: entry.key.second)
      }
      while place < bigrams.count, bigrams[place].key < pair { place += 1 }
      bigrams[place].backOff = Self.weight(seen: seen, shorter: shorter)
    }
  }

  private static func runs<History: Equatable>(
    of entries: [Entry],
    history: (NGram) -> History
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    while start < entries.count {
      let current = history(entries[start].key)
      var end = start + 1
      while end < entries.count, history(entries[end].key) == current { end += 1 }
      runs.append(start..<end)
      start = end
    }
    return runs
  }

  /// The chance of a word after another one.
  private func chance(of word: Int, after history: Int) -> Double {
    let key = NGram(history, word)
    var low = 0
    var high = bigrams.count
    while low < high {
      let middle = (low + high) / 2
      if bigrams[middle].key < key { low = middle + 1 } else { high = middle }
    }
    if low < bigrams.count, bigrams[low].key == key { return bigrams[low].chance }
    return backOffs[history] * unigrams[word]
  }

  /// What is left for other words over what they have after the shorter history.
  private static func weight(seen: Double, shorter: Double) -> Double {
    let rest = 1 - shorter
    return rest > 1e-9 ? max(0, 1 - seen) / rest : 0
  }
}
