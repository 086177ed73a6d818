public import Foundation
import Notices

/// The running app, which has no windows here.
@MainActor @preconcurrency
open class NSApplication: NSObject {
  /// What was pressed in a window that waits.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int
    /// A number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Yes.
    public static let OK = ModalResponse(rawValue: 1)
    /// No.
    public static let cancel = ModalResponse(rawValue: 0)
    /// It was ended.
    public static let stop = ModalResponse(rawValue: -1000)
    /// It was broken off.
    public static let abort = ModalResponse(rawValue: -1001)
    /// The first button.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }

  /// Whether it has a menu and a picture of its own.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// The running app.
  public static let shared = NSApplication()

  /// Who hears what happens to it; nothing here tells it.
  open weak var delegate: (any NSApplicationDelegate)?
  /// Its windows.
  open var windows: [NSWindow] { [] }
  /// The window that is written in.
  open var keyWindow: NSWindow? { nil }
  /// The window in front.
  open var mainWindow: NSWindow? { nil }
  /// Whether it is in front.
  open var isActive: Bool { false }
  /// What happens just now; nothing.
  open var currentEvent: NSEvent? { nil }
  /// Its picture.
  open var applicationIconImage: NSImage?

  /// Whether it has a menu and a picture of its own.
  @discardableResult
  open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
  /// Ends a window that waits.
  open func stopModal() {}
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// Light or dark; nil for what the system says.
  open var appearance: NSAppearance?
  /// Light or dark: what was said, otherwise light.
  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(.aqua) }
  /// What stands for the app among the others.
  public let dockTile = NSDockTile()
  /// Lets another come forward.
  open func deactivate() {}
  /// Asks for attention, which nobody is there to give.
  @discardableResult
  open func requestUserAttention(_ kind: RequestUserAttentionType) -> Int { 0 }
  /// Asks for attention no longer.
  open func cancelUserAttentionRequest(_ request: Int) {}
  /// Shows who made the app, which nothing here does.
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Ends a window that waits.
  open func stopModal(withCode code: ModalResponse) {}
  /// Hides it.
  open func hide(_ sender: Any?) {}
  /// Shows it.
  open func unhide(_ sender: Any?) {}
  /// Ends at once: nothing here opens windows.
  open func run() { Notice.doesNothing("NSApplication.run") }
  /// Nothing is pressed.
  @discardableResult
  open func sendAction(_ action: Any, to target: Any?, from sender: Any?) -> Bool { false }
  /// Comes to the front, which the transcript tells already.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Comes to the front, which the transcript tells already.
  open func activate() {}
  /// Ends the app, which nothing here does.
  open func terminate(_ sender: Any?) { Notice.doesNothing("NSApplication.terminate") }
}

/// The running app.
@MainActor public var NSApp: NSApplication { NSApplication.shared }

/// Hears what happens to an app; nothing here tells it.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// What is done when the app has started.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// What is done before the app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Whether the app ends with its last window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// What is done with addresses.
  func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
  /// Nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// It goes on.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  /// Nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
}

extension NSApplication {
  /// How a program comes forward.
  public struct ActivationOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Ways as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With all its windows.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// Before all others.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }

  /// How loudly attention is asked for.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  /// That the app is in front; nobody tells it here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification"
  )
  /// That the app is no longer in front; nobody tells it here.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification"
  )
  /// That the app ends; nobody tells it here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification"
  )
  /// That the app has started; nobody tells it here.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification"
  )
}

/// What stands for an app among the others, which nothing here shows.
open class NSDockTile: NSObject {
  /// The words on it.
  open var badgeLabel: String?
  /// Whether the app is named on it.
  open var showsApplicationBadge = true
  /// Draws it anew, which nothing here shows.
  open func display() {}
}

/// Light or dark.
open class NSAppearance: NSObject {
  /// The name of a look.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, shining through.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, shining through.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  /// What it is called.
  public let name: Name

  init(_ name: Name) { self.name = name }

  /// A look by its name.
  public convenience init?(named name: Name) { self.init(name) }

  /// The first of some looks that this one is.
  open func bestMatch(from names: [Name]) -> Name? { names.first { $0 == name } }
}
