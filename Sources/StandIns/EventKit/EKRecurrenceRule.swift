public import Foundation

/// How often something is repeated.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of a week, or of some week.
open class EKRecurrenceDayOfWeek: NSObject {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// Which week of the month or year; 0 for any.
  public let weekNumber: Int

  /// A day of any week.
  public convenience init(_ day: EKWeekday) { self.init(day, weekNumber: 0) }

  /// A day of a week.
  public init(_ day: EKWeekday, weekNumber: Int) {
    dayOfTheWeek = day
    self.weekNumber = weekNumber
  }
}

/// Until when something is repeated.
open class EKRecurrenceEnd: NSObject {
  /// Until a day; nil for a number of times.
  public let endDate: Date?
  /// How many times; 0 for until a day.
  public let occurrenceCount: Int

  /// Until a day.
  public init(end date: Date) {
    endDate = date
    occurrenceCount = 0
  }

  /// A number of times.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// How something is repeated.
open class EKRecurrenceRule: NSObject {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Every so many.
  public let interval: Int
  /// On which days.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// On which days of the month.
  public let daysOfTheMonth: [NSNumber]?
  /// In which months.
  public let monthsOfTheYear: [NSNumber]?
  /// Until when; nil for ever.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Every so many days, weeks, months or years.
  public convenience init(
    recurrenceWith frequency: EKRecurrenceFrequency,
    interval: Int,
    end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: frequency,
      interval: interval,
      daysOfTheWeek: nil,
      daysOfTheMonth: nil,
      monthsOfTheYear: nil,
      weeksOfTheYear: nil,
      daysOfTheYear: nil,
      setPositions: nil,
      end: end
    )
  }

  /// On some days of every so many days, weeks, months or years.
  public init(
    recurrenceWith frequency: EKRecurrenceFrequency,
    interval: Int,
    daysOfTheWeek: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?,
    end: EKRecurrenceEnd?
  ) {
    self.frequency = frequency
    self.interval = interval
    self.daysOfTheWeek = daysOfTheWeek
    self.daysOfTheMonth = daysOfTheMonth
    self.monthsOfTheYear = monthsOfTheYear
    recurrenceEnd = end
  }
}
