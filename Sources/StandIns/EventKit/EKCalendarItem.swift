public import CoreGraphics
public import Foundation

/// A calendar.
open class EKCalendar: NSObject {
  /// What it is called.
  open var title: String
  /// What tells it apart.
  public let calendarIdentifier = UUID().uuidString
  /// Whether something can be put into it.
  open var allowsContentModifications: Bool { true }
  /// Whether it can be changed by nobody.
  open var isImmutable: Bool { false }
  /// Whether somebody else keeps it.
  open var isSubscribed: Bool { false }
  /// What kind it is.
  open var type: EKCalendarType { .local }
  /// Where it is kept.
  open var source: EKSource? { nil }

  // As Apple's header has it: sources read and write it without asking whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var cgColor: CGColor!
  /// What can be put into it.
  open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }

  init(title: String) {
    self.title = title
  }

  /// A new calendar for things of a kind.
  public convenience init(for type: EKEntityType, eventStore: EKEventStore) {
    self.init(title: "")
  }
}

/// Kinds of things in a calendar.
public struct EKEntityMask: OptionSet, Sendable {
  /// The kinds.
  public let rawValue: UInt

  /// The kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Events.
  public static let event = EKEntityMask(rawValue: 1)
  /// Reminders.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// Tells a person beforehand.
open class EKAlarm: NSObject {
  /// How long before, in seconds, as a number below 0.
  open var relativeOffset: TimeInterval = 0
  /// When; nil for some time before.
  open var absoluteDate: Date?

  /// Some time before.
  public init(relativeOffset: TimeInterval) {
    self.relativeOffset = relativeOffset
  }

  /// At a moment.
  public init(absoluteDate: Date) {
    self.absoluteDate = absoluteDate
  }
}

/// Something in a calendar.
open class EKCalendarItem: NSObject {
  /// What tells it apart.
  public let calendarItemIdentifier = UUID().uuidString
  // As Apple's header has it: sources read it without asking whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is called.
  open var title: String! = ""
  /// What else there is to say.
  open var notes: String?
  /// Where.
  open var location: String?
  /// Where to read on.
  open var url: URL?
  /// In which calendar.
  open var calendar: EKCalendar?
  /// What tells a person beforehand.
  open var alarms: [EKAlarm]?

  /// Something for a calendar.
  public init(eventStore: EKEventStore) {}

  /// What others call it.
  open var calendarItemExternalIdentifier: String { calendarItemIdentifier }
  /// When it was put there.
  open var creationDate: Date? { nil }
  /// When it was changed last.
  open var lastModifiedDate: Date? { nil }
  /// Where its times are told; nil for anywhere.
  open var timeZone: TimeZone?
  /// Who else takes part.
  open var attendees: [EKParticipant]? { nil }
  /// How it is repeated.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Whether a person is told beforehand.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether it is repeated.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Whether others take part.
  open var hasAttendees: Bool { false }
  /// Whether there is more to say.
  open var hasNotes: Bool { notes?.isEmpty == false }

  /// Repeats it.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Repeats it no more.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
  /// Tells a person no more.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Tells a person beforehand.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// Something that happens.
open class EKEvent: EKCalendarItem {
  // As Apple's header has it: sources read it with and without asking whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// When it begins.
  open var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// When it ends.
  open var endDate: Date!
  /// Whether it takes whole days.
  open var isAllDay = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What tells it apart.
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// Where, with its place.
  open var structuredLocation: EKStructuredLocation?
  /// Whether one is free then.
  open var availability: EKEventAvailability = .busy
  /// Whether it takes place.
  open var status: EKEventStatus { .none }
  /// Who invited to it.
  open var organizer: EKParticipant? { nil }
  /// Whether this one of several is another than the rest.
  open var isDetached: Bool { false }
  /// When this one of several is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }
  /// Whose birthday it is.
  open var birthdayContactIdentifier: String? { nil }

  /// Which of two begins earlier.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
  /// Looks whether it is still there.
  @discardableResult
  open func refresh() -> Bool { true }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
  /// Until when.
  open var dueDateComponents: DateComponents?
  /// From when on.
  open var startDateComponents: DateComponents?
  /// How much it matters: 1 for most, 9 for least, 0 for nothing said.
  open var priority = 0
  /// When it was done; nil while it is not.
  open var completionDate: Date?
  /// Whether it is done.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
}

/// What kind a calendar is.
public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

/// Where a calendar is kept.
open class EKSource: NSObject {
  /// What it is called.
  open var title: String { "" }
  /// What tells it apart.
  open var sourceIdentifier: String { "" }
  /// What kind it is.
  open var sourceType: EKSourceType { .local }
}

/// What kind a place for calendars is.
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
