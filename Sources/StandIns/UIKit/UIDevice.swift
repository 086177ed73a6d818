public import Foundation

/// What was copied; it lives as long as the process.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// What everybody copies to.
  public static let general = UIPasteboard()

  /// The text.
  open var string: String?
  /// The texts.
  open var strings: [String]?
  /// The address.
  open var url: URL?
  /// The picture.
  open var image: UIImage?
}

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
