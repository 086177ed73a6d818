@_exported public import Foundation
import Notices

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// Whether an app may look into the calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
}

/// How much of something that repeats is meant.
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

/// The calendars of a person; here they are empty, and live as long as the process.
open class EKEventStore: NSObject {
  private var items: [EKCalendarItem] = []
  private let calendar = EKCalendar(title: "Calendar")

  /// The calendars.
  public override init() {
    super.init()
  }

  /// Whether the app may look.
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .fullAccess
  }

  /// Asks whether it may.
  open func requestFullAccessToEvents() async throws -> Bool { true }
  /// Asks whether it may.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { true }
  /// Asks whether it may.
  open func requestFullAccessToReminders() async throws -> Bool { true }

  /// Where events go.
  open var defaultCalendarForNewEvents: EKCalendar? { calendar }
  /// Where reminders go.
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendar }
  /// All calendars.
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [calendar] }

  /// Keeps an event while the process runs.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { keep(event) }
  /// Keeps a reminder while the process runs.
  open func save(_ reminder: EKReminder, commit: Bool) throws { keep(reminder) }
  /// Forgets an event.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { forget(event) }
  /// Forgets a reminder.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { forget(reminder) }

  private func keep(_ item: EKCalendarItem) {
    Notice.doesNothing("keeping events and reminders beyond the process")
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }

  private func forget(_ item: EKCalendarItem) {
    items.removeAll { $0 === item }
  }

  /// The item that is called so; nil where there is none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    items.first { $0.calendarItemIdentifier == identifier }
  }

  /// Says which events are looked for.
  open func predicateForEvents(
    withStart start: Date,
    end: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { item, _ in
      guard let event = item as? EKEvent, let begin = event.startDate else { return false }
      return begin < end && (event.endDate ?? begin) > start
    }
  }

  /// Says which reminders are looked for.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { item, _ in item is EKReminder }
  }

  /// Finds events, the earliest first.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    items.compactMap { $0 as? EKEvent }.filter { predicate.evaluate(with: $0) }
      .sorted { ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast) }
  }

  /// Finds reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(items.compactMap { $0 as? EKReminder }.filter { predicate.evaluate(with: $0) })
    return NSNull()
  }
}
