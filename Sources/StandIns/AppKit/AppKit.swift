@_exported public import CoreGraphics
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

  /// A picture of nothing.
  public override init() {
    bytes = nil
    symbol = nil
  }

  /// A picture of nothing, in a size.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

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

  /// A shade of grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same that shines through.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Black.
  open class var black: NSColor { .init(white: 0, alpha: 1) }
  /// White.
  open class var white: NSColor { .init(white: 1, alpha: 1) }
  /// None.
  open class var clear: NSColor { .init(white: 0, alpha: 0) }
  /// Grey.
  open class var gray: NSColor { .init(white: 0.5, alpha: 1) }
  /// Light grey.
  open class var lightGray: NSColor { .init(white: 0.67, alpha: 1) }
  /// Dark grey.
  open class var darkGray: NSColor { .init(white: 0.33, alpha: 1) }
  /// Red.
  open class var red: NSColor { .init(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  open class var green: NSColor { .init(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  open class var blue: NSColor { .init(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Yellow.
  open class var yellow: NSColor { .init(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Orange.
  open class var orange: NSColor { .init(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  open class var purple: NSColor { .init(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Words.
  open class var labelColor: NSColor { .init(white: 0, alpha: 1) }
  /// Words beside others.
  open class var secondaryLabelColor: NSColor { .init(white: 0.3, alpha: 1) }
  /// Words that matter less.
  open class var tertiaryLabelColor: NSColor { .init(white: 0.5, alpha: 1) }
  /// Behind a window.
  open class var windowBackgroundColor: NSColor { .init(white: 0.93, alpha: 1) }
  /// Behind controls.
  open class var controlBackgroundColor: NSColor { .init(white: 1, alpha: 1) }
  /// What stands out.
  open class var controlAccentColor: NSColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// Lines between things.
  open class var separatorColor: NSColor { .init(white: 0.85, alpha: 1) }
  /// Orange as the system has it.
  open class var systemOrange: NSColor { .init(red: 1, green: 0.58, blue: 0, alpha: 1) }
  /// Yellow as the system has it.
  open class var systemYellow: NSColor { .init(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// Purple as the system has it.
  open class var systemPurple: NSColor { .init(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  /// Pink as the system has it.
  open class var systemPink: NSColor { .init(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  /// Teal as the system has it.
  open class var systemTeal: NSColor { .init(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  /// Indigo as the system has it.
  open class var systemIndigo: NSColor { .init(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  /// Grey as the system has it.
  open class var systemGray: NSColor { .init(white: 0.56, alpha: 1) }
  /// Brown as the system has it.
  open class var systemBrown: NSColor { .init(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
  /// Red.
  open class var systemRed: NSColor { .init(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// Green.
  open class var systemGreen: NSColor { .init(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// Blue.
  open class var systemBlue: NSColor { .init(red: 0, green: 0.48, blue: 1, alpha: 1) }
}

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
    /// An address.
    public static let URL = PasteboardType(rawValue: "public.url")
    /// A file's address.
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    /// A picture.
    public static let png = PasteboardType(rawValue: "public.png")
    /// A picture.
    public static let tiff = PasteboardType(rawValue: "public.tiff")
    /// A page.
    public static let html = PasteboardType(rawValue: "public.html")
    /// Text with its looks.
    public static let rtf = PasteboardType(rawValue: "public.rtf")
    /// A document.
    public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
  }

  /// What everybody copies to.
  public static let general = NSPasteboard()

  private var contents: [PasteboardType: Data] = [:]

  /// Forgets what was copied.
  @discardableResult
  open func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    return changeCount
  }

  /// Says what will be copied, and forgets what was.
  @discardableResult
  open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

  /// Says what will be copied besides.
  @discardableResult
  open func addTypes(_ types: [PasteboardType], owner: Any?) -> Int { changeCount }

  /// How often something was copied.
  open private(set) var changeCount = 0
  /// What kinds of content there are.
  open var types: [PasteboardType]? { Array(contents.keys) }

  /// Copies bytes.
  @discardableResult
  open func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    contents[type] = data
    changeCount += 1
    return true
  }

  /// The bytes that were copied.
  open func data(forType type: PasteboardType) -> Data? { contents[type] }

  /// The first of some kinds that there is.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { contents[$0] != nil }
  }

  /// Copies a text.
  @discardableResult
  open func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// The text that was copied.
  open func string(forType type: PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }
}
