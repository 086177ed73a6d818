/// A parameter as its resolvers see it.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue {
  let parameter: any AnyIntentParameter

  /// Whether it may stay empty.
  public var isOptional: Bool { parameter.isOptional }

  /// What a person calls it.
  public var title: LocalizedStringResource { parameter.shownTitle }

  /// Asks for another value, which goes through the parameter's resolvers as well, and returns it.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await IntentRun.asking(parameter).ask(parameter, dialog: dialog)
    let value = parameter.anyValue
    guard let one = (value as? Value.ValueType) ?? (value as? [Value.ValueType])?.first else {
      throw needsValueError(dialog)
    }
    return one
  }

  /// The error to throw for the value to be asked for.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(kind: .needsValue(parameter, dialog))
  }

  /// The error to throw for one of several values to be chosen.
  public func needsDisambiguationError(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .choosing(parameter, among: values, dialog: dialog)
  }

  /// Asks which of several values is meant.
  public func requestDisambiguation(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let index = try await IntentRun.asking(parameter).choose(
      parameter,
      among: values,
      dialog: dialog
    )
    return values[index]
  }

  /// Asks whether a value is the one that is meant.
  public func requestConfirmation(
    for value: Value.ValueType,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await IntentRun.asking(parameter).confirm(
      parameter,
      snippet: dialog == nil ? .text(displayText(of: value), style: .init()) : .empty,
      dialog: dialog
    )
  }
}
