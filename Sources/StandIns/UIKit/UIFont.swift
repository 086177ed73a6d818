public import Foundation

/// How letters look.
open class UIFont: NSObject {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// How heavy, from -1 to 1.
    public let rawValue: CGFloat
    /// A weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
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
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Below a title.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Said aside.
    public static let callout = TextStyle(rawValue: "callout")
    /// Below a text.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Below a picture.
    public static let caption2 = TextStyle(rawValue: "caption2")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "title1")
  }

  /// How large they are in points.
  public let pointSize: CGFloat

  /// The name of its family.
  public let familyName: String

  init(pointSize: CGFloat, familyName: String = "System") {
    self.pointSize = pointSize
    self.familyName = familyName
  }

  /// A font by its name.
  public convenience init?(name: String, size: CGFloat) {
    self.init(pointSize: size, familyName: name)
  }

  /// Its name.
  open var fontName: String { familyName }
  /// How high a line is.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// The same in another size.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size, familyName: familyName) }
  /// The size of labels.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of texts.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small texts.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// A slanting font.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

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
