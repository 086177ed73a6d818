/// One sentence where a condition holds, and another where it does not.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent,
  WhenCondition: ParameterSummary,
  Otherwise: ParameterSummary
>: ParameterSummary where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
  private let holds: (Intent) -> Bool
  private let when: WhenCondition
  private let otherwise: Otherwise

  /// Depends on whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { intent in
      (intent[keyPath: parameter].anyValue != nil) == (comparison == .hasAnyValue)
    }
  }

  /// Depends on whether a parameter's value is another.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EquatableComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { intent in
      let stored = intent[keyPath: parameter].storedValue ?? emptyValue(of: Value.self)
      return (stored == value) == (comparison == .equalTo)
    }
  }

  /// Depends on whether a parameter's value is one of several.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: OneOfComparisonOperator,
    _ values: [Value.ValueType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: Equatable {
    self.init(when(), otherwise()) { intent in
      (intent[keyPath: parameter].anyValue as? Value.ValueType).map(values.contains) ?? false
    }
  }

  /// Depends on how a parameter's value compares with another.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {
    self.init(when(), otherwise()) { intent in
      (intent[keyPath: parameter].anyValue as? Value.UnwrappedType).map {
        comparison.holds($0, value)
      } ?? false
    }
  }

  /// Depends on whether an entity is the one with an identifier.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: EquatableComparisonOperator,
    _ identifier: Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(when(), otherwise()) { intent in
      let entity = intent[keyPath: parameter].anyValue as? Value.ValueType
      return (entity?.id == identifier) == (comparison == .equalTo)
    }
  }

  /// Depends on whether an entity has one of several identifiers.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: OneOfComparisonOperator,
    _ identifiers: [Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(when(), otherwise()) { intent in
      let entity = intent[keyPath: parameter].anyValue as? Value.ValueType
      return entity.map { identifiers.contains($0.id) } ?? false
    }
  }

  /// Depends on how an entity's identifier compares with another.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: ComparableComparisonOperator,
    _ identifier: Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity, Value.ValueType.ID: Comparable {
    self.init(when(), otherwise()) { intent in
      let entity = intent[keyPath: parameter].anyValue as? Value.ValueType
      return entity.map { comparison.holds($0.id, identifier) } ?? false
    }
  }

  /// Depends on how an entity's identifier compares with a text.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: StringComparisonOperator,
    _ text: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(when(), otherwise()) { intent in
      let entity = intent[keyPath: parameter].anyValue as? Value.ValueType
      return entity.map { comparison.holds($0.id.entityIdentifierString, text) } ?? false
    }
  }

  /// Depends on the widget that shows the intent, of which there is none here.
  public init(
    widgetFamily comparison: EquatableComparisonOperator,
    _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { _ in comparison == .notEqualTo }
  }

  /// Depends on the widget that shows the intent, of which there is none here.
  public init(
    widgetFamily comparison: OneOfComparisonOperator,
    _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { _ in false }
  }

  private init(_ when: WhenCondition, _ otherwise: Otherwise, holds: @escaping (Intent) -> Bool) {
    self.holds = holds
    self.when = when
    self.otherwise = otherwise
  }
}

extension ParameterSummaryWhenCondition: ResolvableSummary {
  func resolved(for intent: any AppIntent) -> SummarySentence? {
    guard let typed = intent as? Intent else { return nil }
    return holds(typed) ? resolve(when, for: intent) : resolve(otherwise, for: intent)
  }
}

/// The sentence of any summary that has one.
func resolve(_ summary: some ParameterSummary, for intent: any AppIntent) -> SummarySentence? {
  (summary as? any ResolvableSummary)?.resolved(for: intent)
}
