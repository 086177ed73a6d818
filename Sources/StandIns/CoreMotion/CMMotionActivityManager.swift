public import Foundation
import Notices

/// Whether an app may measure.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// How sure something is.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

/// What a person does: nobody knows.
public final class CMMotionActivity: NSObject, CMLogItem {
  /// Since when.
  public let startDate = Date.distantPast
  /// How sure it is.
  public let confidence = CMMotionActivityConfidence.low
  /// Whether nobody knows.
  public let unknown = true
  /// Whether they stay.
  public let stationary = false
  /// Whether they walk.
  public let walking = false
  /// Whether they run.
  public let running = false
  /// Whether they are in a car.
  public let automotive = false
  /// Whether they ride.
  public let cycling = false
}

/// Tells what a person does, which nothing here knows.
open class CMMotionActivityManager: NSObject {
  /// It cannot.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether the app may know; no.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Never says anything.
  open func startActivityUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) { Notice.doesNothing("CoreMotion") }
  /// Says nothing more.
  open func stopActivityUpdates() {}

  /// Says that nothing is known.
  open func queryActivityStarting(
    from start: Date,
    to end: Date,
    to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    Notice.doesNothing("CoreMotion")
    handler(nil, CMError.notAvailable)
  }
}

/// How high something is.
public final class CMAltitudeData: NSObject, CMLogItem {
  /// Since the first time, in metres.
  public var relativeAltitude: NSNumber { 0 }
  /// How the air presses, in kilopascals.
  public var pressure: NSNumber { 0 }
}

/// Measures how high a device is, which nothing here does.
open class CMAltimeter: NSObject {
  /// It cannot.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether the app may measure; no.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Says that nothing is measured.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {
    Notice.doesNothing("CoreMotion")
    handler(nil, CMError.notAvailable)
  }
  /// Measures no more.
  open func stopRelativeAltitudeUpdates() {}
}
