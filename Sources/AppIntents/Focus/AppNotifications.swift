import Synchronization

/// A notification of an app's.
package struct AppNotification: Sendable, Hashable {
  package var title: String
  package var subtitle: String
  package var body: String
  /// What the focus filter of the app decides by; nil for nothing.
  package var filterCriteria: String?
  /// The number that the app's badge is to show; nil for what it shows.
  package var badge: Int?

  package init(
    title: String,
    subtitle: String = "",
    body: String = "",
    filterCriteria: String? = nil,
    badge: Int? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.filterCriteria = filterCriteria
    self.badge = badge
  }
}

/// Where the notifications of apps go.
package final class AppNotifications: Sendable {
  /// The place that counts right now.
  @TaskLocal package static var current = AppNotifications()
  /// The app whose code runs; nil outside of any.
  @TaskLocal package static var app: String?

  /// What an app does.
  package enum Event: Sendable, Hashable {
    case posted(AppNotification)
    case badge(Int)
  }

  private let receiver = Mutex<(@Sendable (String, Event) -> Void)?>(nil)

  /// A place where nobody looks yet.
  package init() {}

  /// Lets somebody look: the app's name, and what it did.
  package func receive(_ receiver: (@Sendable (String, Event) -> Void)?) {
    self.receiver.withLock { $0 = receiver }
  }

  /// Takes what the app does whose code runs.
  package func tell(_ event: Event) {
    receiver.withLock { $0 }?(Self.app ?? "", event)
  }
}
