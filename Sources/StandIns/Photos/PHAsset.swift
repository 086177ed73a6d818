@_exported public import Foundation
public import class AppIntents.CLLocation

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// What an asset is besides.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All around.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// With light and dark beyond what is usual.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// Of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// One that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// With how far things are.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// A film that comes while it is made.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A film that is slow.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A film that is fast.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// Something of the library's.
open class PHObject: NSObject, @unchecked Sendable {
  /// A value by its name, of which none is known.
  open func value(forKey key: String) -> Any? { nil }
  /// What tells it apart.
  open var localIdentifier: String { "" }
}

/// A photo or a film of a person's.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What it is besides.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// How many dots it is wide.
  open var pixelWidth: Int { 0 }
  /// How many dots it is high.
  open var pixelHeight: Int { 0 }
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  /// When it was taken.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// Where it was taken.
  open var location: CLLocation? { nil }
  /// Whether it is one of the best.
  open var isFavorite: Bool { false }
  /// Whether it is hidden.
  open var isHidden: Bool { false }

  /// Finds nothing.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .none }
  /// Finds nothing.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .none }
  /// Finds nothing.
  open class func fetchAssets(
    in collection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .none }
  /// Finds nothing.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .none }
}

/// What a list of photos is.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

/// Which list of photos.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case any = 9_223_372_036_854_775_807
}

/// Lists of photos, or lists of those.
open class PHCollection: PHObject, @unchecked Sendable {
  /// What it is called.
  open var localizedTitle: String? { nil }
}

/// A list of photos.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// What it is.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// Which it is.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// About how many are in it.
  open var estimatedAssetCount: Int { 0 }

  /// Finds nothing.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { .none }
  /// Finds nothing.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { .none }
}
