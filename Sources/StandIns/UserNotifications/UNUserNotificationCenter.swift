import AppIntents
import Notices
import Synchronization

/// Takes an app's notifications and the number on its badge.
///
/// A person sees them with `assistant notifications`, and at once where a conversation goes on. Whether one
/// gets through decides the app's focus filter by the content's `filterCriteria`.
public final class UNUserNotificationCenter: Sendable {
  private static let center = UNUserNotificationCenter()

  private let pending = Mutex<[UNNotificationRequest]>([])

  private init() {}

  /// The app's center.
  public static func current() -> UNUserNotificationCenter { center }

  /// Whom Apple's systems ask how notifications are shown and tell what was answered; it is taken, and
  /// nobody asks it here.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set { Notice.doesNothing("UNUserNotificationCenterDelegate") }
  }

  /// The notifications that are still shown, of which there are none.
  public func deliveredNotifications() async -> [UNNotification] { [] }

  /// Tells the kinds of notifications that were set, of which none are kept.
  public func notificationCategories() async -> Set<UNNotificationCategory> { [] }

  /// Posts a notification.
  public func add(_ request: UNNotificationRequest) async throws {
    post(request)
    await AppNotifications.current.settle()
  }

  /// Posts a notification, and says that it is done.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    post(request)
    completionHandler?(nil)
  }

  /// Sets the number on the app's badge; 0 takes it away.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    AppNotifications.current.tell(.badge(max(0, newBadgeCount)))
    await AppNotifications.current.settle()
  }

  /// Agrees: notifications are handed to the assistant.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }

  /// Agrees: notifications are handed to the assistant.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(true, nil) }

  /// What a person agreed to.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// What a person agreed to.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// The notifications that wait for something.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    pending.withLock { $0 }
  }

  /// The notifications that wait for something.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending.withLock { $0 }) }

  /// The notifications that a person was shown: none that are still there.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// Forgets notifications that wait for something.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.withLock { $0.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all notifications that wait for something.
  public func removeAllPendingNotificationRequests() { pending.withLock { $0 = [] } }

  /// Takes notifications away, which a person here has read already.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Takes notifications away, which a person here has read already.
  public func removeAllDeliveredNotifications() {}
  /// Says what can be done with notifications, which nobody does here.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  private func post(_ request: UNNotificationRequest) {
    guard request.trigger == nil else {
      Notice.doesNothing("a notification at a later time")
      return pending.withLock {
        $0.removeAll { $0.identifier == request.identifier }
        $0.append(request)
      }
    }
    AppNotifications.current.tell(.posted(request.notification))
  }
}
