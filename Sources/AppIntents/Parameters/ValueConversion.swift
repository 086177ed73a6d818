/// What a value means as one of another type; nil where it means nothing.
typealias ValueConversion = @Sendable (any Sendable) -> (any Sendable)?

/// A number as text, and anything as it is shown.
let stringConversion: ValueConversion = { value in
  switch value {
  case let value as Int: String(value)
  case let value as Double: String(value)
  default: nil
  }
}

/// Text with formatting, from text without.
let attributedTextConversion: ValueConversion = { ($0 as? String).map { AttributedString($0) } }

/// An address from its text.
let urlConversion: ValueConversion = { ($0 as? String).flatMap { URL(string: $0) } }

/// A search for the words of a text.
let criteriaConversion: ValueConversion = { ($0 as? String).map(StringSearchCriteria.init) }

/// A place from what it is called.
let placemarkConversion: ValueConversion = { ($0 as? String).map { CLPlacemark(name: $0) } }

/// A whole number from its digits, or from a number without a fraction.
let integerConversion: ValueConversion = { value in
  switch value {
  case let value as Double: Int(exactly: value)
  case let value as String: Int(value)
  default: nil
  }
}

/// A number from its digits or from a whole number.
let numberConversion: ValueConversion = { value in
  switch value {
  case let value as Int: Double(value)
  case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
  case let value as String: Double(value)
  default: nil
  }
}

/// An exact number from its digits: 0.1 is 0.1, and not the number nearest to it that a machine has.
let decimalConversion: ValueConversion = { value in
  switch value {
  case let value as Int: Decimal(value)
  case let value as Double: value.isFinite ? Decimal(string: "\(value)") : nil
  case let value as String: Decimal(string: value)
  default: nil
  }
}

/// Yes or no from Swift's words for them.
let boolConversion: ValueConversion = { ($0 as? String).flatMap(Bool.init) }

/// The parts of a date that a parameter asks for, in the calendar of the conversation.
func dateComponentsConversion(_ kind: ParameterDateKind) -> ValueConversion {
  let day: Set<Calendar.Component> = [.year, .month, .day]
  let time: Set<Calendar.Component> = [.hour, .minute]
  let wanted =
    switch kind {
    case .date: day
    case .time: time
    case .dateTime: day.union(time)
    }
  return { value in
    guard let date = value as? Date else { return nil }
    let environment = IntentEnvironment.current
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    var components = calendar.dateComponents(wanted, from: date)
    components.calendar = calendar
    return components
  }
}

/// A length of time from a bare number of units.
func durationConversion(_ unit: DurationUnit?) -> ValueConversion {
  let seconds = unit?.seconds ?? 1
  return { value in
    switch value {
    case let value as Int: .seconds(Double(value) * seconds) as Duration
    case let value as Double: value.isFinite ? .seconds(value * seconds) as Duration : nil
    default: nil
    }
  }
}

/// A measurement from an amount whose unit is named by its symbol, or taken for granted.
func measurementConversion<Unit: Dimension>(_ assumed: Unit) -> ValueConversion {
  { value in
    let amount: MeasuredAmount? =
      switch value {
      case let value as MeasuredAmount: value
      case let value as Int: MeasuredAmount(value: Double(value))
      case let value as Double: MeasuredAmount(value: value)
      default: nil
      }
    guard let amount else { return nil }
    guard let symbol = amount.symbol, symbol != assumed.symbol else {
      return Measurement(value: amount.value, unit: assumed)
    }
    let named = measurementUnits(of: Unit.self).first { $0.unit.symbol == symbol }
    return (named?.unit as? Unit).map { Measurement(value: amount.value, unit: $0) }
  }
}

/// The units of a dimension, the one to take for granted first.
func units<Unit: Dimension>(of type: Unit.Type, first: Unit) -> [MeasurementUnit] {
  let known = measurementUnits(of: type).map {
    MeasurementUnit(symbol: $0.unit.symbol, name: $0.name)
  }
  let assumed = known.filter { $0.symbol == first.symbol }
  let rest = known.filter { $0.symbol != first.symbol }
  return (assumed.isEmpty ? [MeasurementUnit(symbol: first.symbol, name: first.symbol)] : assumed)
    + rest
}

/// A range of exact numbers as one of numbers.
func numbers(_ range: ClosedRange<Decimal>) -> ClosedRange<Double> {
  let lower = NSDecimalNumber(decimal: range.lowerBound).doubleValue
  let upper = NSDecimalNumber(decimal: range.upperBound).doubleValue
  return lower...max(lower, upper)
}

/// The rules that a person can choose by name.
let recurrenceSource: @Sendable (AppLocalization, String) -> OptionSource = { localization, title in
  fixedSource("RecurrenceRule", title) {
    Calendar.RecurrenceRule.choices(in: IntentEnvironment.current.calendar).map { choice in
      let name = localization.string(choice.name)
      return IntentOption(id: choice.name.key, title: name, value: choice.rule)
    }
  }
}

/// The ways to pay that a person can choose by name.
let paymentSource: @Sendable (AppLocalization, String) -> OptionSource = { localization, title in
  fixedSource("IntentPaymentMethod", title) {
    IntentPaymentMethod.choices.map { method in
      IntentOption(
        id: "\(method.type)",
        title: localization.string(method.localizedStringResource),
        value: method
      )
    }
  }
}

private func fixedSource(
  _ typeName: String,
  _ title: String,
  options: @escaping @Sendable () -> [IntentOption]
) -> OptionSource {
  OptionSource(
    typeName: typeName,
    title: title,
    suggested: { options() },
    matching: nil,
    identified: { identifiers in options().filter { identifiers.contains($0.id) } }
  )
}
