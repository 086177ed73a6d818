public import CoreMedia
public import Foundation

extension AVPlayer {
  /// Plays at a speed.
  public func playImmediately(atRate rate: Float) {
    play()
    self.rate = rate
  }

  /// Goes to a moment.
  public func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Goes to a moment.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Calls a closure at some moments, which nothing here does.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  /// Whether it plays, is ready, or cannot.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Whether it is ready, which nobody knows.
  public var status: Status { .unknown }
  /// Why it cannot play.
  public var error: (any Error)? { nil }
  /// Why it waits.
  public var reasonForWaitingToPlay: String? { nil }
}

extension AVPlayerItem {
  /// Whether it is ready, or cannot be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Whether it is ready, which nobody knows.
  public var status: Status { .unknown }
  /// Why it cannot be played.
  public var error: (any Error)? { nil }
  /// What is there already.
  public var loadedTimeRanges: [NSValue] { [] }
  /// Goes to a moment.
  public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    completionHandler?(false)
  }

  /// Posted when something was played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// Posted when something could not be played to its end.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
}

extension Notification.Name {
  /// Posted when something was played to its end.
  public static var AVPlayerItemDidPlayToEndTime: Notification.Name {
    AVPlayerItem.didPlayToEndTimeNotification
  }
  /// Posted when something could not be played to its end.
  public static var AVPlayerItemFailedToPlayToEndTime: Notification.Name {
    AVPlayerItem.failedToPlayToEndTimeNotification
  }
}

/// How the height of voices is kept when they are played at another speed.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A manner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// For voices.
  public static let timeDomain = Self(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = Self(rawValue: "Spectral")
  /// Not at all.
  public static let varispeed = Self(rawValue: "Varispeed")
}
