public import Combine
@_exported public import Foundation
public import ManagedSettings
import Notices

/// Whether an app may keep others shut.
public enum AuthorizationStatus: Int, Sendable {
  case notDetermined, denied, approved
}

/// Whose rules they are.
public enum FamilyControlsMember: Int, Sendable {
  case child, individual
}

/// Why an app may not.
public enum FamilyControlsError: Error, Sendable, Hashable {
  case restricted, unavailable, invalidAccountType, authorizationCanceled
}

/// Says whether an app may keep others shut; it may not.
@MainActor @preconcurrency
public final class AuthorizationCenter: ObservableObject {
  /// Who says so.
  public static let shared = AuthorizationCenter()

  /// It may not.
  public let authorizationStatus = AuthorizationStatus.denied

  /// Fails: it may not.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    Notice.doesNothing("FamilyControls")
    throw FamilyControlsError.unavailable
  }
}

/// Apps and sites that somebody chose.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  /// Whether a kind means all of its apps.
  public let includeEntireCategory: Bool
  /// Apps.
  public var applicationTokens: Set<ApplicationToken> = []
  /// Kinds of apps.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// Sites.
  public var webDomainTokens: Set<WebDomainToken> = []

  /// Nothing.
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }
}
