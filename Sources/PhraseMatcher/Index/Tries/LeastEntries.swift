/// Finds the least of any entries that follow each other, without looking at all of them.
///
/// Entries are taken together in blocks; for every run of blocks whose number is a power of two the
/// place of its least entry is known, and any run is two of those that overlap.
///
/// - Complexity: A question looks at no more than two blocks and two runs. Memory is one number for
///   each block and power of two.
///
/// Bender and Farach-Colton, "The LCA problem revisited" (LATIN 2000).
struct LeastEntries: Sendable {
  fileprivate static let block = 16

  private let places: FrozenRow<UInt32>
  private let blockCount: Int

  /// Places that stand in a file.
  init(_ places: FrozenRow<UInt32>, of trie: LabelTrie.Frozen) {
    self.places = places
    blockCount = trie.entries.count / Self.block
  }

  /// The places, in a row that may stand in a file.
  var row: FrozenRow<UInt32> { places }

  init(of trie: LabelTrie.Frozen) {
    let level = trie.level
    blockCount = level.entries.count / Self.block
    var places = (0..<blockCount).map { block in
      let first = block * Self.block
      return UInt32(View.scan(level.entries, first..<(first + Self.block)))
    }
    var width = 1
    while width * 2 <= blockCount {
      let start = places.count - blockCount
      for block in 0..<blockCount {
        let one = places[start + block]
        let other = places[start + min(block + width, blockCount - 1)]
        places.append(level.entry(Int(other)) < level.entry(Int(one)) ? other : one)
      }
      width *= 2
    }
    withExtendedLifetime(trie) {}
    self.places = FrozenRow(places)
  }

  /// How many bytes it takes.
  var byteCount: Int { places.byteCount }

  /// For walks that keep entries and places alive.
  var view: View { View(places: places.view, blockCount: blockCount) }

  struct View: BitwiseCopyable, Sendable {
    var places = FrozenRow<UInt32>.View()
    var blockCount = 0

    /// The place of the least entry in a range, which must not be empty.
    func place(in range: Range<Int>, of entries: FrozenRow<UInt32>.View) -> Int {
      let first = (range.lowerBound + LeastEntries.block - 1) / LeastEntries.block
      let end = range.upperBound / LeastEntries.block
      guard first < end else { return Self.scan(entries, range) }
      let power = (end - first).bitWidth - 1 - (end - first).leadingZeroBitCount
      let row = power * blockCount
      var best = Int(places[row + first])
      func take(_ place: Int) {
        if Self.entry(entries, place) < Self.entry(entries, best) { best = place }
      }
      take(Int(places[row + end - (1 &<< power)]))
      let (low, high) = (first * LeastEntries.block, end * LeastEntries.block)
      if range.lowerBound < low { take(Self.scan(entries, range.lowerBound..<low)) }
      if high < range.upperBound { take(Self.scan(entries, high..<range.upperBound)) }
      // A damaged row may name a place that is elsewhere.
      return range.contains(best) ? best : range.lowerBound
    }

    @inline(__always)
    private static func entry(_ entries: FrozenRow<UInt32>.View, _ place: Int) -> UInt32 {
      entries[place] & ~LabelTrie.Level.repeatBit
    }

    fileprivate static func scan(_ entries: FrozenRow<UInt32>.View, _ range: Range<Int>) -> Int {
      var best = range.lowerBound
      var least = entry(entries, best)
      var place = best &+ 1
      while place < range.upperBound {
        let entry = entry(entries, place)
        if entry < least { (best, least) = (place, entry) }
        place &+= 1
      }
      return best
    }
  }
}
