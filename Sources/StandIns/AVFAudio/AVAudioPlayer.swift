public import Foundation
import Notices

/// Hears from a player.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Hears that it came to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Plays a sound, which nobody hears here.
open class AVAudioPlayer: NSObject {
  /// Who hears of it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// How often it is repeated; less than 0 for ever.
  open var numberOfLoops = 0
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds, which nobody measured.
  open var duration: TimeInterval { 0 }
  /// How fast it plays.
  open var rate: Float = 1
  /// Whether its speed can be changed.
  open var enableRate = false
  /// The file; nil for bytes.
  public let url: URL?

  /// A player of a file.
  public init(contentsOf url: URL) throws {
    self.url = url
    _ = try url.checkResourceIsReachable()
  }

  /// A player of a file of a kind.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of bytes.
  public init(data: Data) throws {
    url = nil
  }

  /// Gets ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays, which nobody hears.
  @discardableResult
  open func play() -> Bool {
    Notice.doesNothing("playing sound")
    isPlaying = true
    return true
  }

  /// Stays where it is.
  open func pause() { isPlaying = false }
  /// Becomes louder or softer in some time; here at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Begins at a time; here at once.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Where between left and right it sounds.
  open var pan: Float {
    get { 0 }
    set {}
  }
  /// Whether it tells how loud it is.
  open var isMeteringEnabled: Bool {
    get { false }
    set {}
  }
  /// Looks how loud it is.
  open func updateMeters() {}
  /// How loud it is: not at all.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// Ends.
  open func stop() { isPlaying = false }
}
