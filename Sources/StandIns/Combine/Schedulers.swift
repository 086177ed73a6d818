public import Dispatch
public import Foundation

/// Where and when values are told; here they are told at once, where they come about.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment.
  associatedtype SchedulerTimeType: SchedulerTime
}

/// A moment of a scheduler's.
public protocol SchedulerTime {
  /// A time between two moments.
  associatedtype Stride: SchedulerTimeIntervalConvertible
}

/// A time between two moments that can be said in units.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ seconds: Int) -> Self
  /// So many seconds.
  static func seconds(_ seconds: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ milliseconds: Int) -> Self
}

/// A moment as seconds.
public struct ScheduledMoment: SchedulerTime, Sendable {
  /// A time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// So many seconds.
    public let seconds: Double

    /// So many seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// So many seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// So many seconds.
    public static func seconds(_ seconds: Int) -> Self { .init(integerLiteral: seconds) }
    /// So many seconds.
    public static func seconds(_ seconds: Double) -> Self { .init(floatLiteral: seconds) }
    /// So many thousandths of a second.
    public static func milliseconds(_ milliseconds: Int) -> Self {
      .init(floatLiteral: Double(milliseconds) / 1000)
    }
  }
}

extension DispatchQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = ScheduledMoment
}

extension RunLoop: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = ScheduledMoment
}

extension OperationQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = ScheduledMoment
}

extension NotificationCenter {
  /// Tells what is posted.
  public struct Publisher: Combine.Publisher {
    /// What is posted.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Calls a closure with what is posted.
    public func listen(_ receive: @escaping (Notification) -> Void) -> AnyCancellable {
      nonisolated(unsafe) let tell = receive
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        unsafe tell($0)
      }
      return AnyCancellable { [center] in center.removeObserver(observer) }
    }
  }

  /// Tells what is posted under a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// Tells the time every so often, once somebody listens; no clock runs here, so that it does not.
  public final class TimerPublisher: Combine.Publisher {
    /// The time.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The same: it begins when somebody listens.
    public func autoconnect() -> TimerPublisher { self }
    /// Begins.
    public func connect() -> any Cancellable { AnyCancellable {} }
    /// Calls nothing.
    public func listen(_ receive: @escaping (Date) -> Void) -> AnyCancellable { AnyCancellable {} }
  }

  /// Tells the time every so often; here never.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
