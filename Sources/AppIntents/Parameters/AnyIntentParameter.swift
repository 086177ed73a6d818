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
  /// Takes the value of the same parameter of another instance.
  func takeValue(of other: any AnyIntentParameter)
}

/// Why an answer is no value for a parameter.
enum AnswerProblem: Sendable {
  case wrongType
  case outside(lower: any Sendable, upper: any Sendable)
}

extension AnyIntentParameter {
  func description(in localization: AppLocalization) -> ParameterDescription {
    ParameterDescription(
      name: name ?? "",
      title: localization.string(shownTitle),
      explanation: facts.explanation.map(localization.string),
      type: type(in: localization),
      isOptional: isOptional
    )
  }
}

extension IntentParameter: AnyIntentParameter {
  var shownTitle: LocalizedStringResource { title }

  var anyValue: (any Sendable)? {
    guard let value = storedValue else { return nil }
    return unwrapped(value)
  }

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
      case .option(let source): .option(source(localization, localization.string(title)))
      }
    return takesList ? .list(of: element) : element
  }

  func accept(_ answer: any Sendable) -> AnswerProblem? {
    if let problem = rangeProblem(of: answer) { return problem }
    guard let value = typed(answer) else { return .wrongType }
    wrappedValue = value
    return nil
  }

  func takeValue(of other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value> else { return }
    valueState = other.valueState
  }

  private var takesList: Bool { Value.UnwrappedType.self is any ListValue.Type }

  /// The answer as the parameter's own type; a single value fills a list of one.
  private func typed(_ answer: any Sendable) -> Value? {
    if let value = answer as? Value { return value }
    if let whole = answer as? Int, let value = Double(whole) as? Value { return value }
    guard takesList, let element = answer as? Value.ValueType else { return nil }
    return [element] as? Value
  }

  private func rangeProblem(of answer: any Sendable) -> AnswerProblem? {
    let values = (answer as? [any Sendable]) ?? [answer]
    if let size = facts.size, !(size.min...max(size.min, size.max)).contains(values.count) {
      return .outside(lower: size.min, upper: size.max)
    }
    switch facts.kind {
    case .integer(let range?):
      guard values.contains(where: { ($0 as? Int).map { !range.contains($0) } ?? false }) else {
        return nil
      }
      return .outside(lower: range.lowerBound, upper: range.upperBound)
    case .number(let range?):
      guard values.contains(where: { ($0 as? Double).map { !range.contains($0) } ?? false }) else {
        return nil
      }
      return .outside(lower: range.lowerBound, upper: range.upperBound)
    default: return nil
    }
  }
}

/// A type that holds a number of values.
protocol ListValue {}
extension Array: ListValue {}
extension Set: ListValue {}

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
