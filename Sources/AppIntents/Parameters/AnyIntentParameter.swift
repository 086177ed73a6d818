/// A parameter whose type does not matter to who fills it.
protocol AnyIntentParameter: AnyObject, Sendable {
  var name: String? { get set }
  var isOptional: Bool { get }
  var facts: ParameterFacts { get }
  /// What a person calls it.
  var shownTitle: LocalizedStringResource { get }
  /// What it takes, in a language.
  func type(in localization: AppLocalization) -> ParameterType
  /// The value without its optional; nil for none.
  var anyValue: (any Sendable)? { get }
  /// Takes a value in the Swift type that ``ParameterType`` names.
  func accept(_ answer: any Sendable) -> AnswerProblem?
  /// Takes a value after the app's resolvers have seen it.
  func take(_ answer: any Sendable) async throws -> AnswerProblem?
  /// Takes the value of the same parameter of another instance.
  func takeValue(of other: any AnyIntentParameter)
}

/// Why an answer is no value for a parameter.
enum AnswerProblem: Sendable {
  case wrongType
  case outside(lower: any Sendable, upper: any Sendable)
  /// Less than the least that fits.
  case below(any Sendable)
  /// Too few of them, or too many.
  case count(IntentCollectionSize)
  /// None of the few that fit.
  case notAmong([String])
  /// The app's resolvers know no value for it.
  case refused

  /// The facts for the person; nil where the value is of a wrong type, which is nobody's answer.
  var refusal: ValueRefusal? {
    switch self {
    case .wrongType: nil
    case .outside(let lower, let upper):
      .outside(least: displayText(of: lower), most: displayText(of: upper))
    case .below(let least): .below(least: displayText(of: least))
    case .count(let size): .count(least: size.min, most: max(size.min, size.max))
    case .notAmong(let few): .notAmong(few)
    case .refused: .refused
    }
  }
}

extension AnyIntentParameter {
  func description(in localization: AppLocalization) -> ParameterDescription {
    ParameterDescription(
      name: name ?? "",
      title: localization.string(shownTitle),
      explanation: facts.explanation.map(localization.string),
      type: type(in: localization),
      isOptional: isOptional,
      hasDefault: anyValue != nil
    )
  }
}

extension IntentParameter: AnyIntentParameter {
  var shownTitle: LocalizedStringResource { title }

  func type(in localization: AppLocalization) -> ParameterType {
    let element: ParameterType =
      switch facts.kind {
      case .bool(let words):
        .bool(
          yes: words.map { localization.string($0.true) },
          no: words.map { localization.string($0.false) }
        )
      case .integer(let range): .integer(range: range)
      case .number(let range): .number(range: range)
      case .text: .text
      case .date(let kind): .date(kind)
      case .duration: .duration
      case .measurement(let units): .measurement(units: units)
      case .url: .url
      case .file(let types): .file(types: types)
      case .currency(let codes, let range): .currency(codes: codes, range: range)
      case .person(let mode): .person(mode)
      case .option(let source): .option(source(localization, localization.string(title)))
      }
    return takesList ? .list(of: element) : element
  }

  func accept(_ answer: any Sendable) -> AnswerProblem? {
    guard let value = typed(answer) else {
      return facts.restrictions(on: converted(answer)) ?? .wrongType
    }
    if let problem = facts.restrictions(on: value) { return problem }
    wrappedValue = value
    return nil
  }

  func take(_ answer: any Sendable) async throws -> AnswerProblem? {
    var isRefused = false
    for resolver in facts.resolvers {
      switch try await resolver.resolve(answer, self) {
      case .notAsked: continue
      case .unknown: isRefused = true
      case .value(let value): return accept(value)
      }
    }
    return isRefused ? .refused : accept(answer)
  }

  func takeValue(of other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value> else { return }
    valueState = other.valueState
  }

  private var takesList: Bool { Value.UnwrappedType.self is any ListValue.Type }

  /// The answer as the parameter's own type; a single value fills a list of one.
  private func typed(_ answer: any Sendable) -> Value? {
    if let value = answer as? Value { return value }
    if let value = converted(answer) as? Value { return value }
    if let list = Value.UnwrappedType.self as? any CollectedList.Type {
      let answers = (answer as? [any Sendable]) ?? [answer]
      return list.collecting(answers.map(convertedElement)) as? Value
    }
    guard takesList, let element = converted(answer) as? Value.ValueType else { return nil }
    return [element] as? Value
  }

  /// The answer with what it has of other types turned into the type of one value.
  private func converted(_ answer: any Sendable) -> any Sendable {
    if let answers = answer as? [any Sendable] { return answers.map(convertedElement) }
    return convertedElement(answer)
  }

  private func convertedElement(_ answer: any Sendable) -> any Sendable {
    answer is Value.ValueType ? answer : facts.conversion?(answer) ?? answer
  }
}

/// A type that holds a number of values.
protocol ListValue {}
extension Array: ListValue {}
extension Set: CollectedList where Element: _IntentValue {
  static func collecting(_ values: [any Sendable]) -> (any Sendable)? {
    let elements = values.compactMap { $0 as? Element }
    return elements.count == values.count ? Set(elements) : nil
  }
}
extension Set: ListValue {}

/// A list of another kind than arrays.
protocol CollectedList: ListValue {
  /// The list of some values; nil where one of them does not belong into it.
  static func collecting(_ values: [any Sendable]) -> (any Sendable)?
}

/// A value without the optionals around it.
func unwrapped(_ value: any Sendable) -> (any Sendable)? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.wrapped
}

/// An optional whose type does not matter.
private protocol OptionalValue {
  var wrapped: (any Sendable)? { get }
}

extension Optional: OptionalValue where Wrapped: _IntentValue {
  fileprivate var wrapped: (any Sendable)? { flatMap { unwrapped($0) } }
}
