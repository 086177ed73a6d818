public import Foundation

/// What letters look like, apart from their size; they are kept and nothing is drawn with them.
open class UIFontDescriptor: NSObject {
  /// What the system's letters look like.
  public struct SystemDesign: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// A look.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Round.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// All as wide.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// What is particular about letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Traits as bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanting.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// All as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Lines close to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    /// Lines far from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
  }

  /// The name of something that is known of letters.
  public struct AttributeName: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Their family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// Their own name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Their size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// What is particular about them.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// What their maker lets one choose.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// What they are for.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of something particular.
  public struct TraitKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How heavy.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanting.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// All of it.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// What is known of the letters.
  public let fontAttributes: [AttributeName: Any]
  /// What is particular about them.
  public let symbolicTraits: SymbolicTraits

  /// Letters of which something is known.
  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    self.init(fontAttributes, [])
  }

  /// Letters by their name.
  public convenience init(name: String, size: CGFloat) {
    self.init([.name: name, .size: size], [])
  }

  init(_ attributes: [AttributeName: Any], _ traits: SymbolicTraits) {
    fontAttributes = attributes
    symbolicTraits = traits
  }

  /// Their name.
  open var postscriptName: String { fontAttributes[.name] as? String ?? "System" }
  /// Their size in points, 0 where none was given.
  open var pointSize: CGFloat { fontAttributes[.size] as? CGFloat ?? 0 }

  /// What is known of them under a name.
  open func object(forKey name: AttributeName) -> Any? { fontAttributes[name] }

  /// The same, of which more is known.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes.merging(attributes) { $1 }, symbolicTraits)
  }

  /// The same in another size.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { addingAttributes([.size: size]) }
  /// The same of another family.
  open func withFamily(_ family: String) -> UIFontDescriptor { addingAttributes([.family: family]) }
  /// The same with another look.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The same with something particular.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(fontAttributes, traits)
  }

  /// The letters for a purpose.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor([.textStyle: style.rawValue, .size: CGFloat(17)], [])
  }
}

extension UIFont {
  /// Letters that look so; their own size is taken where 0 is given.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
      familyName: descriptor.postscriptName
    )
  }

  /// What the letters look like.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: familyName, size: pointSize)
  }
}

/// How letters grow where a person wants them larger, which nobody does here.
open class UIFontMetrics: NSObject {
  /// As texts that are read.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// As letters for a purpose.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The letters as they are.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The letters as they are, unless they are too large.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The length as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
