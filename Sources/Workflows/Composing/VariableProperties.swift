/// What the variables of some steps have, as far as the steps tell.
struct VariableProperties: Sendable {
  private var known: [String: [String]?] = [Workflow.inputName: nil]

  init(_ block: Block, _ completion: StepCompletion) {
    read(block, completion)
  }

  /// The variables.
  var names: [String] { known.keys.sorted() }

  /// The properties of what a variable holds; nil where that is not known.
  func properties(of variable: String) -> [String]? { known[variable] ?? nil }

  private mutating func read(_ block: Block, _ completion: StepCompletion) {
    for step in block.steps {
      switch step.kind {
      case .repeatEach(let name, let list, _): known[name] = .some(properties(of: list))
      case .action(let call) where call.action == .add:
        if case .variable(let path)? = call["to"], known[path.name] == nil {
          known[path.name] = .some(nil)
        }
      default: break
      }
      if let result = step.result { known[result] = .some(properties(of: step, completion)) }
      for inner in step.kind.blocks { read(inner, completion) }
    }
  }

  private func properties(of step: Step, _ completion: StepCompletion) -> [String]? {
    switch step.kind {
    case .value(let value): return properties(of: value)
    case .find(let find):
      return completion.properties(of: (find.app.map { "\($0)." } ?? "") + find.entity)
    case .action(let call):
      switch call.action {
      case .filter, .sort, .first, .last, .random, .choose:
        return call.subject.flatMap(properties)
      case .group: return ["key", "items", "count"]
      case .csv where call["file"] != nil: return ["name", "path", "text"]
      default: return nil
      }
    default: return nil
    }
  }

  /// The properties of a value; of a property of it nothing is known.
  private func properties(of value: Expression) -> [String]? {
    guard case .variable(let path) = value, path.properties.isEmpty else { return nil }
    return properties(of: path.name)
  }
}
