import Foundation

/// A line of the table.
struct Row {
  let scenario: String
  let result: String
  let goal: String
}

/// Measures the processor's time, which other programs take nothing of; the median of several rounds
/// counts.
enum Measurement {
  /// The nanoseconds that the process has run for so far, on all cores together.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000_000 + Double(time.tv_nsec)
  }

  /// The nanoseconds that have passed so far, whoever used them.
  static var clock: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1_000_000_000 + Double(time.tv_nsec)
  }

  /// The nanoseconds that this thread has run for so far; what others do for it beside is not counted.
  static var ofThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000_000 + Double(time.tv_nsec)
  }

  /// How long one of several repetitions takes, in nanoseconds: the median of the rounds.
  static func nanoseconds(
    each count: Int,
    rounds: Int = 7,
    _ body: () throws -> Void
  ) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = now
      try body()
      times.append((now - start) / Double(max(1, count)))
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
