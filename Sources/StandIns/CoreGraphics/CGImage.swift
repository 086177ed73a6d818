public import Foundation

/// A picture as its bytes; nothing here reads them.
public final class CGImage: NSObject, Sendable {
  /// The bytes.
  package let data: Data

  package init(_ data: Data) { self.data = data }

  /// How wide it is, which nobody measured.
  public var width: Int { 0 }
  /// How high it is, which nobody measured.
  public var height: Int { 0 }
  /// How many bits a dot has.
  public var bitsPerPixel: Int { 32 }
  /// How many bits a part of a dot has.
  public var bitsPerComponent: Int { 8 }
  /// How many bytes a row has.
  public var bytesPerRow: Int { 0 }
  /// Its colours.
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  /// How its dots lie.
  public var bitmapInfo: CGBitmapInfo { [] }
  /// Whether dots shine through.
  public var alphaInfo: CGImageAlphaInfo { .none }
  /// Its bytes, as they were read.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: data) }
  /// A part of it, which nothing here cuts out.
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

/// Gives the bytes of a picture.
public final class CGDataProvider: NSObject, Sendable {
  /// The bytes.
  public let data: CFData?

  /// Gives bytes.
  public init?(data: CFData) { self.data = data }
}

/// Whether the dots of a picture shine through, and where they say so.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How the dots of a picture lie.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Options as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they say whether they shine through.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// Parts as fractions.
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
  /// Pairs of bytes, the small end first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 4096)
  /// Four bytes, the small end first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
  /// Pairs of bytes, the great end first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 12288)
  /// Four bytes, the great end first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
}
