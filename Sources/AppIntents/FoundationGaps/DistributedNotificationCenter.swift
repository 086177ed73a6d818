#if !canImport(Darwin)
public import Foundation

/// Carries what programs tell each other by name; here what one program tells itself, since an app and its widgets
/// are one.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  /// Whom a centre reaches.
  public struct CenterType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The programs of this computer.
    public static let localNotificationCenterType = CenterType(rawValue: "local")
  }

  /// When an observer in the background is told; here at once.
  public enum SuspensionBehavior: UInt, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
  }

  private static let shared = DistributedNotificationCenter()

  /// The centre of this computer's programs.
  open class func `default`() -> DistributedNotificationCenter { shared }

  /// The centre that reaches some programs; there is only one.
  open class func forType(_ type: CenterType) -> DistributedNotificationCenter { shared }

  /// Tells something to whoever observes it.
  open func postNotificationName(
    _ name: Notification.Name,
    object: String?,
    userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool = true
  ) { post(name: name, object: object, userInfo: userInfo) }
}
#endif
