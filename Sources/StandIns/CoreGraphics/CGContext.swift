public import Foundation

/// What is drawn on, of which there is none here.
public final class CGContext: NSObject {
  package override init() {}

  /// Fills a rectangle, which nothing here shows.
  public func fill(_ rect: CGRect) {}
  /// Draws the edge of a rectangle, which nothing here shows.
  public func stroke(_ rect: CGRect) {}
  /// Fills an ellipse, which nothing here shows.
  public func fillEllipse(in rect: CGRect) {}
  /// Fills with a colour from now on, which nothing here shows.
  public func setFillColor(_ color: CGColor) {}
  /// Draws lines with a colour from now on, which nothing here shows.
  public func setStrokeColor(_ color: CGColor) {}
  /// Draws lines so wide from now on, which nothing here shows.
  public func setLineWidth(_ width: CGFloat) {}
  /// Remembers how it draws.
  public func saveGState() {}
  /// Draws as it remembered.
  public func restoreGState() {}
  /// Moves what is drawn, which nothing here shows.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn larger or smaller, which nothing here shows.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn, which nothing here shows.
  public func rotate(by angle: CGFloat) {}

  /// A picture to draw on, which there is none of.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) { return nil }

  /// How dots are made of others.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// How wide it is.
  public var width: Int { 0 }
  /// How high it is.
  public var height: Int { 0 }
  /// Its dots.
  public var data: UnsafeMutableRawPointer? { nil }
  /// Draws a picture, which it does not.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Makes a picture of what was drawn; nothing was.
  public func makeImage() -> CGImage? { nil }
  /// Wipes, which it does not.
  public func clear(_ rect: CGRect) {}
  /// Cuts off, which it does not.
  public func clip(to rect: CGRect) {}
  /// How much shines through.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Whether edges are smooth.
  public func setShouldAntialias(_ antialiases: Bool) {}
  /// Begins a path.
  public func beginPath() {}
  /// Goes somewhere.
  public func move(to point: CGPoint) {}
  /// Draws a line.
  public func addLine(to point: CGPoint) {}
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Adds a circle.
  public func addEllipse(in rect: CGRect) {}
  /// Ends a path.
  public func closePath() {}
  /// Fills a path.
  public func fillPath() {}
  /// Draws a path.
  public func strokePath() {}
}

/// How good dots are that are made of others.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4
}
