@_exported public import AVFAudio
@_exported public import CoreMedia
import Notices

/// Plays films and sound, which nobody sees or hears here.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
  /// What is played.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast; 0 while it does not play.
  open var rate: Float = 0
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// How fast it begins.
  open var defaultRate: Float = 1
  /// Whether it waits until enough is there.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it may go to other rooms.
  open var allowsExternalPlayback = true
  /// Whether a screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// What it does at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// What a player does at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// A player of nothing.
  public override nonisolated init() {
    super.init()
  }

  /// A player of an address.
  public convenience init(url: URL) {
    self.init(playerItem: AVPlayerItem(url: url))
  }

  /// A player of something.
  public init(playerItem: AVPlayerItem?) {
    currentItem = playerItem
    super.init()
  }

  /// Plays.
  open func play() {
    Notice.doesNothing("AVPlayer")
    rate = 1
  }

  /// Stays where it is.
  open func pause() { rate = 0 }

  /// Goes to a moment.
  open func seek(to time: CMTime) { moment = time }
  /// Goes to a moment.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    moment = time
    return true
  }
  /// Goes to a moment.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    moment = time
    completionHandler(true)
  }
  /// Where it is.
  open func currentTime() -> CMTime { moment }
  private var moment = CMTime.zero
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Whether nothing is heard.
  open var isMuted = false

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Calls a closure now and then, which nothing here does.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Calls it no more.
  open func removeTimeObserver(_ observer: Any) {}

  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Something to play.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
  /// Where it is.
  public let url: URL
  /// How much of it should be there beforehand.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How the height of voices is kept.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain

  /// What is at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// What a file holds.
  public convenience init(asset: AVAsset) {
    self.init(url: (asset as? AVURLAsset)?.url ?? URL(fileURLWithPath: "/dev/null"))
  }

  /// How long it is; nobody measured it.
  open var duration: CMTime { .invalid }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// Its identifier.
  public let rawValue: String

  /// A kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sound in small files.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sound.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Sound as it was recorded.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Films.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Films.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
}
