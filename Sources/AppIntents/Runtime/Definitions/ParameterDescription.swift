/// What a parameter of an intent is, without the intent's code: what a conversation needs to ask for it.
///
/// All texts are in the language of the conversation.
public struct ParameterDescription: Sendable {
  /// The property's name in Swift.
  public var name: String
  /// What a person calls it.
  public var title: String
  /// A sentence of explanation.
  public var explanation: String?
  /// What kind of value it takes.
  public var type: ParameterType
  /// Whether it may stay empty.
  public var isOptional: Bool
  /// Whether it has a value that nobody has to say.
  public var hasDefault: Bool

  /// Makes a description.
  public init(
    name: String,
    title: String,
    explanation: String? = nil,
    type: ParameterType,
    isOptional: Bool,
    hasDefault: Bool = false
  ) {
    self.name = name
    self.title = title
    self.explanation = explanation
    self.type = type
    self.isOptional = isOptional
    self.hasDefault = hasDefault
  }
}

/// The kinds of values that parameters take, each with what restricts them.
///
/// Beside each case stands the Swift type of the value that a conversation hands back.
public indirect enum ParameterType: Sendable {
  /// `Bool`, with the words for its two values where the app gave some.
  case bool(yes: String?, no: String?)
  /// `Int`.
  case integer(range: ClosedRange<Int>?)
  /// `Double`.
  case number(range: ClosedRange<Double>?)
  /// `String`.
  case text
  /// `Date`.
  case date(ParameterDateKind)
  /// `Duration`.
  case duration
  /// ``MeasuredAmount``, in one of the units; the first is meant where none is said.
  case measurement(units: [MeasurementUnit])
  /// `URL`.
  case url
  /// ``IntentFile`` of one of the kinds.
  case file(types: [UTType])
  /// ``IntentCurrencyAmount`` in one of the currencies, or in any where none is listed.
  case currency(codes: [String], range: ClosedRange<Decimal>?)
  /// ``IntentPerson`` of whom that much is known.
  case person(IntentPerson.ParameterMode)
  /// The `value` of an ``IntentOption``: an enum case, an entity, or one of a provider's options.
  case option(OptionSource)
  /// `[any Sendable]`, each an element's value.
  case list(of: ParameterType)
}

/// What a date parameter asks for.
public enum ParameterDateKind: Sendable, Hashable {
  case date, time, dateTime
}

/// Where the values of an enum, an entity or an options provider come from.
public struct OptionSource: Sendable {
  /// The name of the Swift type, which is also the name of its vocabulary.
  public var typeName: String
  /// What a person calls such a value.
  public var title: String
  /// What else a person calls such a value.
  public var titleSynonyms: [String]
  /// The values to offer without being asked for one in particular.
  public var suggested: @Sendable () async throws -> [IntentOption]
  /// The values that fit what a person said; nil where only the suggested ones exist.
  public var matching: (@Sendable (String) async throws -> [IntentOption])?
  /// The values with the given identifiers.
  public var identified: @Sendable ([String]) async throws -> [IntentOption]
  /// The values with the given identifiers alone; nil where they are those of the options.
  var values: (@Sendable ([String]) async throws -> [any Sendable])?

  /// The value with an identifier as it is now; nil where there is none any more.
  ///
  /// - Throws: What the app's query throws.
  package func value(identifiedBy identifier: String) async throws -> (any Sendable)? {
    if let values { return try await values([identifier]).first }
    return try await identified([identifier]).first?.value
  }

  /// Makes a source.
  public init(
    typeName: String,
    title: String,
    titleSynonyms: [String] = [],
    suggested: @escaping @Sendable () async throws -> [IntentOption],
    matching: (@Sendable (String) async throws -> [IntentOption])?,
    identified: @escaping @Sendable ([String]) async throws -> [IntentOption]
  ) {
    self.typeName = typeName
    self.title = title
    self.titleSynonyms = titleSynonyms
    self.suggested = suggested
    self.matching = matching
    self.identified = identified
  }
}

/// A value that can be chosen, as a person sees it.
public struct IntentOption: Sendable {
  /// What identifies the value to the app.
  public var id: String
  /// What is shown and said.
  public var title: String
  /// A second line.
  public var subtitle: String?
  /// What else may be said.
  public var synonyms: [String]
  /// The heading of the section it stands in; nil for none.
  public var section: String?
  /// What is said above the list that it stands in; nil for nothing.
  public var listTitle: String?
  /// The value itself.
  public var value: any Sendable

  /// Makes an option.
  public init(
    id: String,
    title: String,
    subtitle: String? = nil,
    synonyms: [String] = [],
    section: String? = nil,
    value: any Sendable
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.section = section
    self.value = value
  }
}
