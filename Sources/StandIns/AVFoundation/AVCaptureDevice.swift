public import Foundation
import Notices

/// A camera or microphone, of which there is none here.
open class AVCaptureDevice: NSObject {
  /// On which side it is.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// What kind it is.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A wide camera.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"
    )
    /// A very wide camera.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"
    )
    /// A camera for far things.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera"
    )
    /// Two cameras.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Three cameras.
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// One that was plugged in.
    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
  }

  /// Whether its light is on.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  /// Nobody has one.
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  /// Nobody has one.
  open class func `default`(
    _ type: DeviceType,
    for media: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  /// It may not be used.
  open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// It may not be used.
  open class func requestAccess(for type: AVMediaType) async -> Bool {
    Notice.doesNothing("AVCaptureDevice")
    return false
  }
  /// It may not be used.
  open class func requestAccess(
    for type: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    Notice.doesNothing("AVCaptureDevice")
    handler(false)
  }

  /// On which side it is.
  open var position: Position { .unspecified }
  /// What it is called.
  open var localizedName: String { "" }
  /// What tells it apart.
  open var uniqueID: String { "" }
  /// Whether it has a light.
  open var hasTorch: Bool { false }
  /// Whether its light can be used.
  open var isTorchAvailable: Bool { false }
  /// Whether its light is on.
  open var torchMode = TorchMode.off
  /// How much nearer things look.
  open var videoZoomFactor: Double = 1
  /// How much nearer things can look.
  open var maxAvailableVideoZoomFactor: Double { 1 }
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// What kind it is.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Turns its light on.
  open func setTorchModeOn(level: Float) throws {}
  /// Keeps others from changing it.
  open func lockForConfiguration() throws {}
  /// Lets others change it.
  open func unlockForConfiguration() {}
}

/// Whether something may be used.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What is seen or heard.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What is seen.
  public static let video = Self(rawValue: "vide")
  /// What is heard.
  public static let audio = Self(rawValue: "soun")
  /// What is read.
  public static let text = Self(rawValue: "text")
  /// What is read below a film.
  public static let subtitle = Self(rawValue: "sbtl")
}
