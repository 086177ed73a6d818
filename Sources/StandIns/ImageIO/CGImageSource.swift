@_exported public import CoreGraphics
import Foundation
import Notices

/// Pictures in bytes; here one, which is not read.
public final class CGImageSource: NSObject, Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

/// Where pictures are written; nothing here writes them.
public final class CGImageDestination: NSObject {}

/// Pictures in bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.isEmpty ? nil : CGImageSource(data)
}

/// Pictures in a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

/// How many pictures there are: one.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// A picture, as its bytes.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { CGImage(source.data) }

/// A small picture: the same, as nothing here draws it anew.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { CGImage(source.data) }

/// What is known of a picture: nothing, as nothing here reads it.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  Notice.doesNothing("CGImageSourceCopyPropertiesAtIndex")
  return nil
}

/// A place for pictures; none.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  Notice.doesNothing("CGImageDestination")
  return nil
}

/// Adds a picture, which nothing here writes.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) {}

/// Ends writing, which nothing here does.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }

/// Whether pictures are kept once they are read.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// Whether pictures are read at once.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// Whether a small picture is made of a large one.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small picture is made where there is none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is turned as the large one is.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// How large a small picture may be.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// How well a picture is kept, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
/// How wide a picture is.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// How high a picture is.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// How a picture is turned.
public let kCGImagePropertyOrientation = "Orientation"
/// What a camera says of a picture.
public let kCGImagePropertyExifDictionary = "{Exif}"
/// Where a picture was taken.
public let kCGImagePropertyGPSDictionary = "{GPS}"
/// When a picture was taken.
public let kCGImagePropertyExifDateTimeOriginal = "DateTimeOriginal"

/// Which way round a picture is.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
