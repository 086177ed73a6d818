public import AppIntents
public import Foundation
public import UserNotifications

/// What a screen is made of; nothing here has one.
@MainActor @preconcurrency
open class UIResponder: NSObject {}

/// A part of a screen; nothing here has one.
open class UIView: UIResponder {
  /// Where it is.
  open var frame = CGRect.zero
  /// Its own extent.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// What lies in it.
  open private(set) var subviews: [UIView] = []
  /// What happens in it.
  open private(set) var interactions: [any UIInteraction] = []
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// What it is drawn with.
  open var tintColor: UIColor?
  /// How much it shines through.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// What tells it apart.
  open var tag = 0
  /// Whether it keeps what its frame says.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// A view without extent.
  public override init() { super.init() }
  /// A view somewhere.
  public init(frame: CGRect) { self.frame = frame }

  /// Puts a view into it.
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// Takes it out of where it lies.
  open func removeFromSuperview() {}
  /// Lets something happen in it.
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Lets something happen in it no more.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// Sets it out anew.
  open func setNeedsLayout() {}
  /// Sets it out.
  open func layoutIfNeeded() {}
}

/// What a person can do with a view.
public protocol UIInteraction: AnyObject {}

/// A screen; nothing here has one.
open class UIViewController: UIResponder {
  /// What its bar says.
  open var title: String?
  // As Apple's header has it: sources write to it without asking whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it shows.
  open var view: UIView! = UIView()
  /// What it showed before it.
  open var presentedViewController: UIViewController? { nil }
  /// What showed it.
  open var presentingViewController: UIViewController? { nil }
  /// How it comes.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it moves when it comes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person can only leave it by a button.
  open var isModalInPresentation = false

  /// A screen.
  public override init() {}

  /// Its view is there, which never happens.
  open func viewDidLoad() {}
  /// It is about to be seen, which never happens.
  open func viewWillAppear(_ animated: Bool) {}
  /// It is seen, which never happens.
  open func viewDidAppear(_ animated: Bool) {}
  /// It is about to be seen no more, which never happens.
  open func viewWillDisappear(_ animated: Bool) {}
  /// It is seen no more, which never happens.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Shows another screen, which nobody sees.
  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) { completion?() }
  /// Shows it no more.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// A window; nothing here has one.
open class UIWindow: UIView {
  /// The first screen.
  open var rootViewController: UIViewController?
  /// Whether one writes in it.
  open var isKeyWindow: Bool { false }
  /// What it belongs to.
  open weak var windowScene: UIWindowScene?
  /// Brings it forward.
  open func makeKeyAndVisible() {}

  /// A window of a scene's.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
}

/// How a screen comes.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

/// How a screen moves when it comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Something on a screen; there is none here.
open class UIScene: UIResponder {
  /// What it is at.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What it is at.
  open var activationState: ActivationState { .unattached }

  /// How a scene comes about.
  open class ConnectionOptions: NSObject {
    /// The quick action that it begins with; none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The addresses that it begins with; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What was going on elsewhere; nothing.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The notification that it begins with; none.
    open var notificationResponse: UNNotificationResponse? { nil }
  }
}

/// Something on a screen with windows; there is none here.
open class UIWindowScene: UIScene {
  /// Its windows.
  open var windows: [UIWindow] { [] }
  /// The window that is written in.
  open var keyWindow: UIWindow? { nil }
  /// The screen it is on.
  open var screen: UIScreen { .main }
}

/// A screen; there is none here.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// Its size in points.
  open var bounds: CGRect { .zero }
  /// How many of its points stand for one.
  open var scale: CGFloat { 1 }
  /// How light it is.
  open var brightness: CGFloat = 1
}

/// How things look where they are.
open class UITraitCollection: NSObject {
  /// Where they are.
  open class var current: UITraitCollection { UITraitCollection() }

  /// As usual.
  public override init() { userInterfaceStyle = .light }
  /// Light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Light.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How many points of the screen stand for one.
  open var displayScale: CGFloat { 1 }
}

/// Whether it is dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Something that is felt when one touches; nothing here is.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Gets ready, which nothing here needs.
  open func prepare() {}
}

/// Something that is felt when things meet; nothing here is.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How it feels.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Something that is felt.
  public init(style: FeedbackStyle = .medium) {}
  /// Makes it felt, which nothing here is.
  open func impactOccurred() {}
  /// Makes it felt, which nothing here is.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Something that is felt when something came out; nothing here is.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came out.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Makes it felt, which nothing here is.
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// Something that is felt when one chooses; nothing here is.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes it felt, which nothing here is.
  open func selectionChanged() {}
}

/// What a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is written.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String
  /// A kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the net.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A secret.
  public static let password = UITextContentType(rawValue: "password")
  /// A secret that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
