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

  init(title: String) {
    self.title = title
  }
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
  /// What it is called.
  open var title: String?
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
  /// What tells it apart.
  open var eventIdentifier: String? { calendarItemIdentifier }
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
}
