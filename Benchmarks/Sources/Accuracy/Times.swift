import Foundation

/// How long sentences took.
struct Times {
  private var microseconds: [Double] = []

  /// Runs something and remembers how long it took.
  mutating func measure<Result>(_ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = body()
    let components = (ContinuousClock.now - start).components
    microseconds.append(Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12)
    return result
  }

  /// Median, 99 of a hundred, and the worst.
  var summary: String {
    guard !microseconds.isEmpty else { return "" }
    let sorted = microseconds.sorted()
    let places = [sorted.count / 2, sorted.count * 99 / 100, sorted.count - 1]
    return places.map { String(format: "%8.0f", sorted[$0]) }.joined(separator: " ") + " µs"
  }
}
