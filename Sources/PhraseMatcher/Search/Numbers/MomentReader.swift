public import Foundation
public import SpokenLanguage

/// Reads dates, times of day and lengths of time, and writes them as ISO 8601 does.
///
/// ```swift
/// let reader = MomentReader(language: language, now: now)
/// reader.date(in: "next monday")  // "2026-11-30"
/// reader.duration(in: "ten minutes")  // "PT10M"
/// ```
public struct MomentReader: Sendable {
  /// The most tokens of a date, a time or a length of time.
  ///
  /// One of ten words is long ("on the evening of the second Saturday of next month"); without a limit every pair of
  /// places in a long sentence would be tried.
  public static let mostTokens = 12

  /// The calendar where none is given.
  static let usualCalendar = Calendar(identifier: .gregorian)

  private let language: any Language
  private let calendar: Calendar
  private let now: Date

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - language: The language of the words.
  ///   - calendar: The calendar and time zone that days are told in; the Gregorian one where none is given.
  ///   - now: The moment that "tomorrow" is counted from.
  public init(language: any Language, calendar: Calendar? = nil, now: Date) {
    self.language = language
    self.calendar = calendar ?? Self.usualCalendar
    self.now = now
  }

  /// The date that a text is, with the time of day where it tells one; nil for anything else.
  public func date(in text: String) -> String? { dateAndTime(in: text)?.date }

  /// The time of day that a text is; nil for anything else, also for a date without one.
  public func time(in text: String) -> String? { dateAndTime(in: text)?.time }

  /// The date that a text is, and the time of day where it tells one, for who wants both; nil for anything else.
  public func dateAndTime(in text: String) -> (date: String, time: String?)? {
    language.date(in: text, now: now, calendar: calendar).map { answer in
      let parts = calendar.dateComponents([.year, .month, .day], from: answer.date)
      let day =
        [padded(parts.year ?? 0, 4), padded(parts.month ?? 0, 2), padded(parts.day ?? 0, 2)]
        .joined(separator: "-")
      let time = answer.hasTime ? time(of: answer) : nil
      return (time.map { day + "T" + $0 } ?? day, time)
    }
  }

  /// Whether a text is a day, or a time told from now on back, that is over ("last night", "an hour ago").
  ///
  /// A time of day is of no day, and this morning may be about to begin.
  public func isPast(_ text: String) -> Bool {
    let today = calendar.startOfDay(for: now)
    return language.date(in: text, now: today, calendar: calendar).map { $0.date < today } ?? false
  }

  /// The length of time that a text is; nil for anything else.
  public func duration(in text: String) -> String? {
    language.duration(in: text).map { duration in
      let seconds = duration.components.seconds
      let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
      let text = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
      return text.isEmpty ? "PT0S" : "PT" + text
    }
  }

  private func time(of answer: DateAnswer) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: answer.date)
    return [parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0]
      .map { padded($0, 2) }.joined(separator: ":")
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
