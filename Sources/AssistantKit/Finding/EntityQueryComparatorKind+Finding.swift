import AppIntents
import SpokenLanguage

extension EntityQueryComparatorKind {
  /// The comparison that a phrase of a language means.
  init(_ comparison: ValueComparison) {
    self =
      switch comparison {
      case .equalTo: .equalTo
      case .notEqualTo: .notEqualTo
      case .lessThan: .lessThan
      case .lessThanOrEqualTo: .lessThanOrEqualTo
      case .greaterThan: .greaterThan
      case .greaterThanOrEqualTo: .greaterThanOrEqualTo
      case .isBetween: .isBetween
      case .contains: .contains
      case .hasPrefix: .hasPrefix
      case .hasSuffix: .hasSuffix
      }
  }
}
