public import CoreGraphics
public import Foundation

/// A colour by its parts.
public final class UIColor: NSObject, Sendable {
  /// Red, green, blue and how much it covers, from 0 to 1.
  public let components: [CGFloat]

  /// A colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Red.
  public class var systemRed: UIColor { .init(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// Green.
  public class var systemGreen: UIColor { .init(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// Blue.
  public class var systemBlue: UIColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// Orange.
  public class var systemOrange: UIColor { .init(red: 1, green: 0.58, blue: 0, alpha: 1) }
  /// Yellow.
  public class var systemYellow: UIColor { .init(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// Grey.
  public class var systemGray: UIColor { .init(white: 0.56, alpha: 1) }
  /// What lies behind everything.
  public class var systemBackground: UIColor { .init(white: 1, alpha: 1) }
  /// What is written with.
  public class var label: UIColor { .init(white: 0, alpha: 1) }
  /// Black.
  public class var black: UIColor { .init(white: 0, alpha: 1) }
  /// White.
  public class var white: UIColor { .init(white: 1, alpha: 1) }
  /// Red.
  public class var red: UIColor { .init(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { .init(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { .init(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { .init(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { .init(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { .init(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { .init(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { .init(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { .init(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Pink.
  public class var systemPink: UIColor { .init(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  /// Purple.
  public class var systemPurple: UIColor { .init(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  /// Teal.
  public class var systemTeal: UIColor { .init(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  /// Indigo.
  public class var systemIndigo: UIColor { .init(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  /// Mint.
  public class var systemMint: UIColor { .init(red: 0, green: 0.78, blue: 0.75, alpha: 1) }
  /// Cyan.
  public class var systemCyan: UIColor { .init(red: 0.2, green: 0.68, blue: 0.9, alpha: 1) }
  /// Brown.
  public class var systemBrown: UIColor { .init(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
  /// What can be touched.
  public class var tintColor: UIColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// Grey.
  public class var gray: UIColor { .init(white: 0.5, alpha: 1) }
  /// A light grey.
  public class var lightGray: UIColor { .init(white: 0.67, alpha: 1) }
  /// A dark grey.
  public class var darkGray: UIColor { .init(white: 0.33, alpha: 1) }
  /// What matters less.
  public class var secondaryLabel: UIColor { .init(white: 0.24, alpha: 1) }
  /// What matters less still.
  public class var tertiaryLabel: UIColor { .init(white: 0.3, alpha: 1) }
  /// What matters least.
  public class var quaternaryLabel: UIColor { .init(white: 0.35, alpha: 1) }
  /// The line between things.
  public class var separator: UIColor { .init(white: 0.78, alpha: 1) }
  /// What lies on what lies behind.
  public class var secondarySystemBackground: UIColor { .init(white: 0.95, alpha: 1) }
  /// What lies on that.
  public class var tertiarySystemBackground: UIColor { .init(white: 1, alpha: 1) }
  /// What lies behind groups.
  public class var systemGroupedBackground: UIColor { .init(white: 0.95, alpha: 1) }
  /// What groups lie on.
  public class var secondarySystemGroupedBackground: UIColor { .init(white: 1, alpha: 1) }
  /// What fills small things.
  public class var systemFill: UIColor { .init(white: 0.8, alpha: 1) }
  /// What fills things.
  public class var secondarySystemFill: UIColor { .init(white: 0.84, alpha: 1) }
  /// What fills large things.
  public class var tertiarySystemFill: UIColor { .init(white: 0.88, alpha: 1) }
  /// A grey.
  public class var systemGray2: UIColor { .init(white: 0.68, alpha: 1) }
  /// A light grey.
  public class var systemGray3: UIColor { .init(white: 0.78, alpha: 1) }
  /// A light grey.
  public class var systemGray4: UIColor { .init(white: 0.82, alpha: 1) }
  /// A very light grey.
  public class var systemGray5: UIColor { .init(white: 0.9, alpha: 1) }
  /// An almost white grey.
  public class var systemGray6: UIColor { .init(white: 0.95, alpha: 1) }
  /// Nothing.
  public class var clear: UIColor { .init(white: 0, alpha: 0) }

  /// A colour by its hue, from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour from the app's resources, which nothing here reads: grey.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// A colour that is another in the dark; here it is light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(UITraitCollection()).components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The same, covering so much.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Its parts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = components[0]
    unsafe green?.pointee = components[1]
    unsafe blue?.pointee = components[2]
    unsafe alpha?.pointee = components[3]
    return true
  }

  /// A colour of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The same of Core Graphics'.
  public var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Fills with it from now on, which nothing here shows.
  public func setFill() {}
  /// Draws lines with it from now on, which nothing here shows.
  public func setStroke() {}
  /// Draws with it from now on, which nothing here shows.
  public func set() {}
}
