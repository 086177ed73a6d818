@_exported public import Foundation
import Notices
public import UIKit

/// Why nobody could show who they are.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// Somebody gave up.
  public static var canceled: Code { .canceled }
  /// It did not work.
  public static var failed: Code { .failed }
}

/// Asks who somebody is.
open class ASAuthorizationRequest: NSObject {}

/// Asks who somebody is by their Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is asked for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What answers must hold.
  open var nonce: String?
  /// What comes back.
  open var state: String?
}

/// Who somebody is.
open class ASAuthorization: NSObject {
  /// What is asked for.
  public struct Scope: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// Something that is asked for.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "fullName")
    /// The address.
    public static let email = Scope(rawValue: "email")
  }
}

/// Knows who somebody is by their Apple account; nobody has one here.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether somebody is still known.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// A request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Nobody is known.
  open func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
}

/// Asks a person who they are; nobody answers here.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who hears.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?

  /// Asks something.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks, and fails.
  open func performRequests() {
    Notice.doesNothing("ASAuthorizationController")
    delegate?.authorizationController(
      controller: self,
      didCompleteWithError: ASAuthorizationError(.failed)
    )
  }
}

/// Hears who somebody is.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// What is done when it is known.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// What is done when it is not.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  /// Nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

/// The window that something is shown before.
public typealias ASPresentationAnchor = UIWindow
