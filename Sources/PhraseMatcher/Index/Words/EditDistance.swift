/// Counts the mistakes between two spellings, up to a limit.
///
/// A mistake is a letter too many, a letter missing, a wrong letter, or two neighbours swapped; no
/// part is changed twice ("optimal string alignment", Damerau 1964 with Wagner and Fischer 1974).
///
/// One spelling is prepared and then compared with many. For each letter a number tells by its bits
/// where in that spelling the letter stands, and a whole column of the table of distances is computed
/// at once (Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances",
/// 2003). Comparing allocates nothing.
///
/// ```
/// prepared   h o b b i t       b → 001100   i → 010000
/// ```
struct EditDistance {
  /// A spelling of more letters is compared letter by letter.
  private static let mostBits = 64
  private static let mask = 127

  private var prepared: [UInt32] = []
  /// The letters of the prepared spelling, by open addressing, and where they stand.
  ///
  /// At most half of the places are taken; where no bit is set, a place is free.
  private var letters = Array(repeating: UInt32(0), count: mask + 1)
  private var places = Array(repeating: UInt64(0), count: mask + 1)
  private var rows: [Int] = []

  /// Makes a spelling the one that others are compared with.
  mutating func prepare(_ spelling: some Collection<UInt32>) {
    for letter in prepared.prefix(Self.mostBits) {
      // Letters that were put behind this one are found from their own place before they are freed.
      var slot = Int(letter) & Self.mask
      while places[slot] != 0 {
        places[slot] = 0
        slot = (slot + 1) & Self.mask
      }
    }
    prepared.removeAll(keepingCapacity: true)
    prepared.append(contentsOf: spelling)
    guard prepared.count <= Self.mostBits else { return }
    for (place, letter) in prepared.enumerated() {
      let slot = slot(of: letter)
      letters[slot] = letter
      places[slot] |= 1 << UInt64(place)
    }
  }

  /// The number of mistakes between the prepared spelling and another, or nil above the limit.
  ///
  /// - Complexity: The length of the other spelling; less where the limit is passed early.
  mutating func distance(
    to other: some RandomAccessCollection<UInt32>,
    atMost limit: Int
  ) -> Int? {
    let count = prepared.count
    guard abs(count - other.count) <= limit else { return nil }
    guard count > 0 else { return other.count }
    guard count <= Self.mostBits else { return tableDistance(to: other, atMost: limit) }
    var more = UInt64.max
    var less: UInt64 = 0
    var diagonal: UInt64 = 0
    var matchesBefore: UInt64 = 0
    var distance = count
    var left = other.count
    let last = UInt64(1) << UInt64(count - 1)
    for letter in other {
      let matches = places[slot(of: letter)]
      let swapped = ((~diagonal & matches) << 1) & matchesBefore
      diagonal = (((matches & more) &+ more) ^ more) | matches | less | swapped
      var higher = less | ~(diagonal | more)
      let lower = diagonal & more
      if higher & last != 0 { distance += 1 }
      if lower & last != 0 { distance -= 1 }
      left -= 1
      guard distance - left <= limit else { return nil }
      higher = higher << 1 | 1
      more = (lower << 1) | ~(diagonal | higher)
      less = higher & diagonal
      matchesBefore = matches
    }
    return distance <= limit ? distance : nil
  }

  /// The number of mistakes between two spellings, the first of which is prepared, or nil above the
  /// limit.
  mutating func distance(
    _ first: some RandomAccessCollection<UInt32>,
    _ second: some RandomAccessCollection<UInt32>,
    atMost limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    prepare(first)
    return distance(to: second, atMost: limit)
  }

  /// Where a letter stands, or would stand.
  private func slot(of letter: UInt32) -> Int {
    var slot = Int(letter) & Self.mask
    while places[slot] != 0, letters[slot] != letter { slot = (slot + 1) & Self.mask }
    return slot
  }

  private mutating func tableDistance(
    to other: some RandomAccessCollection<UInt32>,
    atMost limit: Int
  ) -> Int? {
    let width = other.count + 1
    if rows.count < 3 * width { rows = Array(repeating: 0, count: 3 * width) }
    var before = 0
    var last = width
    var current = 2 * width
    for column in 0..<width { rows[last + column] = column }
    for (row, letter) in prepared.enumerated() {
      rows[current] = row + 1
      var least = row + 1
      var otherBefore: UInt32?
      for (column, otherLetter) in other.enumerated() {
        var cost = min(
          rows[last + column + 1] + 1,
          rows[current + column] + 1,
          rows[last + column] + (letter == otherLetter ? 0 : 1)
        )
        if row > 0, letter == otherBefore, otherLetter == prepared[row - 1] {
          cost = min(cost, rows[before + column - 1] + 1)
        }
        rows[current + column + 1] = cost
        least = min(least, cost)
        otherBefore = otherLetter
      }
      guard least <= limit else { return nil }
      (before, last, current) = (last, current, before)
    }
    let distance = rows[last + width - 1]
    return distance <= limit ? distance : nil
  }
}
