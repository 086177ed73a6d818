@_exported public import Foundation
import Notices

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// Whether an app may look at the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app may do with the photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// A photo or a film of a person's.
open class PHAsset: NSObject {
  /// What tells it apart.
  open var localIdentifier: String { "" }
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// When it was taken.
  open var creationDate: Date? { nil }
  /// Whether it is one of the best.
  open var isFavorite: Bool { false }

  /// Finds nothing.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    Notice.doesNothing("PHAsset")
    return PHFetchResult()
  }

  /// Finds nothing.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    Notice.doesNothing("PHAsset")
    return PHFetchResult()
  }
}

/// How things are looked for.
open class PHFetchOptions: NSObject {
  /// Which; nil for all.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0

  /// All, in no order.
  public override init() {
    super.init()
  }
}

/// What was found: nothing.
open class PHFetchResult<Element: AnyObject>: NSObject {
  /// How many.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: Element? { nil }
}

/// The photos of a person, which nothing here has.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// The one library.
  public static func shared() -> PHPhotoLibrary { library }
  /// Whether the app may look; no.
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }

  /// Asks whether it may, in vain.
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    Notice.doesNothing("PHPhotoLibrary")
    return .denied
  }
}
