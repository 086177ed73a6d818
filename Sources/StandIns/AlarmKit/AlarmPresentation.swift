public import ActivityKit
public import AppIntents

/// What an app knows of an alarm beside its times.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  /// Its words.
  public var text: LocalizedStringResource
  /// The name of its symbol.
  public var systemImageName: String

  /// A button; its colour is left out.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.systemImageName = systemImageName
  }
}

/// What a screen shows of an alarm.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// What it shows while the alarm rings.
  public var alert: Alert
  /// What it shows while a time runs.
  public var countdown: Countdown?
  /// What it shows while the time stands still.
  public var paused: Paused?

  /// What is shown of an alarm.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }

  /// What a screen shows while an alarm rings.
  public struct Alert: Codable, Hashable, Sendable {
    /// What the other button does.
    public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable {
      case countdown, custom
    }

    /// What it is called.
    public var title: LocalizedStringResource
    /// Stops it; nil for the system's button.
    public var stopButton: AlarmButton?
    /// Does something else.
    public var secondaryButton: AlarmButton?
    /// What that is.
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    /// What is shown while an alarm rings.
    public init(
      title: LocalizedStringResource,
      stopButton: AlarmButton? = nil,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
  }

  /// What a screen shows while a time runs.
  public struct Countdown: Codable, Hashable, Sendable {
    /// What it is called.
    public var title: LocalizedStringResource
    /// Makes it stand still.
    public var pauseButton: AlarmButton?

    /// What is shown while a time runs.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  /// What a screen shows while a time stands still.
  public struct Paused: Codable, Hashable, Sendable {
    /// What it is called.
    public var title: LocalizedStringResource
    /// Lets it run on.
    public var resumeButton: AlarmButton

    /// What is shown while a time stands still.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }
}

/// What a screen is told of an alarm.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  /// What changes about it.
  public typealias ContentState = AlarmPresentationState

  /// What is shown.
  public var presentation: AlarmPresentation
  /// What the app knows of it.
  public var metadata: Metadata?

  /// What is shown of an alarm; its colour is left out.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
  }
}

/// How far an alarm is, as a screen shows it.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// Which alarm.
  public var alarmID: Alarm.ID
  /// How far it is.
  public var mode: Mode

  /// How far an alarm is.
  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }

  /// How far an alarm is.
  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    /// When it was to ring.
    public struct Alert: Codable, Hashable, Sendable {
      /// The time of day.
      public var time: Alarm.Schedule.Relative.Time

      /// A time of day.
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }

    /// How long it is counting down.
    public struct Countdown: Codable, Hashable, Sendable {
      /// How long in all.
      public var totalCountdownDuration: TimeInterval
      /// How long it was counting before it was stopped.
      public var previouslyElapsedDuration: TimeInterval
      /// When it began to count.
      public var startDate: Date
      /// When it rings.
      public var fireDate: Date

      /// A countdown.
      public init(
        totalCountdownDuration: TimeInterval,
        previouslyElapsedDuration: TimeInterval,
        startDate: Date,
        fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }

    /// Where a countdown was stopped.
    public struct Paused: Codable, Hashable, Sendable {
      /// How long in all.
      public var totalCountdownDuration: TimeInterval
      /// How long it was counting.
      public var previouslyElapsedDuration: TimeInterval

      /// A countdown that was stopped.
      public init(
        totalCountdownDuration: TimeInterval,
        previouslyElapsedDuration: TimeInterval
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }
}
