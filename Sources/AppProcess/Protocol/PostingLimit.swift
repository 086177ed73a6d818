/// Counts what an app posts, so that nobody is flooded.
struct PostingLimit: Sendable {
  /// How many notifications an app may post within a minute, and how many of them may wait until they are kept.
  static let most = 1_000
  private static let span = Duration.seconds(60)

  /// When the minute began that is counted; nil before there is anything to count.
  private var start: ContinuousClock.Instant?
  private var count = 0

  /// Counts one more; false where that is more than anybody reads.
  mutating func takesOneMore(at now: ContinuousClock.Instant) -> Bool {
    if start.map({ now - $0 >= Self.span }) ?? true {
      start = now
      count = 0
    }
    count += 1
    return count <= Self.most
  }
}
