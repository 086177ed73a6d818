@_exported public import Foundation

/// Something that rings at a time, or when a time has run out; here it never does.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  /// What tells alarms apart.
  public typealias ID = UUID

  /// What tells it apart.
  public let id: ID
  /// When it rings; nil where only a time runs out.
  public var schedule: Schedule?
  /// How long a time runs before and after it; nil for none.
  public var countdownDuration: CountdownDuration?
  /// How far it is.
  public var state: State

  /// How far an alarm is.
  public enum State: String, Codable, Hashable, Sendable {
    case scheduled, countdown, paused, alerting
  }

  /// When an alarm rings.
  public enum Schedule: Codable, Hashable, Sendable {
    /// At a moment.
    case fixed(Date)
    /// At a time of day.
    case relative(Relative)

    /// A time of day, and the days.
    public struct Relative: Codable, Hashable, Sendable {
      /// The time of day.
      public var time: Time
      /// The days.
      public var repeats: Recurrence

      /// A time of day on some days.
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }

      /// A time of day.
      public struct Time: Codable, Hashable, Sendable {
        /// From 0 to 23.
        public var hour: Int
        /// From 0 to 59.
        public var minute: Int

        /// A time of day.
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// The days on which an alarm rings.
      public enum Recurrence: Codable, Hashable, Sendable {
        /// The next only.
        case never
        /// Every week on some days.
        case weekly([Locale.Weekday])
      }
    }
  }

  /// How long a time runs before and after an alarm.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    /// Before it, in seconds; nil for none.
    public var preAlert: TimeInterval?
    /// After it, in seconds; nil for none.
    public var postAlert: TimeInterval?

    /// Times that run before and after.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }
}
