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
