public import Foundation

/// What bars look like; it is kept, and no bar is shown.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// What shines through from behind it.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of its edge.
  open var shadowColor: UIColor?
  /// The picture of its edge.
  open var shadowImage: UIImage?

  /// As usual.
  public override init() { super.init() }
  /// The same as another.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// As usual.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Nothing shines through.
  open func configureWithOpaqueBackground() { backgroundEffect = nil }
  /// All shines through.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// What the bar above a screen looks like.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How its title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How its large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What the bar below screens looks like.
open class UITabBarAppearance: UIBarAppearance {
  /// What lies above each other in it.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// What lies beside each other in it.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// What lies close beside each other in it.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind what is chosen.
  open var selectionIndicatorTintColor: UIColor?
}

/// What a bar of tools looks like.
open class UIToolbarAppearance: UIBarAppearance {}

/// What one screen's place in a bar looks like.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// Where it is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Where it cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
}

/// What one screen's place in a bar looks like in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// How its title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of its picture.
  open var iconColor: UIColor?
  /// The colour behind its number.
  open var badgeBackgroundColor: UIColor?
}

/// What shines through as through glass.
@MainActor @preconcurrency
open class UIBlurEffect: NSObject {
  /// How much shines through.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial,
      systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// So much shines through.
  public init(style: Style) {}
}
