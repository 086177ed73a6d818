public import Foundation

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

/// How drawn text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Options as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// From the line's top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the room between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By what is drawn.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Cut off where there is no room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is known of drawn text.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// How much room it takes, which is none here.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect { .zero }
  /// Draws it, which nothing here shows.
  public func draw(at point: CGPoint) {}
  /// Draws it, which nothing here shows.
  public func draw(in rect: CGRect) {}
  /// Its size, which nobody measured.
  public func size() -> CGSize { .zero }
}
