@_exported public import Foundation
import Notices

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// Whether an app may look into the calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  /// All, by its former name.
  public static let authorized = EKAuthorizationStatus.fullAccess
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

  /// The event that is called so; nil where there is none.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    calendarItem(withIdentifier: identifier) as? EKEvent
  }

  /// The items that others call so.
  open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] {
    items.filter { $0.calendarItemExternalIdentifier == identifier }
  }

  /// The calendar that is called so; nil where there is none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    calendar.calendarIdentifier == identifier ? calendar : nil
  }

  /// Where calendars are kept: nowhere.
  open var sources: [EKSource] { [] }
  /// What tells this store apart.
  open var eventStoreIdentifier: String { "" }
  /// Where reminders go, as Objective-C calls it.
  open var defaultCalendarForReminders: EKCalendar? { calendar }

  /// Keeps a calendar, which there is nowhere to keep.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    Notice.doesNothing("keeping calendars")
  }
  /// Forgets a calendar, which there is none of.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  /// Keeps what was not kept yet: nothing.
  open func commit() throws {}
  /// Forgets what was not kept yet: nothing.
  open func reset() {}
  /// Looks what others changed: nobody did.
  open func refreshSourcesIfNecessary() {}
  /// Looks no more for what was asked for.
  open func cancelFetchRequest(_ request: Any) {}

  /// Tells every event, the earliest first.
  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for event in events(matching: predicate) where !stops.boolValue {
      unsafe withUnsafeMutablePointer(to: &stops) { unsafe block(event, $0) }
    }
  }

  /// Asks whether the app may look.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(true, nil)
  }
  /// Asks whether the app may look.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(true, nil)
  }
  /// Asks whether the app may write.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(true, nil)
  }
  /// Asks whether the app may look, by its former name.
  open func requestAccess(to type: EKEntityType) async throws -> Bool { true }
  /// Asks whether the app may look, by its former name.
  open func requestAccess(
    to type: EKEntityType,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }

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

  /// Says which reminders that are not done are looked for.
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?,
    ending end: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { item, _ in
      guard let reminder = item as? EKReminder, !reminder.isCompleted else { return false }
      return within(start, end, reminder.dueDateComponents.flatMap(Calendar.current.date(from:)))
    }
  }

  /// Says which reminders that are done are looked for.
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?,
    ending end: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { item, _ in
      guard let reminder = item as? EKReminder, reminder.isCompleted else { return false }
      return within(start, end, reminder.completionDate)
    }
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

extension Notification.Name {
  /// Something in the calendars is another, which is never told.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

private func within(_ start: Date?, _ end: Date?, _ date: Date?) -> Bool {
  guard start != nil || end != nil else { return true }
  guard let date else { return false }
  return date >= start ?? .distantPast && date <= end ?? .distantFuture
}
