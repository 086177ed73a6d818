public import AppIntents

/// A view that changes with time; text shows it at this moment.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// When it is drawn.
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content

  /// A view that changes with time.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  /// The view at this moment.
  public var body: some View { content(Context(date: .now)) }
}

/// When something is drawn.
public struct TimelineViewDefaultContext: Sendable {
  /// When it is.
  public let date: Date
  /// How often it is drawn anew: never.
  public var cadence: TimelineViewCadence { .live }
}

/// When something is drawn anew.
public protocol TimelineSchedule {}

/// Every so often.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Every so often from a moment on.
  public init(from start: Date, by interval: TimeInterval) {}
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Every minute.
  public init() {}
}

/// As often as a screen can.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// As often as a screen can.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so often from a moment on.
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    .init(from: start, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: Self { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as a screen can.
  public static var animation: Self { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen, or more seldom.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}

/// At moments of one's own.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// At moments.
  public init(_ dates: some Sequence<Date>) {}
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At moments.
  public static func explicit(_ dates: some Sequence<Date>) -> Self { .init(dates) }
}

/// How often something is drawn anew.
public enum TimelineViewCadence: Sendable, Hashable, Comparable {
  case live, seconds, minutes
}
