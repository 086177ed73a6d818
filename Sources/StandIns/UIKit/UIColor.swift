public import CoreGraphics
public import DeveloperToolsSupport
public import Foundation

/// A colour by its parts.
public final class UIColor: NSObject, PartedColor, Sendable {
  /// Red, green, blue and how much it covers, from 0 to 1.
  public let components: [CGFloat]

  /// A colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// What lies behind everything.
  public static var systemBackground: UIColor { .init(white: 1, alpha: 1) }
  /// What is written with.
  public static var label: UIColor { .init(white: 0, alpha: 1) }
  /// What can be touched.
  public static var tintColor: UIColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// What matters less.
  public static var secondaryLabel: UIColor { .init(white: 0.24, alpha: 1) }
  /// What matters less still.
  public static var tertiaryLabel: UIColor { .init(white: 0.3, alpha: 1) }
  /// What matters least.
  public static var quaternaryLabel: UIColor { .init(white: 0.35, alpha: 1) }
  /// The line between things.
  public static var separator: UIColor { .init(white: 0.78, alpha: 1) }
  /// What lies on what lies behind.
  public static var secondarySystemBackground: UIColor { .init(white: 0.95, alpha: 1) }
  /// What lies on that.
  public static var tertiarySystemBackground: UIColor { .init(white: 1, alpha: 1) }
  /// What lies behind groups.
  public static var systemGroupedBackground: UIColor { .init(white: 0.95, alpha: 1) }
  /// What groups lie on.
  public static var secondarySystemGroupedBackground: UIColor { .init(white: 1, alpha: 1) }
  /// What fills small things.
  public static var systemFill: UIColor { .init(white: 0.8, alpha: 1) }
  /// What fills things.
  public static var secondarySystemFill: UIColor { .init(white: 0.84, alpha: 1) }
  /// What fills large things.
  public static var tertiarySystemFill: UIColor { .init(white: 0.88, alpha: 1) }
  /// What fills the largest things.
  public static var quaternarySystemFill: UIColor { .init(white: 0.92, alpha: 1) }
  /// What lies on what groups lie on.
  public static var tertiarySystemGroupedBackground: UIColor { .init(white: 0.95, alpha: 1) }
  /// The line between things, through which nothing shines.
  public static var opaqueSeparator: UIColor { .init(white: 0.78, alpha: 1) }
  /// What leads elsewhere.
  public static var link: UIColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// What stands where somebody is to write.
  public static var placeholderText: UIColor { .init(white: 0.3, alpha: 1) }
  /// Words on light ground.
  public static var darkText: UIColor { .init(white: 0, alpha: 1) }
  /// Words on dark ground.
  public static var lightText: UIColor { .init(white: 1, alpha: 0.6) }
  /// A grey.
  public static var systemGray2: UIColor { .init(white: 0.68, alpha: 1) }
  /// A light grey.
  public static var systemGray3: UIColor { .init(white: 0.78, alpha: 1) }
  /// A light grey.
  public static var systemGray4: UIColor { .init(white: 0.82, alpha: 1) }
  /// A very light grey.
  public static var systemGray5: UIColor { .init(white: 0.9, alpha: 1) }
  /// An almost white grey.
  public static var systemGray6: UIColor { .init(white: 0.95, alpha: 1) }

  /// A colour that is another in the dark; here it is light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(UITraitCollection()).components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour of the app's own, which nothing here reads: grey.
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }

  /// Writes down hue, how strong, how light and how much it covers, from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat,
    saturation: inout CGFloat,
    brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let (red, green, blue) = (components[0], components[1], components[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    brightness = most
    saturation = most == 0 ? 0 : span / most
    alpha = components[3]
    let sixths: CGFloat =
      if span == 0 {
        0
      } else if most == red {
        (green - blue) / span
      } else if most == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    return true
  }

  /// Writes down how light it is and how much it covers, from 0 to 1.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    white = 0.299 * components[0] + 0.587 * components[1] + 0.114 * components[2]
    alpha = components[3]
    return true
  }

  /// As it is under some circumstances; here it is always the same.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
}
