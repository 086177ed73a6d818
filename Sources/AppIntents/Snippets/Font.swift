/// The size and weight of letters; text tells headings and titles, which are bold, from the rest.
public struct Font: Sendable, Hashable {
  /// How heavy letters are.
  public struct Weight: Sendable, Hashable {
    let isHeavy: Bool

    /// The lightest.
    public static let ultraLight = Weight(isHeavy: false)
    /// Very light.
    public static let thin = Weight(isHeavy: false)
    /// Light.
    public static let light = Weight(isHeavy: false)
    /// As running text.
    public static let regular = Weight(isHeavy: false)
    /// Somewhat heavy, which text does not tell from running text.
    public static let medium = Weight(isHeavy: false)
    /// Heavier.
    public static let semibold = Weight(isHeavy: true)
    /// Heavy.
    public static let bold = Weight(isHeavy: true)
    /// Very heavy.
    public static let heavy = Weight(isHeavy: true)
    /// The heaviest.
    public static let black = Weight(isHeavy: true)
  }

  /// The shape of letters, which text does not show.
  public enum Design: Sendable, Hashable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance of letters, which text does not show.
  public struct Width: Sendable, Hashable {
    let value: Double

    /// Near.
    public static let compressed = Width(value: -0.2)
    /// Nearer than usual.
    public static let condensed = Width(value: -0.1)
    /// As usual.
    public static let standard = Width(value: 0)
    /// Farther than usual.
    public static let expanded = Width(value: 0.2)
  }

  /// Distances between lines, which text does not show.
  public enum Leading: Sendable, Hashable {
    case standard, tight, loose
  }

  /// What a text is for.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2

    var isHeading: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2: false
      }
    }
  }

  let isBold: Bool
  let isItalic: Bool

  init(isBold: Bool, isItalic: Bool = false) {
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// The largest title.
  public static let largeTitle = Font(isBold: true)
  /// A title.
  public static let title = Font(isBold: true)
  /// A smaller title.
  public static let title2 = Font(isBold: true)
  /// The smallest title.
  public static let title3 = Font(isBold: true)
  /// A heading.
  public static let headline = Font(isBold: true)
  /// Below a heading.
  public static let subheadline = Font(isBold: false)
  /// Running text.
  public static let body = Font(isBold: false)
  /// Set off from running text.
  public static let callout = Font(isBold: false)
  /// Below a picture.
  public static let caption = Font(isBold: false)
  /// Below a picture, smaller.
  public static let caption2 = Font(isBold: false)
  /// Below the page.
  public static let footnote = Font(isBold: false)

  /// The system's letters for a purpose.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(isBold: weight?.isHeavy ?? style.isHeading)
  }

  /// The system's letters of a size, which text does not show.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(isBold: weight?.isHeavy ?? false)
  }

  /// Letters of the app's own, which text does not show.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(isBold: false) }

  /// Letters of the app's own, which text does not show.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(isBold: style.isHeading)
  }

  /// Letters of the app's own, which text does not show.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(isBold: false) }

  /// Heavier.
  public func bold(_ isActive: Bool = true) -> Font { Font(isBold: isActive, isItalic: isItalic) }
  /// Slanted.
  public func italic(_ isActive: Bool = true) -> Font { Font(isBold: isBold, isItalic: isActive) }
  /// In a weight.
  public func weight(_ weight: Weight) -> Font { Font(isBold: weight.isHeavy, isItalic: isItalic) }
  /// With letters of one width, which all text here has.
  public func monospaced(_ isActive: Bool = true) -> Font { self }
  /// With digits of one width, which all text here has.
  public func monospacedDigit() -> Font { self }
  /// With small capitals, which text does not show.
  public func smallCaps() -> Font { self }
  /// With a distance of letters, which text does not show.
  public func width(_ width: Width) -> Font { self }
  /// With a distance between lines, which text does not show.
  public func leading(_ leading: Leading) -> Font { self }
}
