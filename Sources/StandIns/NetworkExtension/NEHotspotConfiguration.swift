public import Foundation
import Notices

/// A net without wires, and how to get into it.
open class NEHotspotConfiguration: NSObject {
  /// Its name.
  public let ssid: String
  /// Whether it is forgotten when the app is left.
  open var joinOnce = false
  /// Whether it does not tell its name.
  open var hidden = false
  /// After how many days it is forgotten.
  open var lifeTimeInDays: NSNumber = 0

  /// An open one.
  public init(ssid: String) { self.ssid = ssid }
  /// One with a word.
  public convenience init(ssid: String, passphrase: String, isWEP: Bool) { self.init(ssid: ssid) }
}

/// Gets into nets without wires, which nothing here does.
public final class NEHotspotConfigurationManager: NSObject, Sendable {
  /// The one.
  public static let shared = NEHotspotConfigurationManager()

  /// Cannot get into it.
  public func apply(_ configuration: NEHotspotConfiguration) async throws {
    Notice.doesNothing("NEHotspotConfigurationManager")
    throw NEVPNError(.configurationDisabled)
  }

  /// Cannot get into it.
  public func apply(
    _ configuration: NEHotspotConfiguration,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Notice.doesNothing("NEHotspotConfigurationManager")
    completionHandler?(NEVPNError(.configurationDisabled))
  }

  /// Has none to forget.
  public func removeConfiguration(forSSID ssid: String) {}
  /// Those that are known; none.
  public func configuredSSIDs() async -> [String] { [] }
}

/// The net without wires that a device is in.
open class NEHotspotNetwork: NSObject {
  /// Its name.
  open var ssid: String { "" }
  /// The station's address.
  open var bssid: String { "" }
  /// How well it is heard, from 0 to 1.
  open var signalStrength: Double { 0 }

  /// The one that the device is in; none.
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
