public import Foundation
public import class AppIntents.CLLocation
public import UIKit

/// Something new in the library, while it is not there yet.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Wants to change something in the library, which stays closed.
open class PHChangeRequest: NSObject {}

/// Wants to change or add a photo.
open class PHAssetChangeRequest: PHChangeRequest {
  /// When it was taken.
  open var creationDate: Date?
  /// Where it was taken.
  open var location: CLLocation?
  /// Whether it is one of the best.
  open var isFavorite = false
  /// Whether it is hidden.
  open var isHidden = false
  /// What it will be.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  /// Wants to change one.
  public convenience init(for asset: PHAsset) { self.init() }
  /// Wants to add one.
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self.made() }
  /// Wants to add one.
  open class func creationRequestForAssetFromImage(atFileURL url: URL) -> Self? { Self.made() }
  /// Wants to add a film.
  open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> Self? { Self.made() }
  /// Wants to take some away.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {}

  /// Wants something.
  public required override init() { super.init() }
  private class func made() -> Self { Self() }
}

/// Of what an asset is made.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo
}

/// How what an asset is made of is taken.
open class PHAssetResourceCreationOptions: NSObject {
  /// What its file is called.
  open var originalFilename: String?
  /// What kind of content it is.
  open var uniformTypeIdentifier: String?
  /// Whether its file is taken away from where it lies.
  open var shouldMoveFile = false
}

/// Wants to add a photo of several parts.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Wants to add one.
  open class func forAsset() -> Self { Self() }
  /// Adds a part.
  open func addResource(
    with type: PHAssetResourceType,
    data: Data,
    options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds a part.
  open func addResource(
    with type: PHAssetResourceType,
    fileURL: URL,
    options: PHAssetResourceCreationOptions?
  ) {}
}

/// Wants to change or add a list of photos.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  /// What it is called.
  open var title = ""
  /// What it will be.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }

  /// Wants to change one.
  public convenience init?(for collection: PHAssetCollection) { self.init() }
  /// Wants to add one.
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = Self()
    request.title = title
    return request
  }
  /// Puts some in.
  open func addAssets(_ assets: any NSFastEnumeration) {}
  /// Takes some out.
  open func removeAssets(_ assets: any NSFastEnumeration) {}

  /// Wants something.
  public required override init() { super.init() }
}
