@_exported public import Foundation
import Notices
public import UIKit

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif

/// How pages are loaded.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// What pages keep.
  open lazy var websiteDataStore: WKWebsiteDataStore = .default()
  /// What pages may do.
  open lazy var defaultWebpagePreferences = WKWebpagePreferences()
  /// Whether films play where they are.
  open var allowsInlineMediaPlayback = false

  /// As usual.
  public override nonisolated init() { super.init() }
}

/// What pages may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Whether their scripts run.
  open var allowsContentJavaScript = true

  /// As usual.
  public override nonisolated init() { super.init() }
}

/// What pages keep; nothing.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let usual = WKWebsiteDataStore()

  /// What is kept beyond the process.
  open class func `default`() -> WKWebsiteDataStore { usual }
  /// What is kept while the process runs.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// All kinds of things that pages keep.
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  /// Forgets what is kept since a time.
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
}

/// A page on its way.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

/// What happens with a page.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// What a page wants to load.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest

  init(_ request: URLRequest) { self.request = request }
}

/// Hears from pages.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// Hears that a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Hears that a page is not.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Shows pages; here it knows their address, and loads none.
open class WKWebView: UIView {
  /// How it loads them.
  public let configuration: WKWebViewConfiguration
  /// Who hears of them.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The page's address.
  open private(set) var url: URL?
  /// The page's title; nobody read it.
  open var title: String? { nil }
  /// Whether a page is on its way.
  open var isLoading: Bool { false }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page after.
  open var canGoForward: Bool { false }

  /// Shows pages in a rectangle.
  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration = .init()) {
    self.configuration = configuration
    super.init()
  }

  /// Takes the address, and loads nothing.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    Notice.doesNothing("loading web pages")
    url = request.url
    return nil
  }

  /// Loads nothing.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Stops.
  open func stopLoading() {}

  /// Runs a script, which nothing here does.
  @discardableResult
  open func evaluateJavaScript(_ script: String) async throws -> Any? {
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }
}

/// Why a page did not do something.
public struct WKError: Error, Sendable, Hashable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  /// The reason.
  public let code: Code

  /// A failure for a reason.
  public init(_ code: Code) { self.code = code }
}
