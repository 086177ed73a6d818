extension ParameterFacts {
  /// What a value of a type is where nothing but the type is known; nil for types that nobody can
  /// write down.
  init?(forValuesOf type: any _IntentValue.Type) {
    guard let (kind, conversion) = Self.kind(of: elementType(of: type)) else { return nil }
    self.init(kind: kind, conversion: conversion)
  }

  private static func kind(of type: any _IntentValue.Type) -> (Kind, ValueConversion?)? {
    switch type {
    case is Bool.Type: (.bool(nil), boolConversion)
    case is Int.Type: (.integer(nil), integerConversion)
    case is Double.Type: (.number(nil), numberConversion)
    case is Decimal.Type: (.number(nil), decimalConversion)
    case is String.Type: (.text, stringConversion)
    case is AttributedString.Type: (.text, attributedTextConversion)
    case is StringSearchCriteria.Type: (.text, criteriaConversion)
    case is Date.Type: (.date(.dateTime), nil)
    case is DateComponents.Type: (.date(.dateTime), dateComponentsConversion(.dateTime))
    case is Duration.Type: (.duration, durationConversion(nil))
    case is URL.Type: (.url, urlConversion)
    case is IntentFile.Type: (.file([.item]), nil)
    case is CLPlacemark.Type: (.text, placemarkConversion)
    case is IntentPerson.Type: (.person(.contact), nil)
    case is IntentCurrencyAmount.Type: (.currency(codes: [], range: nil), nil)
    case is IntentPaymentMethod.Type: (.option(paymentSource), nil)
    case is Calendar.RecurrenceRule.Type: (.option(recurrenceSource), nil)
    case let type as any MeasuredType.Type: (type.measuredKind, type.measuredConversion)
    case let type as any AppEntity.Type: (entityKind(of: type), nil)
    case let type as any AppEnum.Type: (enumKind(of: type), nil)
    case let type as any _IntentValueRepresentable.Type: (unionKind(of: type), nil)
    default: nil
    }
  }

  private static func entityKind<Entity: AppEntity>(of type: Entity.Type) -> Kind {
    optionKind(query: type.defaultQuery)
  }

  private static func enumKind<Case: AppEnum>(of type: Case.Type) -> Kind {
    optionKind(cases: Array(type.allCases))
  }
}

/// The type of one value: without optionals and lists.
func elementType(of type: any _IntentValue.Type) -> any _IntentValue.Type {
  func element<Value: _IntentValue>(_ type: Value.Type) -> any _IntentValue.Type {
    Value.ValueType.self
  }
  let inner = element(type)
  return inner == type ? type : elementType(of: inner)
}

/// A measurement, whatever it measures.
private protocol MeasuredType {
  static var measuredKind: ParameterFacts.Kind { get }
  static var measuredConversion: ValueConversion { get }
}

extension Measurement: MeasuredType where UnitType: Dimension {
  fileprivate static var measuredKind: ParameterFacts.Kind {
    .measurement(units(of: UnitType.self, first: UnitType.baseUnit()))
  }

  fileprivate static var measuredConversion: ValueConversion {
    measurementConversion(UnitType.baseUnit())
  }
}
