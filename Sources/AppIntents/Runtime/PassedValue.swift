/// A value on its way from one intent to the next, whatever its type.
///
/// It remembers the language and the texts of the app that it is from, so that an enum's case has its
/// title in the next app too.
///
///     let book = PassedValue(outcome.value, from: app.definition.localization)
///     let author = try await book.property("author")
package struct PassedValue: Sendable {
  /// The value, without an optional around it.
  package let value: any Sendable
  /// The texts and the language of the app that it is from.
  package let localization: AppLocalization

  /// Takes a value of an app's.
  package init(_ value: any Sendable, from localization: AppLocalization) {
    self.value = unwrapped(value) ?? ""
    self.localization = localization
  }

  /// The value as a person reads it.
  package var text: String {
    AppLocalization.$current.withValue(localization) {
      guard let value = value as? any AppEntity else { return displayText(of: value) }
      return localization.string(displayRepresentation(of: value).title)
    }
  }

  /// What an entity shows below its name; nil for none.
  package var subtitle: String? {
    AppLocalization.$current.withValue(localization) {
      displayRepresentation(of: value).subtitle.map(localization.string)
    }
  }

  /// What identifies it to its app: an entity's identifier, an enum's case, else the text.
  package var identifier: String {
    AppLocalization.$current.withValue(localization) { AppIntents.identifier(of: value) }
  }

  /// Whether it is an app's own thing rather than a text, a number or the like.
  package var isEntity: Bool { value is any AppEntity }

  /// The elements of a list; nil for a single value.
  package var elements: [PassedValue]? {
    (value as? [any Sendable])?.map { PassedValue($0, from: localization) }
  }

  /// The number that it is; nil for none.
  package var number: Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// The properties of an entity, by their names in Swift; none for any other value.
  package var properties: [(name: String, title: String)] {
    guard let entity = value as? any AppEntity else { return [] }
    return NamedProperty.all(in: entity).map { ($0.name, localization.string($0.title)) }
  }

  /// The value of an entity's property; nil where it is empty, or where there is none of that name.
  ///
  /// - Throws: What working the property out throws.
  package func property(_ name: String) async throws -> PassedValue? {
    guard let entity = value as? any AppEntity,
      let property = NamedProperty.all(in: entity).first(where: { $0.name == name })
    else { return nil }
    let value = try await AppLocalization.$current.withValue(localization) {
      try await property.property.loadedValue()
    }
    return value.map { PassedValue($0, from: localization) }
  }

  /// Whether a comparison holds between this value and others.
  ///
  /// Numbers are compared as such whatever their types are, things of apps by their identifiers or
  /// names, texts without case and accents.
  package func holds(_ kind: EntityQueryComparatorKind, _ others: [PassedValue]) -> Bool {
    AppLocalization.$current.withValue(localization) {
      let numbers = ([self] + others).map {
        $0.number ?? ($0.value as? String).flatMap(Double.init)
      }
      if let first = numbers.first ?? nil, !numbers.contains(where: { $0 == nil }),
        self.number != nil || others.contains(where: { $0.number != nil })
      {
        return PropertyComparison.holds(
          kind,
          for: first,
          values: numbers.dropFirst().map { $0 ?? 0 }
        )
      }
      if let text = others.first?.value as? String, others.count == 1, !(value is String) {
        return holdsForText(kind, text)
      }
      return PropertyComparison.holds(kind, for: value, values: others.map(\.value))
    }
  }

  /// Whether a comparison holds between an app's own thing and what a person wrote for it.
  private func holdsForText(_ kind: EntityQueryComparatorKind, _ other: String) -> Bool {
    let isNamed = identifier == other
    switch kind {
    case .equalTo where isNamed: return true
    case .notEqualTo where isNamed: return false
    default: return PropertyComparison.holds(kind, for: text, values: [other])
    }
  }

  /// Whether it comes before another value; numbers come before texts.
  package func isLess(than other: PassedValue) -> Bool {
    if let left = number, let right = other.number { return left < right }
    if let left = value as? Date, let right = other.value as? Date { return left < right }
    if number != nil || other.number != nil { return number != nil }
    return AppLocalization.$current.withValue(localization) {
      PropertyComparison.isLess(text, than: other.text)
    }
  }

  /// What two values have in common that count as the same.
  package var groupingKey: String { isEntity ? identifier : number.map { "\($0)" } ?? text }
}
