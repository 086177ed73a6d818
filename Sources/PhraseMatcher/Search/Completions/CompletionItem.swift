/// A place of the search for completions: what was said so far, and the best that can come of it.
struct CompletionItem: BitwiseCopyable, Comparable {
  /// The weight of the best sentence that this can become.
  var bound: Double
  /// The weight of the values so far.
  let weight: Double
  var order: Order
  var sequence: UInt32 = 0
  /// How many of the typed words were said.
  var position: UInt32
  /// The last of the filled slots; -1 for none.
  let fill: Int32
  /// A node of the templates; for keys the one that their slot leads to.
  var template: UInt32
  var kind = Kind.outside

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
    let areChanged: Bool
  }

  /// The catalogue's order: the keys of the first four slots, one after the other, then the phrase.
  ///
  /// Each is the first that a walk can still come to, so what comes of a walk never stands before it.
  /// Nothing here may depend on the numbers of words, which differ after a vocabulary was replaced.
  struct Order: BitwiseCopyable, Comparable {
    private var early: UInt64 = 0
    private var late: UInt64 = 0
    var phrase: UInt32 = 0
    private var slots: UInt32 = 0

    static func < (one: Order, other: Order) -> Bool {
      if one.early != other.early { return one.early < other.early }
      if one.late != other.late { return one.late < other.late }
      return one.phrase < other.phrase
    }

    /// The order of a walk that is in its next slot, at or above a key.
    func within(_ rank: UInt64) -> Order {
      var order = self
      let key = rank & 0xFFFF_FFFF
      switch slots {
      case 0: order.early = early & 0xFFFF_FFFF | key &<< 32
      case 1: order.early = early & ~0xFFFF_FFFF | key
      case 2: order.late = late & 0xFFFF_FFFF | key &<< 32
      case 3: order.late = late & ~0xFFFF_FFFF | key
      default: break
      }
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
