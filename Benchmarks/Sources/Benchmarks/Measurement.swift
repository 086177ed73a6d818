/// A line of the table.
struct Row {
  let scenario: String
  let result: String
  let goal: String
}

/// Measures with the running clock; the median of several rounds counts.
enum Measurement {
  /// How long one of several repetitions takes, in nanoseconds: the median of the rounds.
  static func nanoseconds(
    each count: Int,
    rounds: Int = 7,
    _ body: () throws -> Void
  ) rethrows -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<rounds {
      let time = try clock.measure(body)
      times.append(time / .nanoseconds(1) / Double(max(1, count)))
    }
    return times.sorted()[times.count / 2]
  }

  /// A length of time as people read it.
  static func text(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: rounded(nanoseconds, "ns")
    case ..<1_000_000: rounded(nanoseconds / 1_000, "µs")
    case ..<1_000_000_000: rounded(nanoseconds / 1_000_000, "ms")
    default: rounded(nanoseconds / 1_000_000_000, "s")
    }
  }

  static func bytes(_ count: Int) -> String {
    rounded(Double(count) / 1_000_000, "MB")
  }

  private static func rounded(_ number: Double, _ unit: String) -> String {
    let factor: Double = number < 10 ? 100 : 10
    return "\((number * factor).rounded() / factor) \(unit)"
  }
}
