public import Foundation
public import CoreGraphics
public import DeveloperToolsSupport

/// A picture as its bytes.
public final class UIImage: NSObject, Sendable {
  private let bytes: Data?
  /// What it is called; nil for bytes.
  public let name: String?
  /// Whether it is one of the system's symbols.
  public let isSymbol: Bool

  /// Its size in points, which nobody measured.
  public var size: CGSize { .zero }
  /// How many of its points stand for one.
  public var scale: CGFloat { 1 }

  /// A picture of nothing.
  public override init() {
    bytes = nil
    name = nil
    isSymbol = false
  }

  /// A picture of the app's own.
  public init(resource: ImageResource) {
    bytes = nil
    name = resource.name
    isSymbol = false
  }

  /// A picture from the app's resources.
  public init?(named name: String) {
    bytes = nil
    self.name = name
    isSymbol = false
  }

  /// One of the system's symbols.
  public init?(systemName name: String) {
    bytes = nil
    self.name = name
    isSymbol = true
  }

  /// A picture from the resources of some bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) { self.init(named: name) }

  /// A picture from the resources of some bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  /// One of the system's symbols.
  public convenience init?(
    systemName name: String,
    compatibleWith traits: UITraitCollection?
  ) { self.init(systemName: name) }

  /// One of the system's symbols.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }

  /// A picture of bytes.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// A picture of bytes.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    bytes = data
    name = nil
    isSymbol = false
  }

  /// A picture.
  public init(cgImage image: CGImage) {
    bytes = image.data
    name = nil
    isSymbol = false
  }

  /// The picture of its bytes; nil where it has only a name.
  public var cgImage: CGImage? { bytes.map(CGImage.init) }

  /// A picture, turned.
  public convenience init(cgImage image: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: image)
  }

  /// A picture from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The bytes that it was made of.
  public func pngData() -> Data? { bytes }
  /// The bytes that it was made of; nothing here draws them anew.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  /// The same: nothing here draws it anew.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// The same: nothing here draws it anew.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  /// The same: nothing here draws it anew.
  public func preparingForDisplay() -> UIImage? { self }
  /// The same: nothing here colours it.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same: nothing here colours it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same: nothing here colours it.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The same: nothing here draws it anew.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Draws it, which nothing here shows.
  public func draw(in rect: CGRect) {}
  /// Draws it, which nothing here shows.
  public func draw(at point: CGPoint) {}

  /// Whether it keeps its own colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}
