/// Ways of saying part of what is to be found, as templates of words and places.
///
/// The places are `{property}` for what a property is called, `{value}` and `{other}` for what it is
/// compared with, `{number}` for a count and `{noun}` for what the entities are called. Words are
/// compared by their stems and without marks.
package struct FindPhrase: Sendable {
  /// What a phrase says.
  package enum Meaning: Sendable, Hashable {
    /// A condition, by the first of these comparisons that the property has.
    case condition([ValueComparison])
    /// What comes first; nil where only the direction of another order is said.
    case order(isDescending: Bool?)
    /// How many at most.
    case limit
  }

  package let meaning: Meaning
  package let templates: [String]
  /// What a property may be called that is meant without being named; empty for any property whose
  /// values are no free text.
  package let roles: [String]

  /// A condition, by the first of these comparisons that the property has.
  package static func condition(
    _ comparisons: [ValueComparison],
    roles: [String] = [],
    _ templates: [String]
  ) -> FindPhrase {
    FindPhrase(meaning: .condition(comparisons), templates: templates, roles: roles)
  }

  /// An order.
  package static func order(
    isDescending: Bool? = nil,
    roles: [String] = [],
    _ templates: [String]
  ) -> FindPhrase {
    FindPhrase(meaning: .order(isDescending: isDescending), templates: templates, roles: roles)
  }

  /// A limit.
  package static func limit(_ templates: [String]) -> FindPhrase {
    FindPhrase(meaning: .limit, templates: templates, roles: [])
  }
}

/// The ways in which a value is compared with another one.
package enum ValueComparison: Sendable, Hashable, CaseIterable {
  case equalTo, notEqualTo
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  case isBetween
  case contains, hasPrefix, hasSuffix
}
