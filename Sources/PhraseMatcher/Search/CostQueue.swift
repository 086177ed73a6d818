/// A queue of the places of a walk, the cheapest first, and of equals the one that came first.
///
/// Only a number for each moves about in the heap; the places themselves stay where they are.
struct CostQueue<Item: BitwiseCopyable> {
  private var heap = Heap<Entry>()
  private var items: [Item] = []

  /// A place in the queue.
  private struct Entry: BitwiseCopyable, Comparable {
    /// The cost, and how many came before; costs are no less than nought, so their bits are in order.
    let order: UInt64

    var number: Int { Int(order & 0xFFFF_FFFF) }

    init(cost: Float, number: Int) {
      order = UInt64(max(0, cost).bitPattern) << 32 | UInt64(number)
    }

    static func < (first: Entry, second: Entry) -> Bool { first.order < second.order }
  }

  /// Forgets all places but keeps the room for them.
  mutating func removeAll() {
    heap.removeAll()
    items.removeAll(keepingCapacity: true)
  }

  /// Puts a place in.
  mutating func insert(_ item: Item, cost: Float) {
    heap.insert(Entry(cost: cost, number: items.count))
    items.append(item)
  }

  /// Takes the cheapest place out.
  mutating func popLeast() -> Item? {
    heap.popLeast().map { items[$0.number] }
  }
}
