/// How long to wait before a program that died is started again.
///
/// Twice as long each time, up to half a minute; from the beginning after a run that lasted.
struct BackOff: Sendable, Hashable {
  private static let first = Duration.milliseconds(250)
  private static let longest = Duration.seconds(30)
  /// A run of this length was no failure to start.
  private static let lasting = Duration.seconds(10)

  private var next = Self.first

  /// The pause after a run of a length.
  mutating func pause(afterRunOf length: Duration) -> Duration {
    if length >= Self.lasting { next = Self.first }
    defer { next = min(next * 2, Self.longest) }
    return next
  }
}
