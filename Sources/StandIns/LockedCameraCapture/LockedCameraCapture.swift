@_exported public import ExtensionFoundation
public import AppIntents
import Notices

/// An extension that takes pictures while a phone is locked; here it ends at once.
@MainActor @preconcurrency
public protocol LockedCameraCaptureExtension: AppExtension {
  /// The kind of its screen.
  associatedtype Body: LockedCameraCaptureExtensionScene
  /// Its screen.
  var body: Body { get }
}

/// The screen of an extension that takes pictures while a phone is locked.
@MainActor @preconcurrency
public protocol LockedCameraCaptureExtensionScene {}

/// A screen that is drawn while a phone is locked; nobody draws it here.
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene {
  /// A screen.
  public init(@ViewBuilder content: @escaping (LockedCameraCaptureSession) -> Content) {}
}

/// The time for which a locked phone takes pictures.
public final class LockedCameraCaptureSession: Sendable {
  /// Where pictures are kept until the phone is unlocked.
  public let sessionContentURL: URL

  init(sessionContentURL: URL) { self.sessionContentURL = sessionContentURL }

  /// Opens the app, which nothing does here.
  public func openApplication(for activity: NSUserActivity) async throws {
    Notice.doesNothing("LockedCameraCaptureSession")
  }
}

/// Hands an app what was taken while its phone was locked; nothing was.
public final class LockedCameraCaptureManager: Sendable {
  /// What happened to what was taken.
  public enum SessionContentUpdate: Sendable {
    case initial([URL])
    case added(URL)
    case removed(URL)
  }

  /// The manager.
  public static let shared = LockedCameraCaptureManager()

  /// What was taken.
  public var sessionContentURLs: [URL] { [] }
  /// What is taken from now on.
  public var sessionContentUpdates: AsyncStream<SessionContentUpdate> {
    AsyncStream { updates in
      updates.yield(.initial([]))
      updates.finish()
    }
  }
  /// Forgets what was taken.
  public func invalidateSessionContent(at url: URL) async throws {}
}

/// The activity with which such an extension opens its app.
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"
