public import Foundation

/// When or where something matters to a person.
public struct RelevantContext: Sendable, Hashable {
  /// How a time is meant.
  public enum DateKind: Sendable, Hashable {
    case `default`, scheduled, informational
  }

  /// How it stands with a person's exercise.
  public enum FitnessCondition: Sendable, Hashable {
    case activityRingsIncomplete, workoutActive
  }

  /// How it stands with the headphones.
  public enum HeadphonesCondition: Sendable, Hashable {
    case connected
  }

  /// A place that is known from what a person does.
  public enum InferredLocation: Sendable, Hashable {
    case commute, home, school, work
  }

  /// A time of a person's night.
  public enum SleepCondition: Sendable, Hashable {
    case bedtime, wakeup
  }

  private enum Circumstance: Hashable {
    case time(from: Date, to: Date, kind: DateKind)
    case place(String)
    case inferredPlace(InferredLocation)
    case fitness(FitnessCondition)
    case headphones(HeadphonesCondition)
    case sleep(SleepCondition)
  }

  private let circumstance: Circumstance

  /// At a moment.
  public static func date(
    _ exact: Date,
    kind: DateKind = .default
  ) -> RelevantContext {
    RelevantContext(circumstance: .time(from: exact, to: exact, kind: kind))
  }

  /// Between two moments.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(circumstance: .time(from: start, to: end, kind: .default))
  }

  /// Within a time.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(circumstance: .time(from: interval.start, to: interval.end, kind: kind))
  }

  /// Within a time.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(circumstance: .time(from: range.lowerBound, to: range.upperBound, kind: kind))
  }

  /// At a place that is known from what the person does.
  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(circumstance: .inferredPlace(inferred))
  }

  /// At a place that another module describes.
  package static func place(_ name: String) -> RelevantContext {
    RelevantContext(circumstance: .place(name))
  }

  /// While something holds of the person's exercise.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(circumstance: .fitness(condition))
  }

  /// While something holds of the headphones.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(circumstance: .headphones(headphones))
  }

  /// Around a time of the night.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(circumstance: .sleep(condition))
  }
}
