/// What an app says about a parameter, apart from its Swift type.
struct ParameterFacts: Sendable {
  /// What kind of values fit.
  enum Kind: Sendable {
    case bool(Bool.IntentDisplayName?)
    case integer(ClosedRange<Int>?)
    case number(ClosedRange<Double>?)
    case text
    case date(ParameterDateKind)
    case duration
    case measurement([MeasurementUnit])
    case url
    case file([UTType])
    case currency(codes: [String], range: ClosedRange<Decimal>?)
    case person(IntentPerson.ParameterMode)
    /// Where the options come from, in a language; the title is the parameter's.
    case option(@Sendable (AppLocalization, _ title: String) -> OptionSource)
  }

  var title: LocalizedStringResource?
  var explanation: LocalizedStringResource?
  var kind: Kind
  /// What values have to keep to that come from somewhere else than a person's words.
  var limits: Kind?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  /// How many values fit.
  var size: IntentCollectionSize?
  /// The least amount of a measurement.
  var minimum: Double?
  /// What the options provider takes where a person gives nothing.
  var providedDefault: (@Sendable () async throws -> (any Sendable)?)?
  /// What a value of another type means as one value of this parameter; nil for nothing.
  var conversion: ValueConversion?
  /// What the app does with a value before it is taken.
  var resolvers: [ResolverEntry] = []
}

/// A range from the tuple that apps write; nil for one that holds nothing.
func closedRange<Bound>(_ bounds: (lowerBound: Bound, upperBound: Bound)?) -> ClosedRange<Bound>? {
  guard let bounds, bounds.lowerBound <= bounds.upperBound else { return nil }
  return bounds.lowerBound...bounds.upperBound
}

/// The size that holds each of several.
func widest(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) -> IntentCollectionSize? {
  guard let least = sizes.values.map(\.min).min(), let most = sizes.values.map(\.max).max() else {
    return nil
  }
  return IntentCollectionSize(min: least, max: most)
}
