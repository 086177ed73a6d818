public import Foundation

/// Who is asked for the addresses behind names.
open class NEDNSSettings: NSObject {
  /// By their addresses.
  public let servers: [String]
  /// What is put behind short names.
  open var searchDomains: [String]?
  /// The domain that the way is in.
  open var domainName: String?
  /// For which names they are asked; nil for all.
  open var matchDomains: [String]?
  /// Whether these are not put behind short names.
  open var matchDomainsNoSearch = false

  /// Who is asked.
  public init(servers: [String]) { self.servers = servers }
}

/// Who is asked in the manner of pages.
open class NEDNSOverHTTPSSettings: NEDNSSettings {
  /// Where.
  open var serverURL: URL?
}

/// Who is asked in secret.
open class NEDNSOverTLSSettings: NEDNSSettings {
  /// By which name.
  open var serverName: String?
}

/// Keeps who is asked for addresses, as long as the process lives.
open class NEDNSSettingsManager: NESettingsManager {
  /// Who is asked.
  open var dnsSettings: NEDNSSettings?
  /// When.
  open var onDemandRules: [NEOnDemandRule]?

  /// The app's own; a new one each time, since nothing is kept here.
  open class func shared() -> NEDNSSettingsManager { NEDNSSettingsManager() }
}

/// To whom questions for addresses go through a program of the app's.
open class NEDNSProxyProviderProtocol: NEVPNProtocol {
  /// The program.
  open var providerBundleIdentifier: String?
  /// What the program has to know.
  open var providerConfiguration: [String: Any]?
}

/// Keeps through which program questions for addresses go, as long as the process lives.
open class NEDNSProxyManager: NESettingsManager {
  /// To whom they go.
  open var providerProtocol: NEDNSProxyProviderProtocol?

  /// The app's own; a new one each time, since nothing is kept here.
  open class func shared() -> NEDNSProxyManager { NEDNSProxyManager() }
}
