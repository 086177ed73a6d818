@_exported public import CoreVideo
@_exported public import Foundation

/// A time as a fraction of a second.
public struct CMTime: Hashable, Comparable, Sendable, Codable {
  /// How many parts.
  public var value: Int64
  /// How many parts a second has; 0 where no time is meant.
  public var timescale: Int32

  /// A time.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// So many seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()),
      timescale: preferredTimescale
    )
  }

  /// None.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)

  /// How many seconds.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether a time is meant.
  public var isValid: Bool { timescale != 0 }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid }
  /// Whether nobody knows it.
  public var isIndefinite: Bool { false }

  /// Whether one is shorter.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  /// Both together.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds + right.seconds,
      preferredTimescale: max(left.timescale, right.timescale)
    )
  }
  /// What is left.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds - right.seconds,
      preferredTimescale: max(left.timescale, right.timescale)
    )
  }
}

/// How many seconds a time is.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A time of parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time from a moment on.
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// A time from a moment on.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// A time between two moments.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// When it ends.
  public var end: CMTime { start + duration }
}

/// Both together.
public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }
/// What is left.
public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }

/// A time so many times as long.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// Which of two times is longer: less than 0 where it is the second.
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 {
  if left < right { return -1 }
  return right < left ? 1 : 0
}

/// A time from a moment on.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

extension CMTime {
  /// Longer than any other.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// Nobody knows how long.
  public static let indefinite = CMTime(value: .max, timescale: 0)
}

extension CMTimeRange {
  /// No time at all.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// Whether a moment lies in it.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}
