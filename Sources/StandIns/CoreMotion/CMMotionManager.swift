@_exported public import Foundation
import Notices

/// Three parts of something.
public struct CMAcceleration: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Up.
  public var y: Double
  /// Out of the screen.
  public var z: Double

  /// Three parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// How a device is turned.
public final class CMAttitude: NSObject, Sendable {
  /// Around its long side.
  public let roll = 0.0
  /// Around its short side.
  public let pitch = 0.0
  /// Around what comes out of the screen.
  public let yaw = 0.0
}

/// How a device moves.
public final class CMDeviceMotion: NSObject, Sendable {
  /// Where down is.
  public let gravity = CMAcceleration(x: 0, y: -1, z: 0)
  /// What else pulls.
  public let userAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  /// How it is turned.
  public let attitude = CMAttitude()
}

/// Measures how a device moves, which nothing here does.
open class CMMotionManager: NSObject {
  /// It cannot.
  open var isDeviceMotionAvailable: Bool { false }
  /// It cannot.
  open var isAccelerometerAvailable: Bool { false }
  /// It does not.
  open var isDeviceMotionActive: Bool { false }
  /// How often, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// How often, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// What it measured last.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Begins to measure.
  open func startDeviceMotionUpdates() { Notice.doesNothing("CoreMotion") }
  /// Measures no more.
  open func stopDeviceMotionUpdates() {}
}

/// Counts steps, which nothing here does.
open class CMPedometer: NSObject {
  /// It cannot.
  open class func isStepCountingAvailable() -> Bool { false }
  /// It cannot.
  open class func isDistanceAvailable() -> Bool { false }

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
}

/// Why nothing was measured.
public enum CMError: Error, Sendable, Hashable {
  /// There is nothing to measure with.
  case notAvailable
}
