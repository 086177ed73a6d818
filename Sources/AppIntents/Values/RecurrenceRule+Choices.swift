extension Calendar.RecurrenceRule: _IntentValue {}

extension Calendar.RecurrenceRule {
  /// The rules that a person can choose by name.
  static func choices(in calendar: Calendar) -> [(name: LocalizedStringResource, rule: Self)] {
    [
      ("Every minute", .minutely(calendar: calendar)),
      ("Every hour", .hourly(calendar: calendar)),
      ("Every day", .daily(calendar: calendar)),
      ("Every week", .weekly(calendar: calendar)),
      ("Every two weeks", .weekly(calendar: calendar, interval: 2)),
      ("Every month", .monthly(calendar: calendar)),
      ("Every year", .yearly(calendar: calendar)),
    ]
  }
}
