/// Counts how often numbers were put in, for searches that mark where they have been.
///
/// ```
/// keys      [0, 17, 0, 9, …]     by hash; open addressing, linear probing; 0 is a free place
/// counts    [0,  1, 0, 3, …]
/// ```
///
/// The numbers are keys that their owners make of a few fields, so hashing them needs no secret, and
/// emptying keeps the room.
struct NumberCounts {
  /// The places there are at first, which do for most walks.
  private static let fewest = 256

  private var keys: [UInt64] = []
  private var counts: [Int32] = []
  private var used = 0

  /// Forgets all numbers but keeps the room for them.
  mutating func removeAll() {
    guard used > 0 else { return }
    for place in keys.indices { keys[place] = 0 }
    used = 0
  }

  /// How often a number was put in.
  func count(of key: UInt64) -> Int {
    guard !keys.isEmpty else { return 0 }
    let place = place(of: key &+ 1)
    return keys[place] == 0 ? 0 : Int(counts[place])
  }

  /// Puts a number in once more, unless it was put in as often as it may be.
  ///
  /// - Parameters:
  ///   - key: Any number below the greatest.
  ///   - limit: How often it may be put in.
  /// - Returns: Whether it was put in.
  mutating func insert(_ key: UInt64, atMost limit: Int = 1) -> Bool {
    if used * 2 >= keys.count { grow() }
    let place = place(of: key &+ 1)
    if keys[place] == 0 {
      keys[place] = key &+ 1
      counts[place] = 1
      used += 1
      return true
    }
    guard counts[place] < limit else { return false }
    counts[place] += 1
    return true
  }

  /// Puts a number in with a count of its own.
  mutating func set(_ count: Int, of key: UInt64) {
    if used * 2 >= keys.count { grow() }
    let place = place(of: key &+ 1)
    if keys[place] == 0 { used += 1 }
    keys[place] = key &+ 1
    counts[place] = Int32(count)
  }

  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    let product = key &* 0x9e37_79b9_7f4a_7c15
    var place = Int(truncatingIfNeeded: product >> 32) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = (keys, counts)
    let size = max(Self.fewest, keys.count * 2)
    keys = Array(repeating: 0, count: size)
    counts = Array(repeating: 0, count: size)
    for (key, count) in zip(old.0, old.1) where key != 0 {
      let place = place(of: key)
      keys[place] = key
      counts[place] = count
    }
  }
}
