public import CoreGraphics
public import Foundation

/// A way to keep a picture: its bytes.
open class NSImageRep: NSObject {
  /// How large it is.
  open var size = CGSize.zero
  /// How many points it is wide; 0 here.
  open var pixelsWide: Int { 0 }
  /// How many points it is high; 0 here.
  open var pixelsHigh: Int { 0 }
}

/// A picture as its bytes, which are not changed from one kind to another.
open class NSBitmapImageRep: NSImageRep {
  /// A kind of picture.
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// How a picture is written.
  public struct PropertyKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From 0 for small to 1 for good.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  private let bytes: Data?

  /// A picture from bytes; nil where there are none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    bytes = data
  }

  /// A picture of Core Graphics'.
  public init(cgImage: CGImage) { bytes = cgImage.data }

  /// The picture of its bytes.
  open var cgImage: CGImage? { bytes.map(CGImage.init) }

  /// Its bytes.
  open func representation(
    using type: FileType,
    properties: [PropertyKey: Any]
  ) -> Data? { bytes }
}
