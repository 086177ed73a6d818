@_exported public import Foundation
import Notices

/// How a private way to the net is doing.
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

extension NSNotification.Name {
  /// The way changed.
  public static let NEVPNStatusDidChange = NSNotification.Name("NEVPNStatusDidChange")
  /// The settings changed.
  public static let NEVPNConfigurationChange = NSNotification.Name("NEVPNConfigurationChange")
}

/// Why there is no way.
public struct NEVPNError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }

  /// What is wrong.
  public let code: Code

  /// What is wrong.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A private way to the net, which nothing here opens.
open class NEVPNConnection: NSObject {
  /// How it is doing; not at all.
  open var status: NEVPNStatus { .disconnected }
  /// Since when it is there; it never is.
  open var connectedDate: Date? { nil }

  /// Cannot open it.
  open func startVPNTunnel() throws {
    Notice.doesNothing("NEVPNConnection")
    throw NEVPNError(.configurationDisabled)
  }

  /// Cannot open it.
  open func startVPNTunnel(options: [String: NSObject]?) throws { try startVPNTunnel() }

  /// Has nothing to close.
  open func stopVPNTunnel() {}
}

/// A way through a program of the app's.
open class NETunnelProviderSession: NEVPNConnection {
  /// Cannot open it.
  open func startTunnel(options: [String: Any]? = nil) throws { try startVPNTunnel() }
  /// Has nothing to close.
  open func stopTunnel() {}
}

/// To whom a way leads.
open class NEVPNProtocol: NSObject {
  /// The other side.
  open var serverAddress: String?
  /// As whom.
  open var username: String?
  /// Where the word is kept.
  open var passwordReference: Data?
  /// Where the papers are kept.
  open var identityReference: Data?
  /// Whether it ends when the device sleeps.
  open var disconnectOnSleep = false
  /// Whether everything goes through it.
  open var includeAllNetworks = false
  /// Whether what is near does not go through it.
  open var excludeLocalNetworks = false
}

/// To whom a way through a program of the app's leads.
open class NETunnelProviderProtocol: NEVPNProtocol {
  /// The program.
  open var providerBundleIdentifier: String?
  /// What the program has to know.
  open var providerConfiguration: [String: Any]?
}

/// A way with the usual rules for keeping things secret.
open class NEVPNProtocolIPSec: NEVPNProtocol {
  /// Who one is to the other side.
  open var localIdentifier: String?
  /// Who the other side is.
  open var remoteIdentifier: String?
  /// Whether a person has to say who they are.
  open var useExtendedAuthentication = false
  /// Where the word that both know is kept.
  open var sharedSecretReference: Data?
}

/// A way with the newer rules for keeping things secret.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
  /// The name in the other side's papers.
  open var serverCertificateCommonName: String?
  /// Whose papers count.
  open var serverCertificateIssuerCommonName: String?
}

/// Keeps the settings of a way, as long as the process lives.
open class NEVPNManager: NESettingsManager {
  /// Whether it opens by itself.
  open var isOnDemandEnabled = false
  /// When it opens by itself.
  open var onDemandRules: [NEOnDemandRule]?
  /// To whom it leads.
  open var protocolConfiguration: NEVPNProtocol?
  /// The way.
  open var connection: NEVPNConnection { NEVPNConnection() }

  /// The app's own; a new one each time, since nothing is kept here.
  open class func shared() -> NEVPNManager { NEVPNManager() }
}

/// Keeps the settings of a way through a program of the app's, as long as the process lives.
open class NETunnelProviderManager: NEVPNManager {
  /// The way.
  open override var connection: NEVPNConnection { NETunnelProviderSession() }

  /// Those that were kept; none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }

  /// Those that were kept; none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
}
