/// What a person calls a kind of thing.
///
/// A string literal is the name. Apple's type takes plain literals only; this one takes interpolated
/// ones too.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name of one.
  public var name: LocalizedStringResource
  /// How a number of them is written, as in `"\(placeholder: .int) books"`: what was found is counted so.
  public var numericFormat: LocalizedStringResource?
  /// What else such a thing is called.
  public var synonyms: [LocalizedStringResource]

  /// What a person calls a kind of thing.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// A name only.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// A name with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
