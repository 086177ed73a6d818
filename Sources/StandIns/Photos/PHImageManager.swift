public import Foundation
public import ImageIO
import Notices
public import UIKit

/// What tells a request apart.
public typealias PHImageRequestID = Int32

/// What no request is called.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether it lies elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether it was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is none.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fits the room that it is wanted for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  /// As usual.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How good a picture has to be.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// How exactly a picture has the size that is wanted.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

/// Which state of a picture is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}

/// How a picture is wanted.
@safe open class PHImageRequestOptions: NSObject {
  /// In which state.
  open var version = PHImageRequestOptionsVersion.current
  /// How good.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly in the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Which part of it.
  open var normalizedCropRect = CGRect.zero
  /// Whether it may come over the net.
  open var isNetworkAccessAllowed = false
  /// Whether one waits for it.
  open var isSynchronous = false
  /// Whether more than one may come.
  open var allowSecondaryDegradedImage = false
  /// How far it has come.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Gets the pictures of photos, of which there are none here.
open class PHImageManager: NSObject {
  /// The one of the app; a new one each time, since nothing is kept here.
  open class func `default`() -> PHImageManager { PHImageManager() }

  /// Gets none.
  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Notice.doesNothing("PHImageManager")
    resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return PHInvalidImageRequestID
  }

  /// Gets none.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) ->
      Void
  ) -> PHImageRequestID {
    Notice.doesNothing("PHImageManager")
    resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return PHInvalidImageRequestID
  }

  /// Has nothing to give up.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gets pictures before they are wanted, of which there are none here.
open class PHCachingImageManager: PHImageManager {
  /// Whether good ones are got before.
  open var allowsCachingHighQualityImages = true

  /// Gets none before.
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has none to forget.
  open func stopCachingImagesForAllAssets() {}
}
