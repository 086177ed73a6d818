public import Foundation

// What tells an app that something about its sound has changed, which nothing here does.

extension AVAudioSession {
  /// Posted when others begin or end.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  /// Posted when sound goes another way.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )
  /// Posted when others should not be disturbed.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification"
  )
  /// Posted when all sound was lost.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification"
  )
  /// Posted when all sound begins anew.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification"
  )

  /// Whether others begin or end.
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  /// What an app may do when others end.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes another way.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// Who says which way sound goes.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  /// A way that is taken whatever else is there.
  public enum PortOverride: UInt, Sendable {
    case none
    case speaker = 0x7370_6b72
  }

  /// Whether an app may listen.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  /// Says what sound is for.
  public func setCategory(
    _ category: Category,
    mode: Mode,
    policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws {}
  /// Says what sound is for.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Says what kind of sound it is.
  public func setMode(_ mode: Mode) throws {}
  /// Would like so many values a second.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Would like pieces of such a length.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Would like a way in.
  public func setPreferredInput(_ input: AVAudioSessionPortDescription?) throws {}
  /// Takes a way whatever else is there.
  public func overrideOutputAudioPort(_ port: PortOverride) throws {}
  /// Whether a phone may shake while it listens.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ value: Bool) throws {}

  /// What sound was said to be for last; nobody keeps it.
  public var category: Category { .soloAmbient }
  /// What kind of sound it is.
  public var mode: Mode { .default }
  /// How many values a second there are.
  public var sampleRate: Double { 44_100 }
  /// The ways in.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// Whether there is a way in.
  public var isInputAvailable: Bool { false }
  /// Whether the app may listen.
  public var recordPermission: RecordPermission { .denied }
}

/// Where a notification says whether others begin or end.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// Where a notification says what an app may do.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Where a notification says why sound goes another way.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Where a notification says which way it went before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// Where a notification says whether others should not be disturbed.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
