import Foundation
import Synchronization

/// Rings once after some time, unless it is cancelled before.
///
/// A task that sleeps has the runtime look at the clock every second; this thread sleeps through. It waits for a
/// moment of the clock on the wall, so that a clock that is set meanwhile rings it when that moment comes.
final class Alarm: Sendable {
  private let condition = NSCondition()
  private let isCancelled = Mutex(false)
  /// Foundation counts a moment in nanoseconds of 64 bits from 1970 on and ends the program for one behind the year 2262;
  /// to wake up once a month costs nothing.
  private static let longest: TimeInterval = 30 * 86_400

  /// Sets the alarm.
  ///
  /// - Parameters:
  ///   - seconds: After how many seconds it rings.
  ///   - ring: What is done then, on a thread of the alarm's own.
  init(after seconds: TimeInterval, ring: @escaping @Sendable () -> Void) {
    let moment = Date().addingTimeInterval(seconds)
    Thread { [self] in
      condition.lock()
      while !isCancelled.withLock({ $0 }), Date() < moment {
        _ = condition.wait(until: min(moment, Date().addingTimeInterval(Self.longest)))
      }
      condition.unlock()
      if !isCancelled.withLock({ $0 }) { ring() }
    }.start()
  }

  /// Lets it not ring any more.
  func cancel() {
    condition.lock()
    isCancelled.withLock { $0 = true }
    condition.signal()
    condition.unlock()
  }
}
