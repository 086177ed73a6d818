public import CoreGraphics
public import DeveloperToolsSupport
public import Foundation

/// A colour by its parts.
public final class NSColor: NSObject, PartedColor, Sendable {
  /// Red, green, blue and how much it covers, from 0 to 1.
  public let components: [CGFloat]

  /// A colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Words.
  public static var labelColor: NSColor { .init(white: 0, alpha: 1) }
  /// Words beside others.
  public static var secondaryLabelColor: NSColor { .init(white: 0.3, alpha: 1) }
  /// Words that matter less.
  public static var tertiaryLabelColor: NSColor { .init(white: 0.5, alpha: 1) }
  /// Behind a window.
  public static var windowBackgroundColor: NSColor { .init(white: 0.93, alpha: 1) }
  /// Behind controls.
  public static var controlBackgroundColor: NSColor { .init(white: 1, alpha: 1) }
  /// What stands out.
  public static var controlAccentColor: NSColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// Lines between things.
  public static var separatorColor: NSColor { .init(white: 0.85, alpha: 1) }
  /// Words that matter least.
  public static var quaternaryLabelColor: NSColor { .init(white: 0.7, alpha: 1) }
  /// What is written with.
  public static var textColor: NSColor { .init(white: 0, alpha: 1) }
  /// Behind what is written.
  public static var textBackgroundColor: NSColor { .init(white: 1, alpha: 1) }
  /// What stands where somebody is to write.
  public static var placeholderTextColor: NSColor { .init(white: 0.5, alpha: 1) }
  /// What leads elsewhere.
  public static var linkColor: NSColor { .init(red: 0, green: 0.41, blue: 0.85, alpha: 1) }
  /// Words on controls.
  public static var controlTextColor: NSColor { .init(white: 0, alpha: 1) }
  /// Controls.
  public static var controlColor: NSColor { .init(white: 1, alpha: 1) }
  /// Behind a page.
  public static var underPageBackgroundColor: NSColor { .init(white: 0.59, alpha: 1) }
  /// Behind what is chosen.
  public static var selectedContentBackgroundColor: NSColor {
    .init(red: 0, green: 0.39, blue: 0.88, alpha: 1)
  }
  /// Behind words that are chosen.
  public static var selectedTextBackgroundColor: NSColor {
    .init(red: 0.7, green: 0.84, blue: 1, alpha: 1)
  }
  /// Lines of a table.
  public static var gridColor: NSColor { .init(white: 0.9, alpha: 1) }

  /// A colour of the screen that it is on.
  public convenience init(
    calibratedRed red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// A colour of the screen that it is on.
  public convenience init(
    deviceRed red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// A shade of grey of the screen that it is on.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// A colour of the app's own, which nothing here reads: grey.
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }

  /// How red it is.
  public var redComponent: CGFloat { components[0] }
  /// How green it is.
  public var greenComponent: CGFloat { components[1] }
  /// How blue it is.
  public var blueComponent: CGFloat { components[2] }
  /// How much it covers.
  public var alphaComponent: CGFloat { components[3] }
}
