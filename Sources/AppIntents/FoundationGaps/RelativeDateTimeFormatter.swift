#if !canImport(Darwin)
/// Says how long ago something was, or how long it takes until then, in the language of the conversation.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether words such as "yesterday" may be said.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether words such as "yesterday" may be said.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// The language; the conversation's unless another was given.
  open var locale: Locale = AppLocalization.current.foundationLocale
  /// The calendar in which days are counted.
  open var calendar: Calendar = IntentEnvironment.current.calendar

  /// How far a date is from another.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units,
      locale: locale,
      calendar: calendar
    ).format(reference)
  }

  /// How far a moment is that is so many seconds away.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = IntentEnvironment.current.now()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }
}

/// Does something; objects that it leaves behind go by themselves here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
