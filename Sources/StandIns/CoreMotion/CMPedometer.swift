public import Foundation
import Notices

/// Counts steps, which nothing here does.
open class CMPedometer: NSObject {
  /// It cannot.
  open class func isStepCountingAvailable() -> Bool { false }
  /// It cannot.
  open class func isDistanceAvailable() -> Bool { false }
  /// It cannot.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// It cannot.
  open class func isPaceAvailable() -> Bool { false }
  /// It cannot.
  open class func isCadenceAvailable() -> Bool { false }
  /// Whether the app may count; no.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Says that nothing is counted.
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { queryPedometerData(from: start, to: start, withHandler: handler) }
  /// Counts no more.
  open func stopUpdates() {}

  /// Says that nothing was counted.
  open func queryPedometerData(
    from start: Date,
    to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {
    Notice.doesNothing("CoreMotion")
    handler(nil, CMError.notAvailable)
  }
}

/// What was counted.
public final class CMPedometerData: NSObject, Sendable {
  /// The steps.
  public var numberOfSteps: NSNumber { 0 }
  /// How far, in metres.
  public var distance: NSNumber? { nil }
  /// From when.
  public var startDate: Date { .distantPast }
  /// Until when.
  public var endDate: Date { .distantPast }
  /// How many floors up.
  public var floorsAscended: NSNumber? { nil }
  /// How many floors down.
  public var floorsDescended: NSNumber? { nil }
  /// How many seconds a metre took.
  public var currentPace: NSNumber? { nil }
  /// How many steps a second.
  public var currentCadence: NSNumber? { nil }
}
