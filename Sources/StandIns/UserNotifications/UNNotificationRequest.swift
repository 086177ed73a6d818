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
  private let kept: KeptContent

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
    kept = KeptContent(content)
  }

  /// What it says, a copy of what it was made with.
  public var content: UNNotificationContent { kept.content(saying: notification) }
}

/// What a notification carries besides its words.
private struct KeptContent: Sendable {
  private let userInfo: Data?
  private let sound: UNNotificationSound?
  private let category: String
  private let thread: String
  private let level: UNNotificationInterruptionLevel
  private let relevance: Double
  private let attachments: [UNNotificationAttachment]
  private let target: String?

  /// Keeps what a property list can hold of an app's own information, as Apple's systems do.
  init(_ content: UNNotificationContent) {
    let info = content.userInfo.reduce(into: [String: Any]()) { info, entry in
      if let key = entry.key as? String { info[key] = entry.value }
    }
    userInfo = try? PropertyListSerialization.data(
      fromPropertyList: info,
      format: .binary,
      options: 0
    )
    sound = content.sound
    category = content.categoryIdentifier
    thread = content.threadIdentifier
    level = content.interruptionLevel
    relevance = content.relevanceScore
    attachments = content.attachments
    target = content.targetContentIdentifier
  }

  func content(saying notification: AppNotification) -> UNNotificationContent {
    let content = UNNotificationContent()
    content.title = notification.title
    content.subtitle = notification.subtitle
    content.body = notification.body
    content.filterCriteria = notification.filterCriteria
    content.badge = notification.badge
    content.sound = sound
    content.categoryIdentifier = category
    content.threadIdentifier = thread
    content.interruptionLevel = level
    content.relevanceScore = relevance
    content.attachments = attachments
    content.targetContentIdentifier = target
    let info = userInfo.flatMap {
      try? unsafe PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    content.userInfo = (info as? [String: Any] ?? [:]).reduce(into: [:]) { $0[$1.key] = $1.value }
    return content
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
