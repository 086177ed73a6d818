import AppIntents

/// The variables of a workflow that hold the name of the focus that is on, and nothing else.
///
/// A text that one of them is compared with is a focus's name, and goes with it.
struct CurrentFocusNames: Sendable {
  private var names: Set<String> = []

  /// The variables of a workflow's steps.
  ///
  /// - Parameters:
  ///   - body: The steps.
  ///   - input: Whether they are given the name of a focus.
  init(of body: Block, input: Bool = false) {
    var others: Set<String> = []
    if input { names.insert(Workflow.inputName) }
    body.forEachStep { step in
      if let result = step.result {
        if step.givesCurrentFocus { names.insert(result) } else { others.insert(result) }
      }
      switch step.kind {
      case .repeatEach(let name, _, _): others.insert(name)
      case .action(let call):
        if call.action == .add, case .variable(let path)? = call["to"] { others.insert(path.name) }
      default: break
      }
    }
    names.subtract(others)
  }

  /// Whether what a path leads to is the name of the focus that is on.
  func contains(_ path: VariablePath) -> Bool {
    path.properties.isEmpty && names.contains(path.name)
  }
}

extension Step {
  /// Whether what comes out of it is the name of the focus that is on.
  fileprivate var givesCurrentFocus: Bool {
    guard case .intent(let run) = kind else { return false }
    return run.intent == WhichFocus.persistentIdentifier
      && run.app.map { $0 == OwnApps.focusName } ?? true
  }
}

extension Condition {
  /// The same condition, which compares the focus that is on with the new name.
  func following(_ renaming: Renaming, _ current: CurrentFocusNames) -> Condition {
    switch self {
    case .all(let parts): .all(parts.map { $0.following(renaming, current) })
    case .any(let parts): .any(parts.map { $0.following(renaming, current) })
    case .not(let part): .not(part.following(renaming, current))
    case .comparison(let path, let relation, let values):
      if renaming.kind == .focus, [.is, .isNot].contains(relation), current.contains(path) {
        .comparison(path, relation, values.map { $0.following(renaming) })
      } else {
        self
      }
    }
  }
}

extension Step.Kind {
  /// The same step, whose conditions compare the focus that is on with the new name.
  func comparing(_ renaming: Renaming, _ current: CurrentFocusNames) -> Step.Kind {
    switch self {
    case .condition(var branches, let otherwise):
      for place in branches.indices {
        branches[place].condition = branches[place].condition.following(renaming, current)
      }
      return .condition(branches, otherwise: otherwise)
    case .repeatWhile(let condition, let block):
      return .repeatWhile(condition.following(renaming, current), block)
    default: return self
    }
  }
}
