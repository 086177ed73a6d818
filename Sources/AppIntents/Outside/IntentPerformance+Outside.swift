extension IntentPerformance {
  /// Runs an intent whose code is not in this process.
  func run(
    _ invocation: IntentInvocation,
    outside: IntentDefinition.Outside
  ) async throws -> IntentOutcome {
    let intent = invocation.intent
    for name in invocation.values.keys where !intent.parameters.contains(where: { $0.name == name })
    {
      throw RuntimeProblem.noSuchParameter(name, intent: intent.identifier)
    }
    var values = invocation.values
    if !outside.performer.asksItself {
      try await fill(&values, of: intent, outside)
      if isRehearsal { return IntentOutcome(rehearsed: intent.summary(for: values)) }
      if intent.opensApp { await conversation.show(.foreground) }
    }
    return try await outside.performer.perform(
      PerformRequest(
        intent: intent,
        values: values,
        shortcutPhrase: invocation.shortcut?.phrases.first,
        confidence: invocation.confidence,
        conversation: conversation,
        isRehearsal: isRehearsal,
        opensResultIntents: opensResultIntents,
        undoManager: undoManager
      )
    )
  }

  /// Takes what is there and fits, then the defaults, and asks for the rest.
  private func fill(
    _ values: inout [String: any Sendable],
    of intent: IntentDefinition,
    _ outside: IntentDefinition.Outside
  ) async throws {
    for parameter in intent.parameters {
      var refusal: ValueRefusal?
      if let value = values[parameter.name] {
        refusal = parameter.type.refusal(of: value)
        if refusal == nil { continue }
      } else if let value = outside.defaults[parameter.name] {
        values[parameter.name] = value
        continue
      } else if parameter.isOptional {
        continue
      }
      values[parameter.name] = try await value(
        for: ValueRequest(
          intent: intent.identifier,
          parameter: parameter,
          prompt: outside.prompts[parameter.name],
          refusal: refusal
        )
      )
    }
  }

  private func value(for request: ValueRequest) async throws -> any Sendable {
    var request = request
    while true {
      try Task.checkCancellation()
      let value = try await conversation.value(for: request)
      guard let refusal = request.parameter.type.refusal(of: value) else { return value }
      request.refusal = refusal
    }
  }
}

extension ParameterType {
  /// Why a value of the right type is not taken; nil where it is.
  func refusal(of value: any Sendable) -> ValueRefusal? {
    switch (self, value) {
    case (.integer(let range?), let value as Int) where !range.contains(value):
      refusal(least: String(range.lowerBound), most: String(range.upperBound))
    case (.number(let range?), let value as Double) where !range.contains(value):
      refusal(least: displayText(of: range.lowerBound), most: displayText(of: range.upperBound))
    case (.list(let element), let values as [any Sendable]):
      values.lazy.compactMap { element.refusal(of: $0) }.first
    default: nil
    }
  }

  private func refusal(least: String, most: String) -> ValueRefusal {
    switch self {
    case .integer(let range?) where range.upperBound == .max: .below(least: least)
    case .number(let range?) where range.upperBound == .infinity: .below(least: least)
    default: .outside(least: least, most: most)
    }
  }
}
