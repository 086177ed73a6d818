/// Counts how many symbols two rows have in common in the same order.
///
/// A row's symbols are bits, so that a whole row is compared with one symbol in a few operations
/// (Hyyrö, "Bit-parallel LCS-length computation revisited", 2004). The longest common subsequence
/// tells what insertions and deletions tell: two rows differ by `first + second − 2 × common`.
struct CommonSymbols {
  private let count: Int
  private let words: Int
  private var masks: [UInt64]
  private var bits: [UInt64]

  /// Prepares a row for being compared with others.
  ///
  /// - Parameters:
  ///   - row: The symbols, each less than `alphabet`.
  ///   - alphabet: How many different symbols there are.
  init(_ row: [UInt16], alphabet: Int) {
    count = row.count
    words = max(1, (row.count + 63) / 64)
    masks = Array(repeating: 0, count: alphabet * words)
    bits = Array(repeating: .max, count: words)
    for (place, symbol) in row.enumerated() where Int(symbol) < alphabet {
      masks[Int(symbol) * words + place / 64] |= 1 << UInt64(place % 64)
    }
  }

  /// The share of both rows' symbols that they have in common, from 0 to 1.
  mutating func similarity(to other: some RandomAccessCollection<UInt16>) -> Float {
    guard count + other.count > 0 else { return 1 }
    for word in 0..<words { bits[word] = .max }
    for symbol in other {
      let start = Int(symbol) * words
      guard start + words <= masks.count else { continue }
      var carry: UInt64 = 0
      for word in 0..<words {
        let matches = bits[word] & masks[start + word]
        let (first, overflow) = bits[word].addingReportingOverflow(matches)
        let (sum, second) = first.addingReportingOverflow(carry)
        carry = overflow || second ? 1 : 0
        bits[word] = sum | (bits[word] & ~masks[start + word])
      }
    }
    var common = 0
    for word in 0..<words {
      let used = min(64, count - word * 64)
      let mask: UInt64 = used >= 64 ? .max : (1 << UInt64(max(0, used))) - 1
      common += (~bits[word] & mask).nonzeroBitCount
    }
    return 2 * Float(common) / Float(count + other.count)
  }
}
