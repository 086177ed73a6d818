public import Foundation
import Notices

/// Whether a player plays.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// What a player plays again.
public enum MPMusicRepeatMode: Int, Sendable {
  case `default`, none, one, all
}

/// What a player mixes.
public enum MPMusicShuffleMode: Int, Sendable {
  case `default`, off, songs, albums
}

/// Something that can be played.
public protocol MPMediaPlayback: AnyObject {
  /// Where it is, in seconds.
  var currentPlaybackTime: TimeInterval { get set }
  /// How fast it is.
  var currentPlaybackRate: Float { get set }
  /// Whether it could begin at once.
  var isPreparedToPlay: Bool { get }

  /// Gets ready.
  func prepareToPlay()
  /// Begins.
  func play()
  /// Stays.
  func pause()
  /// Ends.
  func stop()
  /// Begins to run on.
  func beginSeekingForward()
  /// Begins to run back.
  func beginSeekingBackward()
  /// Ends running.
  func endSeeking()
}

/// Plays music, which nothing here sounds of; it says that it plays.
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  /// The app's own; a new one each time, since nothing is kept here.
  open class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// The app's own, whose order can be changed.
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController {
    MPMusicPlayerApplicationController()
  }
  /// The device's; a new one each time, since nothing is kept here.
  open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }

  /// Where it is, in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// How fast it is.
  open var currentPlaybackRate: Float = 1
  /// Whether it could begin at once.
  open private(set) var isPreparedToPlay = false
  /// Whether it plays.
  open private(set) var playbackState = MPMusicPlaybackState.stopped
  /// What it plays again.
  open var repeatMode = MPMusicRepeatMode.default
  /// What it mixes.
  open var shuffleMode = MPMusicShuffleMode.default
  /// What plays.
  open var nowPlayingItem: MPMediaItem?
  /// Which of its order plays.
  open var indexOfNowPlayingItem: Int { 0 }

  /// Takes what to play.
  open func setQueue(with collection: MPMediaItemCollection) {
    nowPlayingItem = collection.items.first
  }
  /// Takes what to play; nothing is found.
  open func setQueue(with query: MPMediaQuery) { nowPlayingItem = nil }
  /// Takes what to play; there is no shop.
  open func setQueue(with storeIDs: [String]) { nowPlayingItem = nil }

  /// Gets ready.
  open func prepareToPlay() { isPreparedToPlay = true }
  /// Gets ready.
  open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    prepareToPlay()
    completionHandler(nil)
  }
  /// Says that it plays.
  open func play() {
    Notice.doesNothing("MPMusicPlayerController")
    playbackState = .playing
  }
  /// Stays.
  open func pause() { playbackState = .paused }
  /// Ends.
  open func stop() { playbackState = .stopped }
  /// Goes on to the next.
  open func skipToNextItem() {}
  /// Goes back to the beginning of what plays.
  open func skipToBeginning() { currentPlaybackTime = 0 }
  /// Goes back to the one before.
  open func skipToPreviousItem() {}
  /// Begins to run on.
  open func beginSeekingForward() { playbackState = .seekingForward }
  /// Begins to run back.
  open func beginSeekingBackward() { playbackState = .seekingBackward }
  /// Ends running.
  open func endSeeking() { playbackState = .playing }

  /// Begins to tell what changes, which nobody does here.
  open func beginGeneratingPlaybackNotifications() {}
  /// Ends telling it.
  open func endGeneratingPlaybackNotifications() {}
}

/// The app's own player, whose order can be changed.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {}

extension NSNotification.Name {
  /// Another thing plays.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification"
  )
  /// It plays, or plays no longer.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification"
  )
  /// It is louder or lower.
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification"
  )
}
