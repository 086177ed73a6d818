/// The steps of a search, each knowing the one before it, so that ways share their beginnings.
struct SearchTrail {
  private var links: [Link] = []

  private struct Link {
    let previous: Int
    let content: Content
  }

  private enum Content {
    case step(Derivation.Step)
    /// A slot was filled; the steps within it end at `last`, the words outside it at `previous`.
    case fill(Derivation.Fill, last: Int)
  }

  mutating func append(_ step: Derivation.Step, after previous: Int) -> Int {
    links.append(Link(previous: previous, content: .step(step)))
    return links.count - 1
  }

  mutating func append(_ fill: Derivation.Fill, steps last: Int, after previous: Int) -> Int {
    links.append(Link(previous: previous, content: .fill(fill, last: last)))
    return links.count - 1
  }

  /// All steps and fills up to a link, in order.
  func path(to last: Int) -> (steps: [Derivation.Step], fills: [Derivation.Fill]) {
    var steps: [Derivation.Step] = []
    var fills: [Derivation.Fill] = []
    var current = last
    while current >= 0 {
      let link = links[current]
      switch link.content {
      case .step(let step): steps.append(step)
      case .fill(let fill, let inner):
        fills.append(fill)
        var step = inner
        while step >= 0 {
          guard case .step(var content) = links[step].content else { break }
          if !content.isAddition { content.slot = fill.slot }
          steps.append(content)
          step = links[step].previous
        }
      }
      current = link.previous
    }
    return (steps.reversed(), fills.reversed())
  }
}
