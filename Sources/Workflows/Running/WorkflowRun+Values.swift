import AppIntents
import AssistantKit

extension WorkflowRun {
  /// What an expression stands for at this moment.
  func evaluate(_ expression: Expression) async throws -> WorkflowValue {
    switch expression {
    case .text(let template): return WorkflowValue(try await text(of: template), in: localization)
    case .number(let number):
      return Int(exactly: number).map { WorkflowValue($0, in: localization) }
        ?? WorkflowValue(number, in: localization)
    case .truth(let truth): return WorkflowValue(truth, in: localization)
    case .variable(let path): return try await value(of: path)
    case .chosen(_, let title): return WorkflowValue(title, in: localization)
    case .ask(let prompt):
      let question = try await text(of: prompt)
      return try await ask(question ?? context.messages.askForInput(of: workflow.name), for: .text)
    case .list(let elements):
      var values: [WorkflowValue] = []
      for element in elements { values.append(try await evaluate(element)) }
      return .list(values)
    }
  }

  /// The text with the values in their places.
  func text(of template: TextTemplate) async throws -> String {
    var text = ""
    for piece in template.pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .variable(let path): text += try await value(of: path).plainText
      }
    }
    return text
  }

  /// The text with the values in their places; nil for none.
  func text(of template: TextTemplate?) async throws -> String? {
    guard let template else { return nil }
    let text: String = try await text(of: template)
    return text
  }

  func value(of path: VariablePath) async throws -> WorkflowValue {
    guard var value = variables[path.name] else { throw WorkflowProblem.noVariable(path.name) }
    for property in path.properties { value = try await value.property(property) }
    return value
  }

  /// The number that an expression stands for.
  func number(_ expression: Expression) async throws -> Double {
    let value = try await evaluate(expression)
    guard let number = value.number, number.isFinite else {
      throw WorkflowProblem.noNumber(value.text)
    }
    return number
  }

  /// A number of things: whole, and none below zero.
  func count(_ expression: Expression?) async throws -> Int? {
    guard let expression else { return nil }
    return Int(min(max(0, try await number(expression).rounded(.down)), 1_000_000))
  }

  // MARK: - Conditions

  /// Whether a condition holds for the variables.
  func holds(_ condition: Condition) async throws -> Bool {
    try await holds(condition) { path in try await value(of: path) }
  }

  /// Whether a condition holds for the properties of a value.
  func holds(_ condition: Condition, for item: WorkflowValue) async throws -> Bool {
    try await holds(condition) { path in
      var value = item
      for property in [path.name] + path.properties { value = try await value.property(property) }
      return value
    }
  }

  private func holds(
    _ condition: Condition,
    _ left: (VariablePath) async throws -> WorkflowValue
  ) async throws -> Bool {
    switch condition {
    case .all(let parts):
      for part in parts where try await !holds(part, left) { return false }
      return true
    case .any(let parts):
      for part in parts where try await holds(part, left) { return true }
      return false
    case .not(let part): return try await !holds(part, left)
    case .comparison(let path, let relation, let values):
      var others: [WorkflowValue] = []
      for value in values { others.append(try await compared(value)) }
      return relation.holds(try await left(path), others)
    }
  }

  /// A value to compare with: what was chosen is known by its identifier.
  private func compared(_ expression: Expression) async throws -> WorkflowValue {
    if case .chosen(let id, _) = expression { return WorkflowValue(id, in: localization) }
    return try await evaluate(expression)
  }
}

extension Relation {
  /// How apps call the same comparison; nil for those that no app has.
  var comparator: EntityQueryComparatorKind? {
    switch self {
    case .is: .equalTo
    case .isNot: .notEqualTo
    case .isLess: .lessThan
    case .isAtMost: .lessThanOrEqualTo
    case .isGreater: .greaterThan
    case .isAtLeast: .greaterThanOrEqualTo
    case .isBetween: .isBetween
    case .contains: .contains
    case .beginsWith: .hasPrefix
    case .endsWith: .hasSuffix
    case .isEmpty, .isNotEmpty: nil
    }
  }

  func holds(_ value: WorkflowValue, _ others: [WorkflowValue]) -> Bool {
    switch self {
    case .isEmpty: return value.isEmpty
    case .isNotEmpty: return !value.isEmpty
    case .contains where value.passed == nil || value.items.count > 1:
      guard let other = others.first else { return false }
      return value.items.contains { Relation.is.holds($0, [other]) }
    default: break
    }
    guard let comparator, let value = value.passed else { return self == .isNot }
    let passed = others.compactMap(\.passed)
    return passed.count == others.count ? value.holds(comparator, passed) : self == .isNot
  }
}
