package import AppIntents
import Foundation
package import OrderedJSON

/// The notifications of apps, those that got through and those that a focus kept silent.
package struct NotificationLog: Sendable {
  private let journal: Journal

  /// The notifications in a journal.
  package init(_ journal: Journal) {
    self.journal = journal
  }

  /// A notification with what became of it.
  package struct Entry: Sendable, Hashable {
    package var date: Date
    package var app: String
    package var notification: AppNotification
    /// The focus that kept it silent; nil for one that got through.
    package var silencedBy: String?

    package init(
      date: Date,
      app: String,
      notification: AppNotification,
      silencedBy: String? = nil
    ) {
      self.date = date
      self.app = app
      self.notification = notification
      self.silencedBy = silencedBy
    }
  }

  /// Keeps a notification.
  ///
  /// - Throws: What the system says.
  package func add(_ entry: Entry) throws {
    try journal.append(entry.json)
  }

  /// Keeps the number on an app's badge.
  ///
  /// - Throws: What the system says.
  package func setBadge(_ count: Int, of app: String, at date: Date) throws {
    guard badges()[app] ?? 0 != count else { return }
    try journal.append([
      "time": JSON(date.formatted(.iso8601)), "app": JSON(app), "badge": JSON(count),
    ])
  }

  /// The notifications, the oldest first.
  package func entries() -> [Entry] {
    journal.entries().compactMap { json in
      guard let time = json["time"]?.string, let date = try? Date(time, strategy: .iso8601),
        let app = json["app"]?.string, let title = json["title"]?.string
      else { return nil }
      return Entry(
        date: date,
        app: app,
        notification: AppNotification(
          title: title,
          subtitle: json["subtitle"]?.string ?? "",
          body: json["body"]?.string ?? "",
          filterCriteria: json["criteria"]?.string,
          badge: json["badge"]?.int
        ),
        silencedBy: json["silencedBy"]?.string
      )
    }
  }

  /// The numbers on the badges of apps that have one.
  package func badges() -> [String: Int] {
    var badges: [String: Int] = [:]
    for json in journal.entries() {
      // What was kept silent changes no badge.
      guard json["silencedBy"] == nil, let app = json["app"]?.string,
        let badge = json["badge"]?.int
      else { continue }
      badges[app] = badge == 0 ? nil : badge
    }
    return badges
  }

  /// Forgets all of it.
  ///
  /// - Throws: What the system says.
  package func forget() throws { try journal.forget() }
}

extension NotificationLog.Entry {
  /// The notification as it is written down.
  package var json: JSON {
    .object(present: [
      ("time", JSON(date.formatted(.iso8601))), ("app", JSON(app)),
      ("title", JSON(notification.title)),
      ("subtitle", notification.subtitle.isEmpty ? JSON?.none : JSON(notification.subtitle)),
      ("body", notification.body.isEmpty ? JSON?.none : JSON(notification.body)),
      ("criteria", notification.filterCriteria.map { JSON($0) }),
      ("badge", notification.badge.map { JSON($0) }),
      ("silencedBy", silencedBy.map { JSON($0) }),
    ])
  }
}

extension FocusController {
  /// The focus that keeps a notification of an app silent now; nil where it gets through.
  ///
  /// The app's filter decides, which is asked wherever its code is.
  ///
  /// - Throws: What reading the focuses throws.
  package func silencer(
    of notification: AppNotification,
    from app: String
  ) async throws -> String? {
    for (focus, filter, values) in try filtersThatAreOn(in: app) {
      let isAllowed = await filter.allows(asking: notification.filterCriteria, with: values)
      if !isAllowed { return focus }
    }
    return nil
  }

  private func filtersThatAreOn(
    in app: String
  ) throws -> [(focus: String, filter: FocusFilterDefinition, values: [String: any Sendable])] {
    guard let focus = try store.load().currentFocus else { return [] }
    return filters(of: focus).compactMap { filter in
      guard filter.app.isCalled(app), let values = filter.definition.current else { return nil }
      return (focus.name, filter.definition, values)
    }
  }

  /// Keeps a notification, silent where the focus that is on says so.
  ///
  /// - Returns: What became of it.
  /// - Throws: What reading the focuses or writing the notification throws.
  package func post(
    _ notification: AppNotification,
    for app: String,
    to log: NotificationLog,
    at date: Date
  ) async throws -> NotificationLog.Entry {
    let entry = NotificationLog.Entry(
      date: date,
      app: app,
      notification: notification,
      silencedBy: try await silencer(of: notification, from: app)
    )
    try log.add(entry)
    return entry
  }
}
