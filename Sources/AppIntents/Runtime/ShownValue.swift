/// A value that says how it is shown in a locale.
protocol ShownValue {
  func shownText(in locale: Locale) -> String
}

extension Decimal: ShownValue {
  func shownText(in locale: Locale) -> String { formatted(.number.locale(locale)) }
}

extension Duration: ShownValue {
  func shownText(in locale: Locale) -> String {
    formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide).locale(locale)
    )
  }
}

extension Measurement: ShownValue {
  func shownText(in locale: Locale) -> String {
    "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
  }
}

extension URL: ShownValue {
  func shownText(in locale: Locale) -> String { isFileURL ? path : absoluteString }
}

extension AttributedString: ShownValue {
  func shownText(in locale: Locale) -> String { String(characters) }
}

extension DateComponents: ShownValue {
  func shownText(in locale: Locale) -> String {
    let environment = IntentEnvironment.current
    guard let date = (calendar ?? environment.calendar).date(from: self) else {
      return description
    }
    return date.formatted(
      Date.FormatStyle(
        date: day == nil ? .omitted : .long,
        time: hour == nil ? .omitted : .shortened,
        locale: locale,
        calendar: environment.calendar,
        timeZone: environment.timeZone
      )
    )
  }
}

extension Calendar.RecurrenceRule: ShownValue {
  func shownText(in locale: Locale) -> String {
    let known = Self.choices(in: calendar).first {
      $0.rule.frequency == frequency && $0.rule.interval == interval
    }
    return known.map { AppLocalization.current.string($0.name) }
      ?? "\(frequency) × \(interval)"
  }
}

extension IntentFile: ShownValue {
  func shownText(in locale: Locale) -> String { filename }
}

extension IntentPerson: ShownValue {
  func shownText(in locale: Locale) -> String { name.shownText ?? handle?.text ?? "" }
}

extension IntentCurrencyAmount: ShownValue {
  func shownText(in locale: Locale) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }
}

extension StringSearchCriteria: ShownValue {
  func shownText(in locale: Locale) -> String { term }
}

extension EntityIdentifier: ShownValue {
  func shownText(in locale: Locale) -> String { identifier }
}
