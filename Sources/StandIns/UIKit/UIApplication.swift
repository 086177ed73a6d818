public import Foundation
import Notices

/// The running app, which has no screen here.
@MainActor @preconcurrency
open class UIApplication: NSObject {
  /// What an address is opened with.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Whether an app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The running app.
  public static let shared = UIApplication()
  /// Where the settings are.
  public static let openSettingsURLString = "app-settings:"
  /// Where the settings of what the app may tell are.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Where it is set which apps open what.
  public static let openDefaultApplicationsSettingsURLString = "settings-navigation:default-apps"

  /// In front.
  open var applicationState: State { .active }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// No address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Tells the address, and that it was not opened.
  @discardableResult
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    Notice.doesNothing("opening \(url.absoluteString)")
    return false
  }

  /// Tells the address, and that it was not opened.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Notice.doesNothing("opening \(url.absoluteString)")
    completionHandler?(false)
  }

  /// Something that goes on while the app is not in front.
  public func beginBackgroundTask(
    withName name: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// That it has ended.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How long it may go on while nobody sees it: as long as it wants.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the device is unlocked, which it is.
  open var isProtectedDataAvailable: Bool { true }
  /// Asks for notifications from elsewhere; none come.
  open func registerForRemoteNotifications() {}
  /// Asks for none any longer.
  open func unregisterForRemoteNotifications() {}
  /// Whether notifications come from elsewhere; none do.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Which of its pictures the app is under; nil, as nothing here shows one.
  open var alternateIconName: String? { nil }
  /// Whether the app may be under another picture.
  open var supportsAlternateIcons: Bool { false }
  /// Whether there may be several windows; there are none.
  open var supportsMultipleScenes: Bool { false }
  /// Which way letters run.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Puts the app under another of its pictures, which it says it cannot.
  open func setAlternateIconName(
    _ name: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(CocoaError.Code(rawValue: 3328))) }

  /// Puts the app under another of its pictures, which it says it cannot.
  open func setAlternateIconName(_ name: String?) async throws {
    throw CocoaError(CocoaError.Code(rawValue: 3328))
  }
  /// What is on the screen; nothing.
  open var connectedScenes: Set<UIScene> { [] }
  /// Who hears what happens to the app; nothing here tells it.
  open weak var delegate: (any UIApplicationDelegate)?
  /// How many things are new, which nothing here shows.
  open var applicationIconBadgeNumber = 0
  /// The ways into the app, which nothing here shows.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// What an app is started for.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// A reason.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// A notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// A place.
    public static let location = LaunchOptionsKey(rawValue: "location")
  }

  /// What an address was opened with.
  public struct OpenURLOptionsKey: Hashable, Sendable {}
}

extension UIApplication {
  /// That the app comes to the front; nobody tells it here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// That the app is in front; nobody tells it here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// That the app goes away; nobody tells it here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// That the app is not in front; nobody tells it here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// That the app ends; nobody tells it here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// That memory is short; nobody tells it here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

/// What tells apart what goes on in the background.
public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  /// Its number.
  public let rawValue: Int
  /// A number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Hears what happens to an app; nothing here tells it.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// What is done when the app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

/// What came of asking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

extension UIApplication {
  /// Hears what is pressed on headphones, which nothing here tells.
  public func beginReceivingRemoteControlEvents() {}
  /// Hears it no more.
  public func endReceivingRemoteControlEvents() {}
}

extension UIApplicationDelegate {
  /// Where an app with a screen begins, which none does here.
  public static func main() { Notice.doesNothing("starting an app with its screens") }

  /// Nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// Which way letters run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
