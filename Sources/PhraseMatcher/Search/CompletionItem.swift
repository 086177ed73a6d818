/// A place of the search for completions: what was said so far, and the best that can come of it.
struct CompletionItem: BitwiseCopyable, Comparable {
  /// The weight of the best sentence that this can become.
  let bound: Double
  /// The weight of the values so far.
  let weight: Double
  let order: Order
  let sequence: Int
  let position: Int
  /// The last of the filled slots; -1 for none.
  let fill: Int
  /// A node of the templates; for keys the one that their slot leads to.
  let template: UInt32
  let kind: Kind

  enum Kind: BitwiseCopyable {
    /// Between words of the template and slots.
    case outside
    /// Where a slot's value is one of some keys that stand side by side, the first of which is known.
    case keys(Keys)
    /// A whole sentence of a phrase.
    case finished(UInt32)
  }

  struct Keys: BitwiseCopyable {
    let low: UInt32
    let high: UInt32
    /// Where the first of them stands, in the order of keys.
    let place: UInt32
    let key: UInt32
    let areChanged: Bool
  }

  /// The catalogue's order: the keys of the first slots, one after the other, then the phrase.
  ///
  /// Each is the first that a walk can still come to, so what comes of a walk never stands before it.
  /// Nothing here may depend on the numbers of words, which differ after a vocabulary was replaced.
  struct Order: BitwiseCopyable, Comparable {
    private var keys = SIMD4<UInt32>()
    var phrase: UInt32 = 0
    private var slots: UInt32 = 0

    static func < (one: Order, other: Order) -> Bool {
      if one.keys != other.keys {
        for slot in 0..<4 where one.keys[slot] != other.keys[slot] {
          return one.keys[slot] < other.keys[slot]
        }
      }
      return one.phrase < other.phrase
    }

    /// The order of a walk that is in its next slot, at or above a key.
    func within(_ rank: UInt64) -> Order {
      var order = self
      if slots < 4 { order.keys[Int(slots)] = UInt32(truncatingIfNeeded: rank) }
      return order
    }

    /// The order of a walk that has left its slot with a key.
    func after(_ rank: UInt64) -> Order {
      var order = within(rank)
      order.slots += 1
      return order
    }
  }

  static func < (first: Self, second: Self) -> Bool {
    if first.bound != second.bound { return first.bound > second.bound }
    if first.order < second.order { return true }
    if second.order < first.order { return false }
    return first.sequence > second.sequence
  }

  static func == (first: Self, second: Self) -> Bool {
    first.sequence == second.sequence
  }
}
