/// How a value looks.
func displayRepresentation(of value: any Sendable) -> DisplayRepresentation {
  switch value {
  case let value as any _IntentValueRepresentable: displayRepresentation(of: value.asIntentValue)
  case let value as any InstanceDisplayRepresentable: value.displayRepresentation
  case let value as any CaseDisplayRepresentable: caseRepresentation(of: value)
  default: DisplayRepresentation(title: "\(displayText(of: value))")
  }
}

private func caseRepresentation<Case: CaseDisplayRepresentable>(
  of value: Case
) -> DisplayRepresentation {
  Case.caseDisplayRepresentations[value]
    ?? DisplayRepresentation(title: value.localizedStringResource)
}

/// A value as a person reads it, in the language of the conversation.
func displayText(of value: any Sendable) -> String {
  switch unwrapped(value) {
  case nil: ""
  case let value as String: value
  case let value as any _IntentValueRepresentable: displayText(of: value.asIntentValue)
  case let value as any CustomLocalizedStringResourceConvertible:
    AppLocalization.current.string(value.localizedStringResource)
  case let value as [any Sendable]: listText(of: value)
  case let value as Bool:
    AppLocalization.current.string(value ? "Yes" : "No")
  case let value as Int: value.formatted(.number.locale(currentLocale))
  case let value as Double: value.formatted(.number.locale(currentLocale))
  case let value as Date: dateText(of: value)
  case let value as any ShownValue: value.shownText(in: currentLocale)
  case let value?: clipped(String(describing: value))
  }
}

/// A value's identifier as text.
func identifier(of value: any Sendable) -> String {
  switch value {
  case let value as any AppEntity: entityIdentifier(of: value)
  case let value as any AppEnum: enumIdentifier(of: value)
  default: displayText(of: value)
  }
}

private func entityIdentifier(of value: some AppEntity) -> String {
  value.id.entityIdentifierString
}

private func enumIdentifier(of value: some AppEnum) -> String {
  value.rawValue.description
}

private var currentLocale: Locale { AppLocalization.current.foundationLocale }

private func dateText(of date: Date) -> String {
  let environment = IntentEnvironment.current
  return date.formatted(
    Date.FormatStyle(
      date: .long,
      time: .shortened,
      locale: currentLocale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    )
  )
}

private func listText(of values: [any Sendable]) -> String {
  var texts = values.prefix(mostNamed).map { displayText(of: $0) }
  let others = values.count - texts.count
  if others > 0 { texts.append("+\(others.formatted(.number.locale(currentLocale)))") }
  return texts.formatted(.list(type: .and).locale(currentLocale))
}

/// The most characters of a text that nobody wrote for a person.
private let longestText = 300
/// The most of a list's values that are named one by one.
private let mostNamed = 50

/// A text that is no longer than a person would want to read, with "…" for the rest.
func clipped(_ text: String) -> String {
  // Counting the characters of a text without an end would take as long as it is.
  guard text.utf8.count > longestText else { return text }
  return text.prefix(longestText) + "…"
}
