public import Foundation
import Notices
public import UniformTypeIdentifiers

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

  /// The program whose menus are shown: none.
  public var menuBarOwningApplication: NSRunningApplication? { nil }

  /// Opens something, which it does not, and says so.
  @discardableResult
  public func open(
    _ url: URL,
    configuration: OpenConfiguration
  ) async throws -> NSRunningApplication {
    open(url)
    throw CocoaError(.fileReadUnknown)
  }

  /// Opens some things with a program, which it does not, and says so.
  @discardableResult
  public func open(
    _ urls: [URL],
    withApplicationAt application: URL,
    configuration: OpenConfiguration
  ) async throws -> NSRunningApplication {
    urls.forEach { open($0) }
    throw CocoaError(.fileReadUnknown)
  }

  /// Opens a program, which it does not, and says so.
  @discardableResult
  public func openApplication(
    at url: URL,
    configuration: OpenConfiguration
  ) async throws -> NSRunningApplication { try await open(url, configuration: configuration) }

  /// Shows a file, which nothing here does.
  @discardableResult
  public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
    Notice.doesNothing("showing files")
    return false
  }

  /// Throws files away, which it does not: nothing is lost by a test.
  public func recycle(
    _ urls: [URL],
    completionHandler: (([URL: URL], (any Error)?) -> Void)? = nil
  ) {
    Notice.doesNothing("throwing files away")
    completionHandler?([:], CocoaError(.fileWriteUnknown))
  }

  /// How a picture lies behind everything.
  public struct DesktopImageOptionKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// A way.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How it is made to fit.
    public static let imageScaling = DesktopImageOptionKey(rawValue: "imageScaling")
    /// Whether it may be cut.
    public static let allowClipping = DesktopImageOptionKey(rawValue: "allowClipping")
    /// What is seen beside it.
    public static let fillColor = DesktopImageOptionKey(rawValue: "fillColor")
  }

  /// Puts a picture behind everything, which it does not.
  @MainActor public func setDesktopImageURL(
    _ url: URL,
    for screen: NSScreen,
    options: [DesktopImageOptionKey: Any]
  ) throws { Notice.doesNothing("the picture behind everything") }

  /// The picture behind everything: none.
  @MainActor public func desktopImageURL(for screen: NSScreen) -> URL? { nil }

  /// A picture for a kind of content.
  public func icon(for contentType: UTType) -> NSImage { NSImage() }

  /// A picture for a file.
  public func icon(forFile path: String) -> NSImage { NSImage() }
}
