public import Foundation

/// What a scene is shown in, again and again; nothing here shows one.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is there for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A second screen that nobody touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }

  /// What the scene is there for.
  nonisolated open var role: Role { .windowApplication }
  /// What tells it apart.
  nonisolated open var persistentIdentifier: String { "" }
  /// What is kept with it.
  open var userInfo: [String: Any]?
  /// How its scene is made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made; nothing here makes one.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// What the app calls it.
  nonisolated public let name: String?
  /// What the scene is there for.
  nonisolated public let role: UISceneSession.Role
  /// Who hears of the scene.
  open var delegateClass: AnyClass?
  /// What the scene is.
  open var sceneClass: AnyClass?

  /// A manner of making scenes.
  nonisolated public init(name: String?, sessionRole role: UISceneSession.Role) {
    self.name = name
    self.role = role
  }
}

/// An address that an app is opened with.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The address.
  nonisolated public let url: URL

  nonisolated init(url: URL) {
    self.url = url
  }
}

/// Hears of a scene; nothing here tells it.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}

/// Hears of a scene with windows; nothing here tells it.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}
