/// The cases of a switch, tried one after the other.
public protocol ParameterSummaryCases<Intent, Value>: ParameterSummary {
  /// The parameter's type.
  associatedtype Value: _IntentValue

  /// Whether the case is there for a value; nil stands for none.
  func matches(_ value: Value?) -> Bool
}

/// A sentence for each of a parameter's values.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent,
  Value: _IntentValue,
  CaseCondition: ParameterSummaryCases
>: ParameterSummary where CaseCondition.Intent == Intent, CaseCondition.Value == Value {
  /// The value; nil for none.
  private let value: (Intent) -> Value?
  private let cases: CaseCondition

  /// Depends on a parameter's value.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
  ) {
    value = { $0[keyPath: parameter].storedValue ?? emptyValue(of: Value.self) }
    self.cases = cases()
  }

  /// Depends on the widget that shows the intent; there is none here, so that the default case holds.
  public init(
    _ family: ParameterSummaryWidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    value = { _ in nil }
    self.cases = cases()
  }
}

/// Stands for the widget that shows an intent, in `Switch(.widgetFamily)`.
public enum ParameterSummaryWidgetFamily: Sendable, Hashable {
  /// The widget's family.
  case widgetFamily
}

extension ParameterSummarySwitchCondition: ResolvableSummary {
  func resolved(for intent: any AppIntent) -> SummarySentence? {
    guard let typed = intent as? Intent else { return nil }
    return (cases as? any ResolvableCases)?.resolved(for: intent, value: value(typed))
  }
}

/// Cases that know their sentences.
protocol ResolvableCases {
  func resolved(for intent: any AppIntent, value: any Sendable) -> SummarySentence?
}

/// The sentence for one value or several.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent,
  Value: _IntentValue & Equatable,
  Summary: ParameterSummary
>: ParameterSummaryCases where Summary.Intent == Intent {
  private let values: [Value]
  private let summary: Summary

  /// For one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
    self.init([value], summary)
  }

  /// For several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
    self.values = values
    self.summary = summary()
  }

  /// Whether the value is among them.
  public func matches(_ value: Value?) -> Bool { value.map(values.contains) ?? false }
}

extension ParameterSummaryCaseCondition: ResolvableCases {
  func resolved(for intent: any AppIntent, value: any Sendable) -> SummarySentence? {
    matches(value as? Value) ? resolve(summary, for: intent) : nil
  }
}

/// The sentence for all values that no case has.
public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent,
  Value: _IntentValue,
  Summary: ParameterSummary
>: ParameterSummaryCases where Summary.Intent == Intent {
  private let summary: Summary

  /// For all other values.
  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
    self.summary = summary()
  }

  /// Always.
  public func matches(_ value: Value?) -> Bool { true }
}

extension ParameterSummaryDefaultCaseCondition: ResolvableCases {
  func resolved(for intent: any AppIntent, value: any Sendable) -> SummarySentence? {
    resolve(summary, for: intent)
  }
}

/// Two cases, the first of which is tried first.
public struct ParameterSummaryCasePair<
  First: ParameterSummaryCases,
  Second: ParameterSummaryCases
>: ParameterSummaryCases where First.Intent == Second.Intent, First.Value == Second.Value {
  /// The intent whose parameter is looked at.
  public typealias Intent = First.Intent
  /// The parameter's type.
  public typealias Value = First.Value

  let first: First
  let second: Second

  /// Whether one of them is there for the value.
  public func matches(_ value: Value?) -> Bool { first.matches(value) || second.matches(value) }
}

extension ParameterSummaryCasePair: ResolvableCases {
  func resolved(for intent: any AppIntent, value: any Sendable) -> SummarySentence? {
    (first as? any ResolvableCases)?.resolved(for: intent, value: value)
      ?? (second as? any ResolvableCases)?.resolved(for: intent, value: value)
  }
}

/// Lists cases.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A case.
  public static func buildExpression<Case: ParameterSummaryCases>(_ condition: Case) -> Case
  where Case.Intent == Intent, Case.Value == Value { condition }

  /// The first case.
  public static func buildPartialBlock<Case: ParameterSummaryCases>(first: Case) -> Case
  where Case.Intent == Intent, Case.Value == Value { first }

  /// One more case.
  public static func buildPartialBlock<
    First: ParameterSummaryCases,
    Second: ParameterSummaryCases
  >(
    accumulated: First,
    next: Second
  ) -> ParameterSummaryCasePair<First, Second>
  where
    First.Intent == Intent,
    First.Value == Value,
    Second.Intent == Intent,
    Second.Value == Value
  {
    ParameterSummaryCasePair(first: accumulated, second: next)
  }
}
