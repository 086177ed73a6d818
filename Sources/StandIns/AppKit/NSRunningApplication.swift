public import Foundation
import Notices

/// A program that runs; only this one is known.
open class NSRunningApplication: NSObject {
  /// This one.
  public static var current: NSRunningApplication { NSRunningApplication() }

  /// What tells it apart.
  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// What it is called.
  open var localizedName: String? { ProcessInfo.processInfo.processName }
  /// Where it is.
  open var bundleURL: URL? { Bundle.main.bundleURL }
  /// Its number.
  open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// Whether it is before the others.
  open var isActive: Bool { false }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// Whether it has started.
  open var isFinishedLaunching: Bool { true }
  /// Whether its menus are shown.
  open var ownsMenuBar: Bool { false }
  /// When it began, which nobody wrote down.
  open var launchDate: Date? { nil }
  /// Where what runs of it is.
  open var executableURL: URL? { Bundle.main.executableURL }
  /// Its picture; nobody drew one.
  open var icon: NSImage? { nil }
  /// Whether it is seen among the others.
  open var activationPolicy: NSApplication.ActivationPolicy { .prohibited }
  /// Whether it has ended.
  open var isTerminated: Bool { false }

  /// Programs that are called so: none.
  open class func runningApplications(withBundleIdentifier: String) -> [NSRunningApplication] { [] }
  /// Ends it, which it does not.
  @discardableResult
  open func terminate() -> Bool { false }
  /// Ends it at once, which it does not.
  @discardableResult
  open func forceTerminate() -> Bool { false }
  /// Hides it, which it does not.
  @discardableResult
  open func hide() -> Bool { false }
  /// Shows it, which it does not.
  @discardableResult
  open func unhide() -> Bool { false }
  /// Brings it forward, which it does not.
  @discardableResult
  open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  /// Brings it forward in place of another, which it does not.
  @discardableResult
  open func activate(
    from application: NSRunningApplication,
    options: NSApplication.ActivationOptions = []
  ) -> Bool { false }

  /// This one, by its number; nil for any other.
  public convenience init?(processIdentifier: Int32) {
    guard processIdentifier == ProcessInfo.processInfo.processIdentifier else { return nil }
    self.init()
  }

  /// One that runs.
  public override init() { super.init() }
}

/// A screen; there is none here.
@MainActor @preconcurrency
open class NSScreen: NSObject {
  /// The screen: none.
  open class var main: NSScreen? { nil }
  /// All screens: none.
  open class var screens: [NSScreen] { [] }
  /// Its size.
  open var frame: CGRect { .zero }
  /// What of it is free.
  open var visibleFrame: CGRect { .zero }
  /// How many of its points stand for one.
  open var backingScaleFactor: CGFloat { 1 }
  /// What it is called.
  open var localizedName: String { "" }
}

/// A sound, which nobody hears.
open class NSSound: NSObject {
  /// A short sound, which nobody hears.
  public static func beep() { Notice.doesNothing("NSSound") }
  /// A sound; nil, as there is none.
  public convenience init?(named name: String) { return nil }
  /// A sound; nil, as nothing here sounds.
  public convenience init?(contentsOf url: URL, byReference: Bool) { return nil }
  /// A sound; nil, as nothing here sounds.
  public convenience init?(data: Data) { return nil }
  /// How loud it is.
  open var volume: Float = 1
  /// Whether it begins anew.
  open var loops = false
  /// Whether it is heard.
  open var isPlaying: Bool { false }
  /// Ends it.
  @discardableResult
  open func stop() -> Bool { false }
  /// Plays it, which it does not.
  @discardableResult
  open func play() -> Bool { false }
}
