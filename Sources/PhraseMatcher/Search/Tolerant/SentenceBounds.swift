/// What is still to come behind each place of a sentence: the least that it can cost, and the most by which
/// its evidence can outweigh what it costs.
///
/// ```
///            open   the   xyzzy   in   library
/// cost      0.5   0.5   0.5     0    0          "xyzzy" is an unknown value at best, or too much
/// ```
///
/// Every way of going on in the walk is here at no more than its price, and with no less evidence. So a
/// walk that adds the cost to its own (A*; Hart, Nilsson and Raphael, "A formal basis for the heuristic
/// determination of minimum cost paths", 1968) comes to the same readings in the same order, and where the
/// evidence can never outweigh the cost there is none.
///
/// Places on the way whose evidence is too little are visited nevertheless: of several ways to one place the
/// cheapest counts, whether it comes to a reading or not.
struct SentenceBounds {
  /// What may still stand in the rest of the sentence.
  enum Rest: Int, CaseIterable {
    /// Nothing of the phrase has been heard: words that lead up to it cost less.
    case beginning
    /// There may be an unknown value.
    case open
    /// There is no unknown value any more.
    case closed
  }

  struct Bound {
    var cost = Float.infinity
    var surplus = -Float.infinity
  }

  /// What evidence counts beside what is paid.
  let worth: Float
  private var bounds: [Bound]

  /// Knows of nothing but the end, behind which nothing is to come.
  ///
  /// - Parameters:
  ///   - end: The place behind the last word.
  ///   - count: How many places there are.
  ///   - worth: What evidence counts beside what is paid.
  init(end: Int, count: Int, worth: Float) {
    self.worth = worth
    bounds = Array(repeating: Bound(), count: count * Rest.allCases.count)
    for rest in Rest.allCases { bounds[Self.number(end, rest)] = Bound(cost: 0, surplus: 0) }
  }

  /// What is to come behind a place.
  subscript(place: Int, rest: Rest) -> Bound { bounds[Self.number(place, rest)] }

  /// Takes note of a way on, wherever it may be taken.
  mutating func add(from place: Int, to next: Int, cost: Float, evidence: Float) {
    for rest in Rest.allCases {
      add(from: place, rest, to: next, rest == .beginning ? .open : rest, cost, evidence)
    }
  }

  /// Takes note of a way on.
  mutating func add(
    from place: Int,
    _ rest: Rest,
    to next: Int,
    _ nextRest: Rest,
    _ cost: Float,
    _ evidence: Float
  ) {
    let following = bounds[Self.number(next, nextRest)]
    let number = Self.number(place, rest)
    bounds[number].cost = min(bounds[number].cost, cost + following.cost)
    bounds[number].surplus = max(
      bounds[number].surplus,
      evidence * worth - cost + following.surplus
    )
  }

  private static func number(_ place: Int, _ rest: Rest) -> Int {
    place * Rest.allCases.count + rest.rawValue
  }
}
