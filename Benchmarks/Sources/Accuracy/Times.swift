import Foundation

/// How long sentences took, in time of the processor: other programs take nothing of it.
struct Times {
  /// What took longest.
  private(set) var slowest = ""
  private var longest = 0.0
  private var microseconds: [Double] = []

  /// Runs something and remembers how long it took.
  mutating func measure<Result>(_ text: String, _ body: () -> Result) -> Result {
    let start = Self.now
    let result = body()
    let time = Self.now - start
    if time > longest { (longest, slowest) = (time, text) }
    microseconds.append(time)
    return result
  }

  /// The microseconds for which the thread has run.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1_000
  }

  /// Median, 99 of a hundred, and the worst.
  var summary: String {
    guard !microseconds.isEmpty else { return "" }
    let sorted = microseconds.sorted()
    let places = [sorted.count / 2, sorted.count * 99 / 100, sorted.count - 1]
    return places.map { String(format: "%8.0f", sorted[$0]) }.joined(separator: " ") + " µs"
  }
}
