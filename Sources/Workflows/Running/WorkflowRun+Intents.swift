import AppIntents
import AssistantKit

extension WorkflowRun {
  /// Runs an intent of an app with the values of a step.
  func run(_ step: IntentStep) async throws -> WorkflowValue {
    guard let (app, intent) = context.host.intent(step.intent, of: step.app) else {
      throw WorkflowProblem.noIntent(step.reference)
    }
    var values: [String: any Sendable] = [:]
    for argument in step.arguments {
      guard let parameter = intent.parameters.first(where: { $0.name == argument.label }) else {
        throw WorkflowProblem.noIntent("\(step.reference) \(argument.label):")
      }
      values[argument.label] = try await value(
        argument.value,
        for: parameter,
        of: intent,
        in: app,
        given: values
      )
    }
    try await context.host.authenticate(intent, of: app)
    let outcome = try await context.host.run(
      IntentInvocation(intent: intent, values: values),
      in: app
    )
    guard let value = outcome.value else { return .nothing }
    return WorkflowValue(value, in: app.definition.localization)
  }

  /// The value of an argument in the type that a parameter takes; nil lets the intent ask for it.
  private func value(
    _ expression: Expression,
    for parameter: ParameterDescription,
    of intent: IntentDefinition,
    in app: RunningApp,
    given: [String: any Sendable]
  ) async throws -> (any Sendable)? {
    switch expression {
    case .ask(let prompt):
      return try await ask(prompt, for: parameter, of: intent, in: app, given: given)
    case .chosen(let id, let title):
      if case .option(let source) = parameter.type {
        if let option = try await source.identified([id]).first { return option.value }
        await context.host.emit(
          .dialog(full: context.messages.vanished(title.isEmpty ? id : title), supporting: nil)
        )
        return try await ask(nil, for: parameter, of: intent, in: app, given: given)
      }
      return try await read(title.isEmpty ? id : title, for: parameter, of: intent, given)
    default:
      let value = try await evaluate(expression)
      return try await converted(value, for: parameter, of: intent, given)
    }
  }

  private func ask(
    _ prompt: TextTemplate?,
    for parameter: ParameterDescription,
    of intent: IntentDefinition,
    in app: RunningApp,
    given: [String: any Sendable]
  ) async throws -> any Sendable {
    let question = try await text(of: prompt) ?? intent.question(for: parameter.name)
    let conversation = context.host.conversation(of: app.definition.name)
    return try await intent.whileFilled(with: given) {
      try await conversation.value(
        for: ValueRequest(intent: intent.identifier, parameter: parameter, prompt: question)
      )
    }
  }

  private func converted(
    _ value: WorkflowValue,
    for parameter: ParameterDescription,
    of intent: IntentDefinition,
    _ given: [String: any Sendable]
  ) async throws -> (any Sendable)? {
    if case .nothing = value { return nil }
    if case .list(let element) = parameter.type {
      var single = parameter
      single.type = element
      var values: [any Sendable] = []
      for item in value.items {
        if let item = try await converted(item, for: single, of: intent, given) {
          values.append(item)
        }
      }
      return values
    }
    guard let passed = value.passed else {
      if case .text = parameter.type { return value.plainText }
      throw WorkflowProblem.severalValues(parameter.title, count: value.items.count)
    }
    if case .text = parameter.type {
      return passed.value is String ? passed.value : value.plainText
    }
    if let value = passed.value as? OutsideValue {
      // Only its own app knows it by what identifies it; any other is told its name.
      if case .option(let source) = parameter.type,
        let known = try await source.identified([value.id]).first, known.title == value.title
      {
        return known.value
      }
      return try await read(value.title, for: parameter, of: intent, given)
    }
    guard let text = passed.value as? String else { return passed.value }
    return try await read(text, for: parameter, of: intent, given)
  }

