public import Foundation

// What the modifiers are told about looks and places.

/// Where lines of text begin.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing
}

/// Whether something fits or fills.
public enum ContentMode: Sendable, Hashable {
  case fit, fill
}

/// How colours are mixed.
public enum BlendMode: Sendable, Hashable {
  case normal, multiply, screen, overlay, darken, lighten, plusLighter, plusDarker
}

/// How symbols are coloured.
public enum SymbolRenderingMode: Sendable, Hashable {
  case monochrome, multicolor, hierarchical, palette
}

/// How large controls are.
public enum ControlSize: Sendable, Hashable {
  case mini, small, regular, large, extraLarge
}

/// Whether something can be seen.
public enum Visibility: Sendable, Hashable {
  case automatic, visible, hidden
}

/// A side.
public enum HorizontalEdge: Sendable, Hashable {
  case leading, trailing
}

/// What stands on the key that ends a line.
public enum SubmitLabel: Sendable, Hashable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// What something lies behind.
public enum ContainerBackgroundPlacement: Sendable, Hashable {
  case widget, navigation, tabView
}

/// How large the title of a screen is.
public enum NavigationBarTitleDisplayMode: Sendable, Hashable {
  case automatic, inline, large
}

/// How what is said changes.
public enum ContentTransition: Sendable, Hashable {
  case identity, opacity, interpolate, symbolEffect

  /// As symbols change.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .symbolEffect }
  /// As numbers turn.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
  /// As numbers turn.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
}

/// What is felt or heard.
public enum SensoryFeedback: Sendable, Hashable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact, pathComplete

  /// How heavy a thing is.
  public enum Weight: Sendable, Hashable {
    case light, medium, heavy
  }

  /// How soft a thing is.
  public enum Flexibility: Sendable, Hashable {
    case rigid, solid, soft
  }

  /// Something of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  /// Something of a softness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
}

/// The shape of a button's edge.
public enum ButtonBorderShape: Sendable, Hashable {
  case automatic, capsule, roundedRectangle, circle

  /// With corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// How high what slides is.
public enum PresentationDetent: Sendable, Hashable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

/// How large a preview is.
public enum PreviewLayout: Sendable, Hashable {
  case device, sizeThatFits
}

/// How what is in something is read.
public enum AccessibilityChildBehavior: Sendable, Hashable {
  case ignore, contain, combine
}

/// Sides of a row.
public enum VerticalEdge: Int8, Sendable, Hashable, CaseIterable {
  case top, bottom

  /// Sides of a row.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The flags as a number.
    public let rawValue: Int8

    /// Flags from a number.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// Space at the edges.
public struct EdgeInsets: Sendable, Hashable {
  /// Above.
  public var top: CGFloat
  /// Where the line starts.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// Where the line ends.
  public var trailing: CGFloat

  /// Space at the edges.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Parts of a screen that something else may cover.
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
  /// What the device covers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// Why something is hidden.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: Int

  /// Flags from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What something is for whoever cannot see it.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: Int

  /// Flags from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// A text that never changes.
  public static let isStaticText = AccessibilityTraits(rawValue: 16)
  /// A way to an address.
  public static let isLink = AccessibilityTraits(rawValue: 32)
}

/// Variants of symbols.
public struct SymbolVariants: Sendable, Hashable {
  private let name: String

  /// As it is.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
}

/// A key.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it writes.
  public var character: Character

  /// The key that writes a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The key that writes a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }
}

/// How much room there is for a view.
public struct ProposedViewSize: Sendable, Hashable {
  /// How wide, in points; nil for as wide as it is.
  public var width: CGFloat?
  /// How high, in points; nil for as high as it is.
  public var height: CGFloat?

  /// As large as it is.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// All the room there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A size, with another's where nothing is said.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

  /// As much room.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// As much room.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}
