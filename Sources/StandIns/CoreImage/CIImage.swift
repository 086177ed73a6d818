@_exported public import CoreGraphics
@_exported public import CoreVideo
public import Foundation
import Notices

/// A picture as its bytes.
public final class CIImage: NSObject, Sendable {
  private let data: Data

  /// An empty picture.
  public override init() {
    data = Data()
    super.init()
  }

  /// A picture of bytes.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
    super.init()
  }

  /// A picture from a file.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A picture.
  public init(cgImage image: CGImage) {
    data = image.data
    super.init()
  }

  /// A picture of points, of which there are none.
  public convenience init(cvPixelBuffer buffer: CVPixelBuffer) { self.init() }

  /// Its size, which nobody measured.
  public var extent: CGRect { .zero }

  /// The picture that a filter makes of it: the same.
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    Notice.doesNothing("changing pictures")
    return self
  }

  /// A part of it: all of it.
  public func cropped(to rect: CGRect) -> CIImage { self }

  var bytes: Data { data }
}

/// Changes a picture, which nothing here does.
open class CIFilter: NSObject {
  /// What it is called.
  public let name: String
  private var values: [String: Any]

  /// The filter of a name.
  public init?(name: String, parameters: [String: Any]? = nil) {
    self.name = name
    values = parameters ?? [:]
    super.init()
  }

  /// Sets what it works with.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What it makes: what it was given.
  open var outputImage: CIImage? { values["inputImage"] as? CIImage }
}

/// The picture that a filter works with.
public let kCIInputImageKey = "inputImage"

/// Draws pictures, which nothing here does.
public final class CIContext: NSObject, Sendable {
  /// What is set for it.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Something that is set.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Draws pictures.
  public init(options: [Option: Any]? = nil) {}

  /// A picture's bytes.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    image.bytes.isEmpty ? nil : CGImage(image.bytes)
  }
}
