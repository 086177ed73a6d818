/// The clock, the calendar and the time zone of a conversation, so that one can be replayed.
public struct IntentEnvironment: Sendable {
  /// What time it is.
  public var now: @Sendable () -> Date
  /// The calendar that dates are in.
  public var calendar: Calendar
  /// The time zone that times are in.
  public var timeZone: TimeZone

  /// Whether there is nothing to look at.
  public var isVoiceOnly: Bool

  /// What holds right now; the system's own outside of a conversation.
  @TaskLocal public static var current = IntentEnvironment()

  /// A clock, a calendar and a time zone, the system's own unless they are given.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    calendar: Calendar = .current,
    timeZone: TimeZone = .current,
    isVoiceOnly: Bool = false
  ) {
    self.now = now
    self.calendar = calendar
    self.timeZone = timeZone
    self.isVoiceOnly = isVoiceOnly
  }
}