  private func read(
    _ text: String,
    for parameter: ParameterDescription,
    of intent: IntentDefinition,
    _ given: [String: any Sendable]
  ) async throws -> any Sendable {
    let reader = context.host.parameterText
    let result = try await intent.whileFilled(with: given) {
      try await reader.value(text, for: parameter)
    }
    switch result {
    case .success(let value): return value
    case .failure(let problem):
      throw WorkflowProblem.unreadable(
        text,
        as: parameter.title,
        reason: context.host.settings.messages.problem(problem)
      )
    }
  }

  // MARK: - Finding

  /// What the find action of an app finds.
  func run(_ step: FindStep) async throws -> WorkflowValue {
    guard let action = context.host.findAction(step.entity, of: step.app) else {
      throw WorkflowProblem.noEntity(step.entity)
    }
    let properties = try await action.properties()
    var request = FindRequest(limit: try await count(step.limit))
    if case .any? = step.condition { request.mode = .or }
    for condition in step.condition?.parts ?? [] {
      guard case .comparison(let path, let relation, let values) = condition else { continue }
      request.conditions.append(
        try await self.condition(path, relation, values, among: properties)
      )
    }
    request.sorting = step.sorting.map {
      FindSorting(property: $0.property, isDescending: $0.isDescending)
    }
    let found = try await action.find(request)
    return .list(found.map { WorkflowValue($0.option.value, in: action.localization) })
  }

  private func condition(
    _ path: VariablePath,
    _ relation: Relation,
    _ values: [Expression],
    among properties: [FindProperty]
  ) async throws -> FindCondition {
    let known = properties.map(\.name)
    guard let property = properties.first(where: { $0.name == path.text }) else {
      throw WorkflowProblem.noProperty(path.text, known: known)
    }
    guard let kind = relation.comparator,
      let comparison = property.comparisons.first(where: { $0.kind == kind })
    else { throw WorkflowProblem.badOrder("\(path.text) \(relation.rawValue)") }
    let parameter = ParameterDescription(
      name: property.name,
      title: property.title,
      type: comparison.type,
      isOptional: false
    )
    var taken: [any Sendable] = []
    for value in values { taken.append(try await self.value(value, comparedWith: parameter)) }
    return FindCondition(property: property.name, comparison: kind, values: taken)
  }

  private func value(
    _ expression: Expression,
    comparedWith parameter: ParameterDescription
  ) async throws -> any Sendable {
    let value: WorkflowValue
    if case .chosen(let id, _) = expression {
      value = WorkflowValue(id, in: localization)
    } else {
      value = try await evaluate(expression)
    }
    guard let passed = value.passed else {
      throw WorkflowProblem.severalValues(parameter.title, count: value.items.count)
    }
    if case .text = parameter.type { return value.plainText }
    guard let text = passed.value as? String else { return passed.value }
    switch try await context.host.parameterText.value(text, for: parameter) {
    case .success(let value): return value
    case .failure(let problem):
      throw WorkflowProblem.unreadable(
        text,
        as: parameter.title,
        reason: context.host.settings.messages.problem(problem)
      )
    }
  }
}

extension Condition {
  /// The comparisons that are joined.
  var parts: [Condition] {
    switch self {
    case .all(let parts), .any(let parts): parts
    case .not, .comparison: [self]
    }
  }
}

extension HostConversation {
  /// The intent with an identifier, of one app or of the first that has it.
  func intent(_ identifier: String, of app: String?) -> (RunningApp, IntentDefinition)? {
    for candidate in apps where app.map(candidate.isCalled) ?? true {
      if let intent = candidate.intent(identifier) { return (candidate, intent) }
    }
    return nil
  }

  /// The find action for an entity, of one app or of the first that has it.
  func findAction(_ entity: String, of app: String?) -> FindAction? {
    apps.lazy.filter { app.map($0.isCalled) ?? true }
      .flatMap { $0.definition.findActions }.first { $0.entity == entity }
  }
}
