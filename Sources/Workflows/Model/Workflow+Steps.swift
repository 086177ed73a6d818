extension Workflow {
  /// How many steps it has, those inside of others too.
  package var stepCount: Int {
    var count = 0
    body.forEachStep { _ in count += 1 }
    return count
  }
}

extension Block {
  /// Does something with every step, those inside of others too, in the order of the file.
  package func forEachStep(_ body: (Step) -> Void) {
    for step in steps {
      body(step)
      for block in step.kind.blocks { block.forEachStep(body) }
    }
  }

  /// The same steps, numbered in the order of the file.
  package func numbered(from first: Int = 1) -> Block {
    var next = first
    return numbered(&next)
  }

  private func numbered(_ next: inout Int) -> Block {
    var block = self
    for place in block.steps.indices {
      block.steps[place].number = next
      next += 1
      block.steps[place].kind = block.steps[place].kind.mappingBlocks { $0.numbered(&next) }
    }
    return block
  }
}

extension Step.Kind {
  /// The blocks of steps inside, in the order of the file.
  package var blocks: [Block] {
    switch self {
    case .value, .action, .intent, .find: []
    case .condition(let branches, let otherwise):
      branches.map(\.block) + (otherwise.map { [$0] } ?? [])
    case .repeatEach(_, _, let block), .repeatTimes(_, let block), .repeatWhile(_, let block):
      [block]
    case .menu(_, let items): items.map(\.block)
    }
  }

  func mappingBlocks(_ change: (Block) -> Block) -> Step.Kind {
    switch self {
    case .value, .action, .intent, .find: return self
    case .condition(var branches, let otherwise):
      for place in branches.indices { branches[place].block = change(branches[place].block) }
      return .condition(branches, otherwise: otherwise.map(change))
    case .repeatEach(let name, let list, let block):
      return .repeatEach(variable: name, list, change(block))
    case .repeatTimes(let count, let block): return .repeatTimes(count, change(block))
    case .repeatWhile(let condition, let block): return .repeatWhile(condition, change(block))
    case .menu(let prompt, var items):
      for place in items.indices { items[place].block = change(items[place].block) }
      return .menu(prompt: prompt, items)
    }
  }
}
