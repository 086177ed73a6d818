@_exported public import CoreGraphics
@_exported public import Foundation
import Notices
@_exported public import protocol AppIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct AppIntents.LocalizedStringResource

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif

// What intents' sources name of UIKit; there is no screen here.

/// A picture as its bytes.
open class UIImage: NSObject {
  private let bytes: Data?
  /// What it is called; nil for bytes.
  public let name: String?
  /// Whether it is one of the system's symbols.
  public let isSymbol: Bool

  /// Its size in points, which nobody measured.
  open var size: CGSize { .zero }

  /// A picture from the app's resources.
  public init?(named name: String) {
    bytes = nil
    self.name = name
    isSymbol = false
  }

  /// One of the system's symbols.
  public init?(systemName name: String) {
    bytes = nil
    self.name = name
    isSymbol = true
  }

  /// A picture of bytes.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    bytes = data
    name = nil
    isSymbol = false
  }

  /// A picture.
  public init(cgImage image: CGImage) {
    bytes = image.data
    name = nil
    isSymbol = false
  }

  /// The picture of its bytes; nil where it has only a name.
  open var cgImage: CGImage? { bytes.map(CGImage.init) }

  /// A picture from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The bytes that it was made of.
  open func pngData() -> Data? { bytes }
  /// The bytes that it was made of; nothing here draws them anew.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
}

/// A colour by its parts.
open class UIColor: NSObject {
  /// Red, green, blue and how much it covers, from 0 to 1.
  public let components: [CGFloat]

  /// A colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Red.
  open class var systemRed: UIColor { .init(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// Green.
  open class var systemGreen: UIColor { .init(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// Blue.
  open class var systemBlue: UIColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// Orange.
  open class var systemOrange: UIColor { .init(red: 1, green: 0.58, blue: 0, alpha: 1) }
  /// Yellow.
  open class var systemYellow: UIColor { .init(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// Grey.
  open class var systemGray: UIColor { .init(white: 0.56, alpha: 1) }
  /// What lies behind everything.
  open class var systemBackground: UIColor { .init(white: 1, alpha: 1) }
  /// What is written with.
  open class var label: UIColor { .init(white: 0, alpha: 1) }
  /// Black.
  open class var black: UIColor { .init(white: 0, alpha: 1) }
  /// White.
  open class var white: UIColor { .init(white: 1, alpha: 1) }
}

/// The running app, which has no screen here.
@MainActor
open class UIApplication: NSObject {
  /// What an address is opened with.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Whether an app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The running app.
  public static let shared = UIApplication()
  /// Where the settings are.
  public static let openSettingsURLString = "app-settings:"

  /// In front.
  open var applicationState: State { .active }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// No address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Tells the address, and that it was not opened.
  @discardableResult
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    Notice.doesNothing("opening \(url.absoluteString)")
    return false
  }

  /// Tells the address, and that it was not opened.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    Notice.doesNothing("opening \(url.absoluteString)")
    completionHandler?(false)
  }
}

/// What was copied; it lives as long as the process.
@MainActor
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
@MainActor
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

/// What a screen is made of; nothing here has one.
@MainActor
open class UIResponder: NSObject {}

/// A part of a screen; nothing here has one.
open class UIView: UIResponder {}

/// A screen; nothing here has one.
open class UIViewController: UIResponder {}

/// A window; nothing here has one.
open class UIWindow: UIView {
  /// The first screen.
  open var rootViewController: UIViewController?
}
