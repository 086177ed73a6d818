public import CoreMedia
public import CoreGraphics
public import Foundation
import Notices

/// Plays one thing after another, which nothing here does.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Plays some things.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    queue = items
  }

  /// What is still to be played.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on to the next.
  open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() } }
  /// Whether something can be put there: it can.
  open func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool { true }
  /// Puts something behind another, or at the end.
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
    let place = other.flatMap { other in queue.firstIndex { $0 === other } }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.endIndex)
  }
  /// Takes something out.
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  /// Takes all out.
  open func removeAllItems() { queue = [] }
}

/// Plays something again and again, which nothing here does.
open class AVPlayerLooper: NSObject {
  /// Plays something again and again.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  /// Plays it no more.
  open func disableLooping() {}
}

/// Takes pictures out of a film, which there are none of.
open class AVAssetImageGenerator: NSObject {
  /// Whether they are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// How large they are at most.
  open var maximumSize = CGSize.zero

  /// Pictures of a film.
  public init(asset: AVAsset) {}

  /// The picture at a time, which fails.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    Notice.doesNothing("AVAssetImageGenerator")
    throw CocoaError(.fileReadUnknown)
  }

  /// The picture at a time, which fails.
  open func copyCGImage(
    at time: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    Notice.doesNothing("AVAssetImageGenerator")
    throw CocoaError(.fileReadUnknown)
  }
}
