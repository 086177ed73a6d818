import AppIntents
public import Foundation

/// A notification that is to be posted, at once or when something happens.
///
/// One that waits for something is kept, and nothing ever happens to it.
public struct UNNotificationRequest: Sendable {
  /// What tells it from others of the app.
  public let identifier: String
  /// What it waits for; nil for nothing.
  public let trigger: (any UNNotificationTrigger)?
  let notification: AppNotification

  /// A request to post a notification.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: (any UNNotificationTrigger)? = nil
  ) {
    self.identifier = identifier
    self.trigger = trigger
    notification = AppNotification(
      title: content.title,
      subtitle: content.subtitle,
      body: content.body,
      filterCriteria: content.filterCriteria,
      badge: content.badge
    )
  }
}

/// What a notification waits for.
public protocol UNNotificationTrigger: AnyObject, Sendable {
  /// Whether it waits again afterwards.
  var repeats: Bool { get }
}

/// A notification waits for some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// How long, in seconds.
  public let timeInterval: TimeInterval
  /// Whether it waits again afterwards.
  public let repeats: Bool

  /// Waits for some time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    self.repeats = repeats
  }
}

/// A notification waits for a day or a time.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// Which.
  public let dateComponents: DateComponents
  /// Whether it waits again afterwards.
  public let repeats: Bool

  /// Waits for a day or a time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    self.repeats = repeats
  }
}
