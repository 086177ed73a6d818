extension TemplateGraph {
  /// Collects templates and freezes them.
  ///
  /// Templates without brackets are rows of labels; the others are automata. Walking all of them at once makes
  /// a state of every set of places that some words lead to (Rabin and Scott 1959), so that one look
  /// finds where a word leads. Sets can be many more than places; where they become so, the places are no longer
  /// taken together, and a word leads to several nodes.
  struct Builder {
    private var keyLabels: [UInt32] = []
    private var keyStarts: [Int] = [0]
    private var keyEntries: [UInt32] = []
    /// The places of the templates with brackets, each with its edges and the templates that end there.
    private var places: [Place] = []
    private var starts: [UInt32] = []
    private var placeEdgeCount = 0

    /// How many edges sets of places may have for each edge of the automata.
    private static let mostEdgesPerEdge = 16
    private static let edgesInAnyCase = 65_536

    private struct Place {
      var edges: [Edge] = []
      var entry: UInt32?
    }

    private struct Edge {
      var label: UInt32
      var target: UInt32
    }

    /// Adds a template without brackets.
    mutating func add(_ key: [UInt32], entry: UInt32) {
      keyLabels.append(contentsOf: key)
      keyStarts.append(keyLabels.count)
      keyEntries.append(entry)
    }

    /// Adds a template with brackets; for each state and edge of its network the labels that follow each
    /// other there, which may be none.
    mutating func add(_ network: PhraseNetwork, labels: [[[UInt32]]], entry: UInt32) {
      let offset = UInt32(places.count)
      places += network.edges.map { _ in Place() }
      for state in network.edges.indices {
        for reached in Self.reachable(from: state, network, labels) {
          if reached == network.end { places[Int(offset) + state].entry = entry }
          for (edge, labels) in zip(network.edges[reached], labels[reached]) where !labels.isEmpty {
            add(labels, from: offset + UInt32(state), to: offset + UInt32(edge.target))
          }
        }
      }
      starts.append(offset + UInt32(PhraseNetwork.start))
    }

    private mutating func add(_ labels: [UInt32], from start: UInt32, to end: UInt32) {
      var place = start
      for (number, label) in labels.enumerated() {
        let isLast = number == labels.count - 1
        if !isLast { places.append(Place()) }
        let target = isLast ? end : UInt32(places.count - 1)
        places[Int(place)].edges.append(Edge(label: label, target: target))
        placeEdgeCount += 1
        place = target
      }
    }

    /// The states to which no word leads but nothing.
    private static func reachable(
      from state: Int,
      _ network: PhraseNetwork,
      _ labels: [[[UInt32]]]
    ) -> [Int] {
      var reached = [state]
      var next = 0
      while next < reached.count {
        for (edge, labels) in zip(network.edges[reached[next]], labels[reached[next]])
        where labels.isEmpty && !reached.contains(edge.target) {
          reached.append(edge.target)
        }
        next += 1
      }
      return reached
    }

    /// Puts other labels in the place of those that were given.
    mutating func replaceLabels(_ label: (UInt32) -> UInt32) {
      for place in keyLabels.indices { keyLabels[place] = label(keyLabels[place]) }
      for place in places.indices {
        for edge in places[place].edges.indices {
          places[place].edges[edge].label = label(places[place].edges[edge].label)
        }
      }
    }

    // MARK: Freezing

    /// The keys and places at which the same words arrive.
    private struct State {
      var low: Int
      var high: Int
      var depth: Int
      var places: [UInt32]
      /// How many labels at most lead to it.
      var level = 0
      var edges = 0..<0
      var entries = 0..<0
      var firstNode = 0
    }

    /// The graph of all templates added.
    func freeze() -> TemplateGraph {
      let sorted = sortedKeys()
      var states = [State(low: 0, high: sorted.count, depth: 0, places: starts)]
      var edges: [(label: UInt32, target: Int)] = []
      var entries: [UInt32] = []
      var known: [[UInt32]: Int] = [:]
      let most = Self.mostEdgesPerEdge * placeEdgeCount + Self.edgesInAnyCase
      var branching = 0
      func state(_ next: State) -> Int {
        if next.low == next.high, let number = known[next.places] { return number }
        states.append(next)
        if next.low == next.high { known[next.places] = states.count - 1 }
        return states.count - 1
      }
      var number = 0
      while number < states.count {
        let (firstEdge, firstEntry) = (edges.count, entries.count)
        let here = states[number]
        var low = here.low
        while low < here.high, length(of: sorted[low]) == here.depth {
          entries.append(keyEntries[sorted[low]])
          low += 1
        }
        let own = here.places.compactMap { places[Int($0)].entry }
        if !own.isEmpty {
          entries[firstEntry...] = (entries[firstEntry...] + Set(own)).sorted()[...]
        }
        let onward = here.places.flatMap { places[Int($0)].edges }.sorted {
          ($0.label, $0.target) < ($1.label, $1.target)
        }
        branching += onward.count
        let isTakenTogether = branching <= most
        var place = 0
        while low < here.high || place < onward.count {
          let key = low < here.high ? label(of: sorted[low], at: here.depth) : .max
          let label = min(key, place < onward.count ? onward[place].label : .max)
          var next = State(low: low, high: low, depth: here.depth + 1, places: [])
          while low < here.high, self.label(of: sorted[low], at: here.depth) == label { low += 1 }
          next.high = low
          if next.low == next.high { (next.low, next.high, next.depth) = (0, 0, 0) }
          var targets: [UInt32] = []
          while place < onward.count, onward[place].label == label {
            if targets.last != onward[place].target { targets.append(onward[place].target) }
            place += 1
          }
          if isTakenTogether || targets.isEmpty {
            next.places = targets
            edges.append((label, state(next)))
          } else {
            if next.high > next.low { edges.append((label, state(next))) }
            for target in targets {
              let apart = State(low: 0, high: 0, depth: 0, places: [target])
              edges.append((label, state(apart)))
            }
          }
        }
        states[number].edges = firstEdge..<edges.count
        states[number].entries = firstEntry..<entries.count
        number += 1
      }
      return Self.graph(&states, edges, entries)
    }

    /// Puts the states in an order in which every label leads on to a later one.
    private static func graph(
      _ states: inout [State],
      _ edges: [(label: UInt32, target: Int)],
      _ entries: [UInt32]
    ) -> TemplateGraph {
      var waysIn = Array(repeating: 0, count: states.count)
      for edge in edges { waysIn[edge.target] += 1 }
      var ready = [0]
      var next = 0
      while next < ready.count {
        let state = ready[next]
        next += 1
        for edge in states[state].edges {
          let target = edges[edge].target
          states[target].level = max(states[target].level, states[state].level + 1)
          waysIn[target] -= 1
          if waysIn[target] == 0 { ready.append(target) }
        }
      }
      let order = states.indices.sorted { (states[$0].level, $0) < (states[$1].level, $1) }
      var count = 1
      for state in order {
        states[state].firstNode = count
        count += states[state].edges.count
      }
      func node(_ label: UInt32, to target: Int) -> Node {
        let state = states[target]
        return Node(
          label: label,
          firstChild: UInt32(state.firstNode),
          lastChild: UInt32(state.firstNode + state.edges.count),
          firstEntry: UInt32(state.entries.lowerBound),
          lastEntry: UInt32(state.entries.upperBound),
          isBranching: state.places.isEmpty ? 0 : 1
        )
      }
      var nodes = [node(.max, to: 0)]
      nodes.reserveCapacity(count)
      for state in order {
        for edge in states[state].edges {
          nodes.append(node(edges[edge].label, to: edges[edge].target))
        }
      }
      return TemplateGraph(nodes: nodes, entries: entries)
    }

    // MARK: Keys

    /// The keys in order; equal ones stay in the order in which they were added.
    private func sortedKeys() -> [Int] {
      keyEntries.indices.sorted { first, second in
        let rest = compare(first, second)
        return rest == 0 ? first < second : rest < 0
      }
    }

    private func compare(_ first: Int, _ second: Int) -> Int {
      let firstLength = length(of: first)
      let secondLength = length(of: second)
      for depth in 0..<min(firstLength, secondLength) {
        let difference = Int(label(of: first, at: depth)) - Int(label(of: second, at: depth))
        if difference != 0 { return difference }
      }
      return firstLength - secondLength
    }

    private func length(of key: Int) -> Int {
      keyStarts[key + 1] - keyStarts[key]
    }

    private func label(of key: Int, at depth: Int) -> UInt32 {
      keyLabels[keyStarts[key] + depth]
    }
  }
}
