extension Step {
  /// Does something with every variable that the step itself reads; not with those of its blocks.
  func forEachVariable(_ body: (VariablePath) -> Void) {
    switch kind {
    case .value(let value): value.forEachVariable(body)
    case .action(let call):
      call.subject?.forEachVariable(body)
      // What a filter compares are properties; only what it compares them with are variables.
      call.condition?.forEachValue { $0.forEachVariable(body) }
      for argument in call.arguments where call.action.kind(of: argument.label) == .value {
        argument.value.forEachVariable(body)
      }
    case .intent(let intent):
      for argument in intent.arguments { argument.value.forEachVariable(body) }
    case .find(let find):
      find.condition?.forEachValue { $0.forEachVariable(body) }
      find.limit?.forEachVariable(body)
    case .condition(let branches, _):
      for branch in branches {
        branch.condition.forEachPath(body)
        branch.condition.forEachValue { $0.forEachVariable(body) }
      }
    case .repeatEach(_, let list, _): list.forEachVariable(body)
    case .repeatTimes(let count, _): count.forEachVariable(body)
    case .repeatWhile(let condition, _):
      condition.forEachPath(body)
      condition.forEachValue { $0.forEachVariable(body) }
    case .menu(let prompt, let items):
      prompt.forEachVariable(body)
      for item in items { item.title.forEachVariable(body) }
    }
  }
}

extension Action {
  /// What an argument can be; nil for one that there is not.
  func kind(of label: String) -> ArgumentKind? {
    arguments.first { $0.label == label }?.kind
  }
}

extension Expression {
  func forEachVariable(_ body: (VariablePath) -> Void) {
    switch self {
    case .text(let template): template.forEachVariable(body)
    case .variable(let path): body(path)
    case .ask(let prompt): prompt?.forEachVariable(body)
    case .list(let elements): for element in elements { element.forEachVariable(body) }
    case .number, .truth, .chosen: break
    }
  }
}

extension TextTemplate {
  func forEachVariable(_ body: (VariablePath) -> Void) {
    for case .variable(let path) in pieces { body(path) }
  }
}

extension Condition {
  /// Does something with every name on the left of a comparison.
  func forEachPath(_ body: (VariablePath) -> Void) {
    switch self {
    case .all(let parts), .any(let parts): for part in parts { part.forEachPath(body) }
    case .not(let part): part.forEachPath(body)
    case .comparison(let path, _, _): body(path)
    }
  }

  /// Does something with every value on the right of a comparison.
  func forEachValue(_ body: (Expression) -> Void) {
    switch self {
    case .all(let parts), .any(let parts): for part in parts { part.forEachValue(body) }
    case .not(let part): part.forEachValue(body)
    case .comparison(_, _, let values): for value in values { body(value) }
    }
  }
}
