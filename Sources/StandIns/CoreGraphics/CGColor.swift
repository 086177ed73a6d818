public import Foundation

/// A colour by its parts.
public final class CGColor: NSObject, Sendable {
  /// Red, green, blue and how much it covers, from 0 to 1.
  public let components: [CGFloat]?

  /// A colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// How much it covers.
  public var alpha: CGFloat { components?.last ?? 1 }
}

/// What numbers of a colour mean.
public final class CGColorSpace: NSObject, Sendable {
  /// As screens show it.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// As wide screens show it.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Grey.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  override init() {}

  /// By its name.
  public convenience init?(name: CFString) { self.init() }
}

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
