extension IntentParameter {
  /// Asks for the value, puts it into the parameter and returns it.
  ///
  /// A parameter that takes several values gets all of them and returns the first.
  public func requestValue(
    _ dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await IntentRun.asking(self).ask(self, dialog: dialog)
    guard let value = anyValue.flatMap({ oneValue(of: $0) }) else {
      throw AppIntentError(kind: .needsValue(self, dialog))
    }
    return value
  }

  /// The error to throw for the value to be asked for and the intent to be performed again.
  ///
  /// This is the early spelling of ``needsValueError(_:)``: `throw $author.requestValue("Who wrote it?")`.
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// The error to throw for the value to be asked for and the intent to be performed again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(kind: .needsValue(self, dialog))
  }

  /// Asks which of several values is meant, puts it into the parameter and returns it.
  public func requestDisambiguation(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    // Among nothing there is nothing to choose: any value will do.
    guard !values.isEmpty else { return try await requestValue(dialog) }
    let run = try IntentRun.asking(self)
    let index = try await run.choose(self, among: values, dialog: dialog)
    _ = accept(values[index])
    return values[index]
  }

  /// The error to throw for one of several values to be chosen and the intent to be performed again.
  public func needsDisambiguationError(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .choosing(self, among: values, dialog: dialog)
  }

  /// Asks whether a value is the one that is meant.
  public func requestConfirmation(
    for value: Value.ValueType,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let run = try IntentRun.asking(self)
    return try await run.confirm(
      self,
      snippet: dialog == nil ? .text(displayText(of: value), style: .init()) : .empty,
      dialog: dialog
    )
  }

  /// Asks whether a value is the one that is meant, and shows it.
  public func requestConfirmation(
    for value: Value.ValueType,
    dialog: IntentDialog? = nil,
    view: some View
  ) async throws -> Bool {
    let shown = UndrawnView(view)
    return try await IntentRun.asking(self)
      .confirm(self, snippet: await shown.content, dialog: dialog)
  }

  private func oneValue(of answer: any Sendable) -> Value.ValueType? {
    (answer as? Value.ValueType) ?? (answer as? [Value.ValueType])?.first
  }
}
