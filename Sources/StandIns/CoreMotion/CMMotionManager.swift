@_exported public import Foundation
import Notices

/// Measures how a device moves, which nothing here does.
open class CMMotionManager: NSObject {
  /// It cannot.
  open var isDeviceMotionAvailable: Bool { false }
  /// It cannot.
  open var isAccelerometerAvailable: Bool { false }
  /// It cannot.
  open var isGyroAvailable: Bool { false }
  /// It cannot.
  open var isMagnetometerAvailable: Bool { false }
  /// It does not.
  open var isDeviceMotionActive: Bool { false }
  /// It does not.
  open var isAccelerometerActive: Bool { false }
  /// It does not.
  open var isGyroActive: Bool { false }
  /// It does not.
  open var isMagnetometerActive: Bool { false }
  /// How often, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// How often, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// How often, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// How often, in seconds.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// What it measured last.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// What it measured last.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// What it measured last.
  open var gyroData: CMGyroData? { nil }
  /// What it measured last.
  open var magnetometerData: CMMagnetometerData? { nil }

  /// Begins to measure.
  open func startDeviceMotionUpdates() { Notice.doesNothing("CoreMotion") }
  /// Begins to measure.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame,
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }
  /// Says that nothing is measured.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { handler(nil, Self.refusal) }
  /// Begins to measure.
  open func startAccelerometerUpdates() { Notice.doesNothing("CoreMotion") }
  /// Says that nothing is measured.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { handler(nil, Self.refusal) }
  /// Begins to measure.
  open func startGyroUpdates() { Notice.doesNothing("CoreMotion") }
  /// Says that nothing is measured.
  open func startGyroUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) { handler(nil, Self.refusal) }
  /// Measures no more.
  open func stopDeviceMotionUpdates() {}
  /// Measures no more.
  open func stopAccelerometerUpdates() {}
  /// Measures no more.
  open func stopGyroUpdates() {}
  /// Measures no more.
  open func stopMagnetometerUpdates() {}

  private static var refusal: CMError {
    Notice.doesNothing("CoreMotion")
    return .notAvailable
  }
}

/// Why nothing was measured.
public enum CMError: Error, Sendable, Hashable {
  /// There is nothing to measure with.
  case notAvailable
}
