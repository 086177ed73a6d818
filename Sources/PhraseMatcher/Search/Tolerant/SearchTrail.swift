/// The steps of a search, each knowing the one before it, so that ways share their beginnings.
struct SearchTrail {
  private var links: [Link] = []
  private var fills: [Derivation.Fill] = []

  /// The links that most searches do with.
  private static let usualCount = 64

  init() {
    links.reserveCapacity(Self.usualCount)
  }

  private struct Link {
    let previous: Int32
    /// The slot that was filled; -1 for a step.
    var fill: Int32 = -1
    /// Where the steps within the slot end; those outside it end at `previous`.
    var last: Int32 = -1
    var step = Derivation.Step(tokens: 0..<0)
  }

  /// Forgets everything but the room for it.
  mutating func removeAll() {
    links.removeAll(keepingCapacity: true)
    fills.removeAll(keepingCapacity: true)
  }

  mutating func append(_ step: Derivation.Step, after previous: Int32) -> Int32 {
    links.append(Link(previous: previous, step: step))
    return Int32(links.count - 1)
  }

  mutating func append(
    _ fill: Derivation.Fill,
    steps last: Int32,
    after previous: Int32
  ) -> Int32 {
    links.append(Link(previous: previous, fill: Int32(fills.count), last: last))
    fills.append(fill)
    return Int32(links.count - 1)
  }

  /// All steps and fills up to a link, in order.
  func path(to last: Int32) -> (steps: [Derivation.Step], fills: [Derivation.Fill]) {
    var steps: [Derivation.Step] = []
    var filled: [Derivation.Fill] = []
    var current = last
    while current >= 0 {
      let link = links[Int(current)]
      if link.fill < 0 {
        steps.append(link.step)
      } else {
        let fill = fills[Int(link.fill)]
        filled.append(fill)
        var inner = link.last
        while inner >= 0 {
          var step = links[Int(inner)].step
          if !step.isAddition { step.slot = fill.slot }
          steps.append(step)
          inner = links[Int(inner)].previous
        }
      }
      current = link.previous
    }
    return (steps.reversed(), filled.reversed())
  }
}
