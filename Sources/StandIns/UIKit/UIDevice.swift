public import Foundation

/// The device, of which nothing is known.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// What it is called.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// What runs on it.
  open var systemName: String { "Linux" }
  /// The version of what runs on it.
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// What kind of device it is.
  open var model: String { "Terminal" }
  /// Nobody knows.
  open var batteryLevel: Float { -1 }
  /// Whether somebody wants to know.
  open var isBatteryMonitoringEnabled = false
  /// What is known of the battery: nothing.
  open var batteryState: BatteryState { .unknown }
  /// Which way it is held, which nobody knows.
  open var orientation: UIDeviceOrientation { .unknown }
  /// What kind of device it is.
  open var localizedModel: String { model }
  /// Whether somebody wants to know whether something is near.
  open var isProximityMonitoringEnabled = false
  /// Nothing is near.
  open var proximityState: Bool { false }
  /// Wants to know which way it is held, which nobody tells.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Wants to know no longer.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// What is known of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// That it is held otherwise; nobody tells it here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// That the battery is fuller or emptier; nobody tells it here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// That the battery is charged or no longer; nobody tells it here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )

  /// Nothing in particular.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  /// Nothing that lasts.
  open var identifierForVendor: UUID? { nil }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac, vision
}

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held in a way that screens follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
