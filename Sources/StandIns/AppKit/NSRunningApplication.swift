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
  /// Whether it has ended.
  open var isTerminated: Bool { false }

  /// Programs that are called so: none.
  open class func runningApplications(withBundleIdentifier: String) -> [NSRunningApplication] { [] }
  /// Ends it, which it does not.
  @discardableResult
  open func terminate() -> Bool { false }
  /// Hides it, which it does not.
  @discardableResult
  open func hide() -> Bool { false }
}

extension NSWorkspace {
  /// How something is opened.
  open class OpenConfiguration: NSObject {
    /// Whether it comes forward.
    open var activates = true
    /// Whether it is kept in mind.
    open var addsToRecentItems = true
    /// What it is told.
    open var arguments: [String] = []
  }

  /// The program before the others: none.
  public var frontmostApplication: NSRunningApplication? { nil }
  /// The programs that run: this one.
  public var runningApplications: [NSRunningApplication] { [.current] }

  /// Opens something, which it does not.
  public func open(
    _ url: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(nil, CocoaError(.fileReadUnknown))
  }

  /// Opens some things with a program, which it does not.
  public func open(
    _ urls: [URL],
    withApplicationAt application: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    urls.forEach { open($0) }
    completionHandler?(nil, CocoaError(.fileReadUnknown))
  }

  /// Opens a program, which it does not.
  public func openApplication(
    at url: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { open(url, configuration: configuration, completionHandler: completionHandler) }

  /// A picture for a file.
  public func icon(forFile path: String) -> NSImage { NSImage() }
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
}

/// A sound, which nobody hears.
open class NSSound: NSObject {
  /// A short sound, which nobody hears.
  public static func beep() { Notice.doesNothing("NSSound") }
  /// A sound; nil, as there is none.
  public convenience init?(named name: String) { return nil }
  /// Plays it, which it does not.
  @discardableResult
  open func play() -> Bool { false }
}
