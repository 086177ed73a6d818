public import Foundation

/// What all bars above screens, below them and so on are given; it is kept, and none is shown.
open class UIControl: UIView {
  /// What it is at.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// States as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be touched.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Written in.
    public static let focused = State(rawValue: 8)
  }

  /// Whether it can be touched.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
}

/// The bar above a screen.
open class UINavigationBar: UIView {
  private static let shared = UINavigationBar()
  /// What all of them are given.
  open class func appearance() -> UINavigationBar { shared }

  /// What it looks like.
  open var standardAppearance = UINavigationBarAppearance()
  /// What it looks like where there is little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// What it looks like above the first line.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What it looks like above the first line where there is little room.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// How its title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How its large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether its title may be large.
  open var prefersLargeTitles = false
  /// Its own colour.
  open var barTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true
  /// The picture of its edge.
  open var shadowImage: UIImage?
  /// The picture on the way back.
  open var backIndicatorImage: UIImage?
  /// What the picture on the way back covers.
  open var backIndicatorTransitionMaskImage: UIImage?
}

/// The bar below screens.
open class UITabBar: UIView {
  private static let shared = UITabBar()
  /// What all of them are given.
  open class func appearance() -> UITabBar { shared }

  /// What it looks like.
  open var standardAppearance = UITabBarAppearance()
  /// What it looks like above the last line.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Its own colour.
  open var barTintColor: UIColor?
  /// The colour of what is not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true
  /// The picture of its edge.
  open var shadowImage: UIImage?
  /// The picture behind it.
  open var backgroundImage: UIImage?
}

/// A bar of tools.
open class UIToolbar: UIView {
  private static let shared = UIToolbar()
  /// What all of them are given.
  open class func appearance() -> UIToolbar { shared }

  /// What it looks like.
  open var standardAppearance = UIToolbarAppearance()
  /// What it looks like above the last line.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Its own colour.
  open var barTintColor: UIColor?
}

/// A list.
open class UITableView: UIView {
  private static let shared = UITableView()
  /// What all of them are given.
  open class func appearance() -> UITableView { shared }

  /// The colour between its lines.
  open var separatorColor: UIColor?
  /// How much room is above a part.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// How far it lies from its edges.
  open var contentInset = UIEdgeInsets.zero
}

/// A text to write in.
open class UITextView: UIView {
  private static let shared = UITextView()
  /// What all of them are given.
  open class func appearance() -> UITextView { shared }

  /// How far the text lies from the edges.
  open var textContainerInset = UIEdgeInsets.zero
}

/// A choice of which all is seen.
open class UISegmentedControl: UIControl {
  private static let shared = UISegmentedControl()
  /// What all of them are given.
  open class func appearance() -> UISegmentedControl { shared }

  /// The colour behind what is chosen.
  open var selectedSegmentTintColor: UIColor?
  /// How its words are written, which nobody sees.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// Something that is on or off.
open class UISwitch: UIControl {
  private static let shared = UISwitch()
  /// What all of them are given.
  open class func appearance() -> UISwitch { shared }

  /// Whether it is on.
  open var isOn = false
  /// Its colour where it is on.
  open var onTintColor: UIColor?
  /// The colour of what is moved.
  open var thumbTintColor: UIColor?
}

/// Which page one is on.
open class UIPageControl: UIControl {
  private static let shared = UIPageControl()
  /// What all of them are given.
  open class func appearance() -> UIPageControl { shared }

  /// The colour of the page one is on.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the others.
  open var pageIndicatorTintColor: UIColor?
}
