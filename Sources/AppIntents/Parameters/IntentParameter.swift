import Synchronization

/// A value that an intent needs or can use.
///
/// Use it as a property wrapper, under the name `Parameter`. A parameter that is not optional and has
/// no default is asked for before the intent is performed.
///
/// ```swift
/// struct RateBook: AppIntent {
///   @Parameter(title: "Book", requestValueDialog: "Which book?") var book: BookEntity
///   @Parameter(title: "Stars", inclusiveRange: (1, 5)) var stars: Int
///   @Parameter(title: "Note") var note: String?
/// ```
///
/// It is a class, so that an intent's initialiser and `perform()` can set parameters of a constant. Each
/// run of an intent has parameters of its own. Reading one that has no value ends the program, unless
/// it is optional; the runtime sees to it that `perform()` never meets one.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  /// The least and the greatest value, both included: write `inclusiveRange: (1, 5)`.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)
  /// What a date parameter asks for.
  public typealias DateKind = ParameterDateKind

  /// How whole numbers are chosen, which text does not show.
  public enum IntControlStyle: Sendable {
    /// Up and down.
    case stepper
    /// In a field.
    case field
  }

  /// How numbers are chosen, which text does not show.
  public enum DoubleControlStyle: Sendable {
    /// Up and down.
    case stepper
    /// In a field.
    case field
    /// On a line.
    case slider
  }

  /// Whether the parameter has a value.
  public enum ValueState {
    /// It has none.
    case unset
    /// It has this one, which may be nil for an optional.
    case set(Value)
  }

  private let state = SharedValue()
  /// The property's name, known once a runtime has prepared the intent.
  private let knownName = Mutex<String?>(nil)
  let facts: ParameterFacts
  /// The value a parameter has from the start.
  public let defaultValue: Value.UnwrappedType?
  /// Whether it may stay empty.
  public let isOptional: Bool

  init(facts: ParameterFacts, defaultValue: Value.UnwrappedType?) {
    self.facts = facts
    self.defaultValue = defaultValue
    isOptional = Value._isOptional
    if let defaultValue, let value = defaultValue as? Value { state.set(value) }
    MadeParts.current?.add(.parameter(self))
  }

  /// A parameter that takes values of a kind.
  convenience init(
    _ title: LocalizedStringResource?,
    _ explanation: LocalizedStringResource?,
    _ kind: ParameterFacts.Kind,
    asking dialog: IntentDialog?,
    choosing disambiguation: IntentDialog? = nil,
    size: IntentCollectionSize? = nil,
    providedDefault: (@Sendable () async throws -> (any Sendable)?)? = nil,
    conversion: ValueConversion? = nil,
    resolvers: ResolverList<Value.UnwrappedType>,
    default: Value.UnwrappedType?
  ) {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: explanation,
        kind: kind,
        requestValueDialog: dialog,
        requestDisambiguationDialog: disambiguation,
        size: size,
        providedDefault: providedDefault,
        conversion: conversion,
        resolvers: resolvers.entries
      ),
      defaultValue: `default`
    )
  }

  /// A parameter that takes one of the values that a provider offers, as far as they are within limits.
  convenience init(
    _ title: LocalizedStringResource?,
    _ explanation: LocalizedStringResource?,
    offeredBy provider: some DynamicOptionsProvider,
    within limits: ParameterFacts.Kind? = nil,
    asking dialog: IntentDialog?,
    conversion: ValueConversion? = nil,
    resolvers: ResolverList<Value.UnwrappedType>
  ) {
    self.init(
      facts: ParameterFacts(
        title: title,
        explanation: explanation,
        kind: optionKind(provider: provider),
        limits: limits,
        requestValueDialog: dialog,
        providedDefault: defaultMaker(provider),
        conversion: conversion,
        resolvers: resolvers.entries
      ),
      defaultValue: nil
    )
  }

  /// Stands for the initialisers whose arguments all have defaults, so that `@Parameter var book` may
  /// go without parentheses; the compiler looks for this one, and then takes one that fits the type.
  @available(*, unavailable)
  public init() {
    preconditionFailure(
      "a parameter has one of the types that IntentParameter has initialisers for"
    )
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let box = state.box(Value.self) { return box.value }
      return valueThatIsNotSet()
    }
    set { state.set(newValue) }
  }

  /// A function of its own, so that reading a value need not know what an optional of it is.
  @inline(never) private func valueThatIsNotSet() -> Value {
    guard let value = emptyValue(of: Value.self) else {
      preconditionFailure(
        """
        the parameter '\(name ?? title.key)' of type '\(Value.self)' was read before it had a \
        value; make it optional, give it a default, or ask for it with requestValue
        """
      )
    }
    return value
  }

  /// The parameter itself, which can ask for values.
  public var projectedValue: IntentParameter<Value> { self }

  /// Whether the parameter has a value, and which.
  public var valueState: ValueState {
    get { state.box(Value.self).map { .set($0.value) } ?? .unset }
    set {
      if case .set(let value) = newValue { state.set(value) } else { state.clear() }
    }
  }

  /// What a person calls it: its title, or its name in words.
  public var title: LocalizedStringResource {
    facts.title ?? LocalizedStringResource(stringLiteral: titleFromName(name ?? "value"))
  }

  var storedValue: Value? { state.box(Value.self)?.value }

  /// The value without its optional; nil for none.
  var anyValue: (any Sendable)? { state.box(Value.self)?.value._unwrapped }

  var name: String? {
    get { knownName.withLock { $0 } }
    set { knownName.withLock { $0 = newValue } }
  }
}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}
extension IntentParameter.ValueState: Sendable {}

/// A property's name in words: `navigationOption` becomes `Navigation Option`.
func titleFromName(_ name: String) -> String {
  var words = ""
  for character in name.drop(while: { $0 == "_" }) {
    if words.isEmpty {
      words += character.uppercased()
    } else {
      if character.isUppercase, words.last?.isUppercase == false { words += " " }
      words.append(character)
    }
  }
  return words
}
