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

/// How letters look.
open class UIFont: NSObject {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// How heavy, from -1 to 1.
    public let rawValue: CGFloat
    /// A weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Heavier.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy.
    public static let bold = Weight(rawValue: 0.4)
    /// Very heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// As heavy as can be.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What letters are for.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// A purpose.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is read.
    public static let body = TextStyle(rawValue: "body")
    /// What stands above.
    public static let headline = TextStyle(rawValue: "headline")
    /// What stands below.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
  }

  /// How large they are in points.
  public let pointSize: CGFloat

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  /// The system's letters.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
  /// The system's letters.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size)
  }
  /// The system's letters, heavy.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
  /// The system's letters, all as wide.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size)
  }
  /// The system's letters with digits that are all as wide.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size)
  }
  /// The letters for a purpose.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: 17) }
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How lines of text lie.
open class NSParagraphStyle: NSObject {
  /// Where they begin.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// How far they lie apart.
  open fileprivate(set) var lineSpacing: CGFloat = 0
}

/// How lines of text lie, to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where they begin.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How far they lie apart.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
}

extension NSAttributedString.Key {
  /// How the letters look.
  public static let font = NSAttributedString.Key("NSFont")
  /// What they are written with.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// What lies behind them.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How the lines lie.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How far the letters lie apart.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Whether there is a line below them.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Where they lead.
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSString {
  /// Draws it, which nothing here shows.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
  /// Draws it, which nothing here shows.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
  /// Its size, which nobody measured.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize { .zero }
}

extension NSAttributedString {
  /// Draws it, which nothing here shows.
  public func draw(at point: CGPoint) {}
  /// Draws it, which nothing here shows.
  public func draw(in rect: CGRect) {}
  /// Its size, which nobody measured.
  public func size() -> CGSize { .zero }
}
