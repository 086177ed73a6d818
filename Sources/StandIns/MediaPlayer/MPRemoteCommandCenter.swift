public import Foundation

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A command that came.
open class MPRemoteCommandEvent: NSObject {}

/// Something that a headset could ask for.
open class MPRemoteCommand: NSObject {
  /// Whether it can be asked for now.
  open var isEnabled = true

  /// Says who does it; nobody ever asks.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSNull() }

  /// Says who does it no longer.
  open func removeTarget(_ target: Any?) {}
}

/// Changes how much something is liked.
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether it is.
  open var isActive = false
  /// What it is called.
  open var localizedTitle = ""
}

/// Goes to a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// Changes how fast it is.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// How fast it can be.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// How fast it should be.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// As a part of its own speed.
  open var playbackRate: Float { 1 }
}

/// How far to go.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// In seconds.
  open var interval: TimeInterval { 0 }
}

/// What a headset could ask for, which none does here.
open class MPRemoteCommandCenter: NSObject {
  /// The one of the app.
  open class func shared() -> MPRemoteCommandCenter { MPRemoteCommandCenter() }

  /// To play.
  public let playCommand = MPRemoteCommand()
  /// To stay.
  public let pauseCommand = MPRemoteCommand()
  /// To play or to stay.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// To go on to the next.
  public let nextTrackCommand = MPRemoteCommand()
  /// To go back.
  public let previousTrackCommand = MPRemoteCommand()
  /// To go a little on.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// To go a little back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes to a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Changes how fast it is.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Ends it.
  public let stopCommand = MPRemoteCommand()
  /// Says that it is liked.
  public let likeCommand = MPFeedbackCommand()
  /// Says that it is not liked.
  public let dislikeCommand = MPFeedbackCommand()
  /// Keeps a place.
  public let bookmarkCommand = MPFeedbackCommand()
}

/// Goes some seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How many seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// Goes to a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The time, in seconds.
  open var positionTime: TimeInterval { 0 }
}
