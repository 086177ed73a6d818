public import Foundation

/// How an utterance is to be understood.
public struct MatchOptions: Sendable {
  /// The least confidence of a match; 0 refuses nothing that is near at all, and nil stands for each
  /// app's own.
  public var threshold: Double?
  /// How many readings are given at most, the best one and the alternatives each counted.
  public var maximumReadings: Int
  /// The moment that "tomorrow" starts from; nil for the moment of the call.
  public var now: Date?
  /// The calendar that dates are read in; nil for the Gregorian one of this machine's time zone.
  public var calendar: Calendar?
  /// Whether a recogniser wrote the words.
  ///
  /// What it takes for other words sounds like them, and is
  /// spelled right; what is typed is neither. Several hypotheses are spoken whatever this says.
  public var isSpoken: Bool

  /// Makes options.
  public init(
    threshold: Double? = nil,
    maximumReadings: Int = 5,
    now: Date? = nil,
    calendar: Calendar? = nil,
    isSpoken: Bool = false
  ) {
    self.threshold = threshold
    self.maximumReadings = maximumReadings
    self.now = now
    self.calendar = calendar
    self.isSpoken = isSpoken
  }

  /// The least confidence where neither a call nor an app names one.
  public static let defaultThreshold = 0.5
}
