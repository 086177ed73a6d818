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
}

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
}

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
