public import Foundation

/// What is looked at before it goes to the net.
open class NEFilterProviderConfiguration: NSObject {
  /// Whether what pages ask for is looked at.
  open var filterBrowsers = false
  /// Whether what apps ask for is looked at.
  open var filterSockets = false
  /// Whether every piece is looked at.
  open var filterPackets = false
  /// What the program has to know.
  open var vendorConfiguration: [String: Any]?
  /// The other side.
  open var serverAddress: String?
  /// As whom.
  open var username: String?
  /// Of whom.
  open var organization: String?
}

/// Keeps what is looked at, as long as the process lives.
open class NEFilterManager: NESettingsManager {
  /// What is looked at.
  open var providerConfiguration: NEFilterProviderConfiguration?

  /// The app's own; a new one each time, since nothing is kept here.
  open class func shared() -> NEFilterManager { NEFilterManager() }
}
