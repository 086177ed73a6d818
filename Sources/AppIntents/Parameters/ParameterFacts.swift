/// What an app says about a parameter, apart from its Swift type.
struct ParameterFacts: Sendable {
  /// What kind of values fit.
  enum Kind: Sendable {
    case bool(Bool.IntentDisplayName?)
    case integer(ClosedRange<Int>?)
    case number(ClosedRange<Double>?)
    case text
    case date(ParameterDateKind)
    /// Where the options come from, in a language; the title is the parameter's.
    case option(@Sendable (AppLocalization, _ title: String) -> OptionSource)
  }

  var title: LocalizedStringResource?
  var explanation: LocalizedStringResource?
  var kind: Kind
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  /// How many values fit.
  var size: IntentCollectionSize?
  /// What the options provider takes where a person gives nothing.
  var providedDefault: (@Sendable () async throws -> (any Sendable)?)?
}

/// A range from the tuple that apps write; nil for one that holds nothing.
func closedRange<Bound>(_ bounds: (lowerBound: Bound, upperBound: Bound)?) -> ClosedRange<Bound>? {
  guard let bounds, bounds.lowerBound <= bounds.upperBound else { return nil }
  return bounds.lowerBound...bounds.upperBound
}
