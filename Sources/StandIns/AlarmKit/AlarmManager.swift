public import ActivityKit
public import AppIntents
import Notices
import Synchronization

/// The alarms of an app, which are kept while the process runs and never ring.
public final class AlarmManager: Sendable {
  /// The alarms.
  public static let shared = AlarmManager()

  private let kept = Mutex<[Alarm]>([])

  /// Whether an app may let alarms ring.
  public enum AuthorizationState: Int, Sendable, Hashable {
    case notDetermined, denied, authorized
  }

  /// Why an alarm could not be set or found.
  public enum AlarmError: Error, Sendable, Hashable {
    case maximumLimitReached
    /// No alarm has the identifier.
    case alarmNotFound
  }

  /// It may.
  public var authorizationState: AuthorizationState { .authorized }
  /// Asks whether it may.
  public func requestAuthorization() async throws -> AuthorizationState { .authorized }

  /// All alarms.
  public var alarms: [Alarm] {
    get throws { kept.withLock { $0 } }
  }

  /// The alarms as they are now; changes are not told.
  public var alarmUpdates: AsyncStream<[Alarm]> {
    let alarms = kept.withLock { $0 }
    return AsyncStream { $0.yield(alarms) }
  }

  /// Sets an alarm, which is kept and never rings.
  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID,
    configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    Notice.doesNothing("ringing alarms")
    let alarm = Alarm(
      id: id,
      schedule: configuration.schedule,
      countdownDuration: configuration.countdownDuration,
      state: configuration.schedule == nil ? .countdown : .scheduled
    )
    kept.withLock { alarms in
      alarms.removeAll { $0.id == id }
      alarms.append(alarm)
    }
    return alarm
  }

  /// Forgets an alarm.
  public func cancel(id: Alarm.ID) throws {
    try kept.withLock { alarms in
      guard let index = alarms.firstIndex(where: { $0.id == id }) else {
        throw AlarmError.alarmNotFound
      }
      alarms.remove(at: index)
    }
  }

  /// Ends the ringing; an alarm that does not repeat is forgotten.
  public func stop(id: Alarm.ID) throws { try cancel(id: id) }
  /// Lets its time run.
  public func countdown(id: Alarm.ID) throws { try set(.countdown, of: id) }
  /// Makes its time stand still.
  public func pause(id: Alarm.ID) throws { try set(.paused, of: id) }
  /// Lets its time run on.
  public func resume(id: Alarm.ID) throws { try set(.countdown, of: id) }

  private func set(_ state: Alarm.State, of id: Alarm.ID) throws {
    try kept.withLock { alarms in
      guard let index = alarms.firstIndex(where: { $0.id == id }) else {
        throw AlarmError.alarmNotFound
      }
      alarms[index].state = state
    }
  }

  /// What an alarm is to be.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    /// The times before and after it.
    public var countdownDuration: Alarm.CountdownDuration?
    /// When it rings.
    public var schedule: Alarm.Schedule?
    /// What is shown of it.
    public var attributes: AlarmAttributes<Metadata>
    /// What is done when it is stopped.
    public var stopIntent: (any LiveActivityIntent)?
    /// What its other button does.
    public var secondaryIntent: (any LiveActivityIntent)?

    /// What an alarm is to be; it makes no sound.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil,
      schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
      self.stopIntent = stopIntent
      self.secondaryIntent = secondaryIntent
    }

    /// One for when a time has run out, in seconds.
    public static func timer(
      duration: TimeInterval,
      attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: .init(preAlert: duration, postAlert: nil),
        attributes: attributes,
        stopIntent: stopIntent,
        secondaryIntent: secondaryIntent
      )
    }

    /// One for a time.
    public static func alarm(
      schedule: Alarm.Schedule?,
      attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule,
        attributes: attributes,
        stopIntent: stopIntent,
        secondaryIntent: secondaryIntent
      )
    }
  }
}
