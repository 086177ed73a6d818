@_exported public import Foundation
import Notices

/// Something that starts when a person logs in; nothing here starts by itself.
public final class SMAppService: NSObject, Sendable {
  /// Whether it starts.
  public enum Status: Int, Sendable {
    case notRegistered, enabled, requiresApproval, notFound
  }

  /// The app itself.
  public static let mainApp = SMAppService()
  /// A helper of the app's.
  public static func loginItem(identifier: String) -> SMAppService { SMAppService() }
  /// A helper that a file describes.
  public static func agent(plistName: String) -> SMAppService { SMAppService() }
  /// A helper of the machine's that a file describes.
  public static func daemon(plistName: String) -> SMAppService { SMAppService() }

  /// Whether it starts; it does not.
  public var status: Status { .notRegistered }

  /// Starts from now on, in vain.
  public func register() throws { Notice.doesNothing("SMAppService") }
  /// Starts no more.
  public func unregister() throws {}
  /// Starts no more.
  public func unregister() async throws {}
  /// Shows where a person decides.
  public static func openSystemSettingsLoginItems() { Notice.doesNothing("SMAppService") }
}
