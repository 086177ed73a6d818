import AppIntents

/// Takes an app's notifications and the number on its badge.
///
/// A person sees them with `assistant notifications`, and at once where a conversation goes on. Whether one
/// gets through decides the app's focus filter by the content's `filterCriteria`.
public final class UNUserNotificationCenter: Sendable {
  private static let center = UNUserNotificationCenter()

  private init() {}

  /// The app's center.
  public static func current() -> UNUserNotificationCenter { center }

  /// Posts a notification.
  public func add(_ request: UNNotificationRequest) async throws { post(request) }

  /// Posts a notification, and says that it is done.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable (any Error) -> Void)? = nil
  ) {
    post(request)
  }

  /// Sets the number on the app's badge; 0 takes it away.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    AppNotifications.current.tell(.badge(max(0, newBadgeCount)))
  }

  private func post(_ request: UNNotificationRequest) {
    AppNotifications.current.tell(.posted(request.notification))
  }
}

/// A notification that is to be posted, at once.
public struct UNNotificationRequest: Sendable {
  /// What tells it from others of the app.
  public let identifier: String
  let notification: AppNotification

  /// A request to post a notification at once.
  public init(identifier: String, content: UNNotificationContent, trigger: Never? = nil) {
    self.identifier = identifier
    notification = AppNotification(
      title: content.title,
      subtitle: content.subtitle,
      body: content.body,
      filterCriteria: content.filterCriteria,
      badge: content.badge
    )
  }
}
