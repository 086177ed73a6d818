public import Foundation
import Notices
public import UIKit

/// Why somebody could not sign in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// Lets somebody sign in on a page; there is no page here, and it fails.
open class ASWebAuthenticationSession: NSObject {
  /// What is done when it ends.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Where somebody signs in.
  public let url: URL
  /// Who knows the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether nothing of it is kept.
  open var prefersEphemeralWebBrowserSession = false

  private let completionHandler: CompletionHandler

  /// Lets somebody sign in on a page.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler)
  {
    self.url = url
    self.completionHandler = completionHandler
  }

  /// Begins, and fails.
  @discardableResult
  open func start() -> Bool {
    Notice.doesNothing("ASWebAuthenticationSession")
    completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return false
  }

  /// Ends.
  open func cancel() {}
}

/// Knows the window that a page is shown before.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
