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

/// What a picture is written as, told from its first bytes; nil for what is none.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  PictureFormat(source.data)?.rawValue
}

/// How far a picture is there: all of it.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  .statusComplete
}

/// What is known of all pictures: nothing, as nothing here reads them.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  Notice.doesNothing("CGImageSourceCopyProperties")
  return nil
}

/// How far a picture is there.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

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

/// A place for pictures; none.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  Notice.doesNothing("CGImageDestination")
  return nil
}

/// Adds a picture of a source, which nothing here writes.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination,
  _ source: CGImageSource,
  _ index: Int,
  _ properties: CFDictionary?
) {}

/// Says something of all pictures, which nothing here writes.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination,
  _ properties: CFDictionary?
) {}

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

/// Where a picture was taken, northwards.
public let kCGImagePropertyGPSLatitude = "Latitude"
/// Where a picture was taken, eastwards.
public let kCGImagePropertyGPSLongitude = "Longitude"
/// What is said of a picture as TIFF says it.
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
/// What is said of a picture that moves.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// How long one picture of several is shown.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// How often moving pictures are shown again.
public let kCGImagePropertyGIFLoopCount = "LoopCount"
/// What a picture is expected to be written as.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"

/// Which way round a picture is.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
