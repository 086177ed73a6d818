import OrderedJSON

/// Follows which variables have a value at each step.
struct VariableNames {
  private var known: Set<String>
  private(set) var mistakes: [(problem: WorkflowMistake.Problem, location: SourceLocation)] = []

  init(known: Set<String>) {
    self.known = known
  }

  /// Notes every variable of a block that is read before it can have a value.
  ///
  /// What only one branch sets counts as set: the other may end the run.
  mutating func check(_ block: Block) {
    for step in block.steps {
      if case .repeatWhile(_, let inner) = step.kind { define(in: inner) }
      step.forEachVariable { path in
        guard !known.contains(path.name) else { return }
        let suggestion = Similarity.nearest(to: path.name, among: known.sorted())
        mistakes.append((.unknownVariable(path.name, suggestion: suggestion), path.location))
      }
      define(by: step)
      for inner in step.kind.blocks { check(inner) }
    }
  }

  private mutating func define(by step: Step) {
    if let result = step.result { known.insert(result) }
    switch step.kind {
    case .repeatEach(let name, _, _): known.insert(name)
    case .action(let call):
      if call.action == .add, case .variable(let path)? = call["to"] { known.insert(path.name) }
    default: break
    }
  }

  /// A condition at the end of a round sees what the round has set.
  private mutating func define(in block: Block) {
    block.forEachStep { define(by: $0) }
  }
}
