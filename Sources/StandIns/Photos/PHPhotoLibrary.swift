public import Foundation
import Notices

/// Whether an app may look at the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app may do with the photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// Why nothing was done with photos.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case libraryInFileProviderSyncRoot = 5423
    case invalidResource = 3302
    case networkAccessRequired = 3164
    case networkError = 3169
  }

  /// What is wrong.
  public let code: Code

  /// What is wrong.
  public init(_ code: Code) { self.code = code }
}

/// Hears what changes in the library, which nothing does.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something changed.
  func photoLibraryDidChange(_ change: PHChange)
}

/// What changed.
open class PHChange: NSObject {}

/// The photos of a person, which nothing here has.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// The one library.
  public static func shared() -> PHPhotoLibrary { library }
  /// Whether the app may look; no.
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Whether the app may look; no.
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }

  /// Asks whether it may, in vain.
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    Notice.doesNothing("PHPhotoLibrary")
    return .denied
  }

  /// Asks whether it may, in vain.
  public static func requestAuthorization(
    for level: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    Notice.doesNothing("PHPhotoLibrary")
    handler(.denied)
  }

  /// Asks whether it may, in vain.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }

  /// Cannot change anything.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    Notice.doesNothing("PHPhotoLibrary")
    throw PHPhotosError(.accessUserDenied)
  }

  /// Cannot change anything.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Notice.doesNothing("PHPhotoLibrary")
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }

  /// Cannot change anything.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    Notice.doesNothing("PHPhotoLibrary")
    throw PHPhotosError(.accessUserDenied)
  }

  /// Is told of changes, of which there are none.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Is told no longer.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
