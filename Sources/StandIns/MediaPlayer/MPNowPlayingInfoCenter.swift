public import Foundation
import Notices

/// What it is called.
public let MPMediaItemPropertyTitle = "title"
/// Who made it.
public let MPMediaItemPropertyArtist = "artist"
/// On what.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// How long it is.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Where it is.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// Whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// How fast it plays where nothing else is said.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Whether it is heard or seen.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Which chapter it is.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Where it comes from.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Its kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// What a screen would show of what plays; nobody keeps it.
open class MPNowPlayingInfoCenter: NSObject {
  /// The one of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }

  /// What plays.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
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
  public let changePlaybackPositionCommand = MPRemoteCommand()
  /// Changes how fast it is.
  public let changePlaybackRateCommand = MPRemoteCommand()
  /// Ends it.
  public let stopCommand = MPRemoteCommand()
  /// Says that it is liked.
  public let likeCommand = MPRemoteCommand()
  /// Says that it is not liked.
  public let dislikeCommand = MPRemoteCommand()
  /// Keeps a place.
  public let bookmarkCommand = MPRemoteCommand()
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
