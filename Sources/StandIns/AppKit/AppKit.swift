@_exported public import Foundation
import Notices
@_exported public import protocol AppIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct AppIntents.LocalizedStringResource

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif

// What intents' sources name of AppKit; there is no screen here.

/// A picture as its bytes.
open class NSImage: NSObject {
  private let bytes: Data?
  /// What it is called; nil for bytes.
  public let symbol: String?

  /// Its size in points, which nobody measured.
  open var size = CGSize.zero

  /// A picture from the app's resources.
  public init?(named name: String) {
    bytes = nil
    symbol = name
  }

  /// One of the system's symbols.
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    bytes = nil
    symbol = name
  }

  /// A picture of bytes.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    bytes = data
    symbol = nil
  }

  /// A picture from a file.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The bytes that it was made of.
  open var tiffRepresentation: Data? { bytes }
}

/// A colour by its parts.
open class NSColor: NSObject {
  /// Red, green, blue and how much it covers, from 0 to 1.
  public let components: [CGFloat]

  /// A colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Red.
  open class var systemRed: NSColor { .init(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// Green.
  open class var systemGreen: NSColor { .init(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// Blue.
  open class var systemBlue: NSColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
}

/// The running app, which has no windows here.
@MainActor @preconcurrency
open class NSApplication: NSObject {
  /// The running app.
  public static let shared = NSApplication()

  /// Comes to the front, which the transcript tells already.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Comes to the front, which the transcript tells already.
  open func activate() {}
  /// Ends the app, which nothing here does.
  open func terminate(_ sender: Any?) { Notice.doesNothing("NSApplication.terminate") }
}

/// The running app.
@MainActor public var NSApp: NSApplication { NSApplication.shared }

/// Everything on the screen, of which there is none here.
open class NSWorkspace: NSObject {
  /// Everything on the screen.
  public static var shared: NSWorkspace { NSWorkspace() }

  /// Tells the address, and that it was not opened.
  @discardableResult
  open func open(_ url: URL) -> Bool {
    Notice.doesNothing("opening \(url.absoluteString)")
    return false
  }

  /// That another app comes to the front; nobody tells it here.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification"
  )
  /// That an app has started; nobody tells it here.
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification"
  )
  /// That the Mac sleeps; nobody tells it here.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// That the Mac wakes; nobody tells it here.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")

  /// Where these are told.
  open var notificationCenter: NotificationCenter { .default }

  /// Where an app is; nobody knows.
  open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  /// Where the app that opens an address is; nobody knows.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }

  /// Tells the files, which nothing here shows.
  open func activateFileViewerSelecting(_ urls: [URL]) {
    Notice.doesNothing("showing files")
  }
}

/// What was copied; it lives as long as the process.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
  /// A kind of content.
  public struct PasteboardType: Hashable, Sendable, RawRepresentable {
    /// Its identifier.
    public let rawValue: String

    /// A kind of content.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }

  /// What everybody copies to.
  public static let general = NSPasteboard()

  private var texts: [PasteboardType: String] = [:]

  /// Forgets what was copied.
  @discardableResult
  open func clearContents() -> Int {
    texts = [:]
    return 0
  }

  /// Copies a text.
  @discardableResult
  open func setString(_ string: String, forType type: PasteboardType) -> Bool {
    texts[type] = string
    return true
  }

  /// The text that was copied.
  open func string(forType type: PasteboardType) -> String? { texts[type] }
}
