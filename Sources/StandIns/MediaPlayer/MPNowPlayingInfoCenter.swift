public import Foundation

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
/// What tells it apart.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// Who made what it is on.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// Which place it has there.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many places there are.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// What it is.
public let MPMediaItemPropertyMediaType = "mediaType"
/// When it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The list that it is in.
public let MPMediaPlaylistPropertyName = "name"
/// Which place it has among what will play.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many things will play.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// How far it is, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Its kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"

/// Whether something is heard or seen.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none, audio, video
}

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

/// Whether it is not on the device.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// How often it was heard.
public let MPMediaItemPropertyPlayCount = "playCount"
/// When it was heard last.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// What tells its album apart.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// What tells its player apart.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// Where it is.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// How much it is liked.
public let MPMediaItemPropertyRating = "rating"
