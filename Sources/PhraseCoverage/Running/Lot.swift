/// Draws by lot, the same for the same seed (SplitMix64).
struct Lot: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// Some elements in their order, each at most once.
  mutating func draw<Element>(_ count: Int, from elements: [Element]) -> [Element] {
    guard elements.count > count else { return elements }
    var chosen: Set<Int> = []
    while chosen.count < count { chosen.insert(Int.random(in: elements.indices, using: &self)) }
    return chosen.sorted().map { elements[$0] }
  }
}
