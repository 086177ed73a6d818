public import Foundation

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

/// How fast something turns, in radians a second.
public typealias CMRotationRate = CMAcceleration
/// How a field pulls, in microteslas.
public typealias CMMagneticField = CMAcceleration

/// How something is turned, as four numbers.
public struct CMQuaternion: Sendable, Hashable {
  /// To the right.
  public var x = 0.0
  /// Up.
  public var y = 0.0
  /// Out of the screen.
  public var z = 0.0
  /// Not at all.
  public var w = 1.0
}

/// To what turns are told.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Down, and some direction.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// Down, and some direction that is put right.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// Down, and where needles point.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// Down, and the pole.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// How a device is turned.
public final class CMAttitude: NSObject, Sendable {
  /// Around its long side.
  public let roll = 0.0
  /// Around its short side.
  public let pitch = 0.0
  /// Around what comes out of the screen.
  public let yaw = 0.0
  /// All of it.
  public let quaternion = CMQuaternion()
}

/// How sure a field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high
}

/// A field, as far as it is not the device's own.
public struct CMCalibratedMagneticField: Sendable, Hashable {
  /// How it pulls.
  public var field = CMMagneticField(x: 0, y: 0, z: 0)
  /// How sure it is known.
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
}

/// Something that was measured at a time.
public protocol CMLogItem: NSObject, Sendable {}

extension CMLogItem {
  /// When, in seconds since the device began.
  public var timestamp: TimeInterval { 0 }
}

/// How a device moves.
public final class CMDeviceMotion: NSObject, CMLogItem {
  /// Where down is.
  public let gravity = CMAcceleration(x: 0, y: -1, z: 0)
  /// What else pulls.
  public let userAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  /// How fast it turns.
  public let rotationRate = CMRotationRate(x: 0, y: 0, z: 0)
  /// How it is turned.
  public let attitude = CMAttitude()
  /// The field around it.
  public let magneticField = CMCalibratedMagneticField()
  /// Where it points, in degrees; not known.
  public let heading = -1.0
}

/// What pulls at a device.
public final class CMAccelerometerData: NSObject, CMLogItem {
  /// How.
  public let acceleration = CMAcceleration(x: 0, y: -1, z: 0)
}

/// How a device turns.
public final class CMGyroData: NSObject, CMLogItem {
  /// How fast.
  public let rotationRate = CMRotationRate(x: 0, y: 0, z: 0)
}

/// The field around a device.
public final class CMMagnetometerData: NSObject, CMLogItem {
  /// How it pulls.
  public let magneticField = CMMagneticField(x: 0, y: 0, z: 0)
}
