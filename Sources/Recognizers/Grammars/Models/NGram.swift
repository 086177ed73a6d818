/// Up to three words in one number, which sorts by the first word, then the second, then the third.
struct NGram: Hashable, Comparable {
  /// The most words of a vocabulary.
  static let wordLimit = 1 << 21

  let value: UInt64

  init(_ first: Int, _ second: Int, _ third: Int = 0) {
    value = UInt64(first) << 42 | UInt64(second) << 21 | UInt64(third)
  }

  var first: Int { Int(value >> 42) }
  var second: Int { Int(value >> 21) & (Self.wordLimit - 1) }
  var third: Int { Int(value) & (Self.wordLimit - 1) }
  /// The first two words.
  var pair: NGram { NGram(first, second) }

  static func < (left: NGram, right: NGram) -> Bool { left.value < right.value }
}

/// The beginnings and ends of a class's values with their chances.
struct ClassSummary {
  let firsts: [(Int, Double)]
  let firstPairs: [(NGram, Double)]
  let lasts: [(Int, Double)]
  let lastPairs: [(NGram, Double)]
  /// Values of one word.
  let singles: [(Int, Double)]

  init(_ values: [WordModel.Value]) {
    var firsts: [Int: Double] = [:]
    var lasts: [Int: Double] = [:]
    var singles: [Int: Double] = [:]
    var firstPairs: [NGram: Double] = [:]
    var lastPairs: [NGram: Double] = [:]
    for value in values {
      guard let first = value.words.first, let last = value.words.last else { continue }
      firsts[first, default: 0] += value.weight
      lasts[last, default: 0] += value.weight
      guard value.words.count > 1 else {
        singles[first, default: 0] += value.weight
        continue
      }
      firstPairs[NGram(first, value.words[1]), default: 0] += value.weight
      let end = NGram(value.words[value.words.count - 2], last)
      lastPairs[end, default: 0] += value.weight
    }
    // Sorted, so that sums come out the same every time.
    self.firsts = firsts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.lasts = lasts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.singles = singles.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.firstPairs = firstPairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.lastPairs = lastPairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
