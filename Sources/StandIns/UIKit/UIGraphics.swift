public import CoreGraphics
public import Foundation
import Notices

/// Draws a picture; there is nothing here to draw with.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Draws pictures of a size.
  public init(size: CGSize) { self.size = size }
  /// Draws pictures of a size in a way.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  /// Draws pictures of a size.
  public init(bounds: CGRect) { size = bounds.size }

  /// A picture of nothing; the closure runs, and nothing of what it draws is kept.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Notice.doesNothing("UIGraphicsImageRenderer")
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }

  /// Nothing; the closure runs, and nothing of what it draws is kept.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Nothing; the closure runs, and nothing of what it draws is kept.
  open func jpegData(
    withCompressionQuality quality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// How a picture is drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Whether nothing shines through.
  open var opaque = false
  /// How many points of the picture stand for one.
  open var scale: CGFloat = 1

  /// As usual.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As usual.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a picture is drawn on.
open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn on.
  open var cgContext: CGContext { CGContext() }
  /// Fills a rectangle, which nothing here shows.
  open func fill(_ rect: CGRect) {}
  /// Draws the edge of a rectangle, which nothing here shows.
  open func stroke(_ rect: CGRect) {}
  /// Draws no further than a rectangle, which nothing here shows.
  open func clip(to rect: CGRect) {}
}

/// A line, which nothing here draws.
open class UIBezierPath: NSObject {
  /// How wide it is.
  open var lineWidth: CGFloat = 1

  /// A line of nothing.
  public override init() {}
  /// The edge of a rectangle.
  public init(rect: CGRect) {}
  /// The edge of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// The edge of an ellipse.
  public init(ovalIn rect: CGRect) {}

  /// Begins somewhere.
  open func move(to point: CGPoint) {}
  /// Goes on straight.
  open func addLine(to point: CGPoint) {}
  /// Goes back to where it began.
  open func close() {}
  /// Fills what it goes around, which nothing here shows.
  open func fill() {}
  /// Draws it, which nothing here shows.
  open func stroke() {}
  /// Draws no further than it, which nothing here shows.
  open func addClip() {}
}
