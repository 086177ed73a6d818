/// Writes workflows down, always in the same way; comments stay where they are.
package struct WorkflowPrinter {
  private var lines: [String] = []

  /// The text of a workflow's file.
  package static func text(of workflow: Workflow) -> String {
    var printer = WorkflowPrinter()
    for comment in workflow.trivia.comments { printer.comment(comment, depth: 0) }
    printer.lines.append(
      "shortcut \(quoted(workflow.name))" + trailing(workflow.trivia.trailing)
    )
    for phrase in workflow.phrases { printer.lines.append("say \(quoted(phrase))") }
    if workflow.accepts != .text {
      printer.lines.append("accepts \(workflow.accepts.rawValue)")
    }
    if !workflow.body.steps.isEmpty || !workflow.body.closingComments.isEmpty {
      printer.lines.append("")
    }
    printer.print(workflow.body, depth: 0)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  /// The lines of some steps.
  package static func text(of block: Block) -> String {
    var printer = WorkflowPrinter()
    printer.print(block, depth: 0)
    return printer.lines.map { $0 + "\n" }.joined()
  }

  /// The first line of a step, which says what it does.
  package static func headline(of step: Step) -> String {
    var printer = WorkflowPrinter()
    var bare = step
    bare.trivia = Trivia()
    bare.kind = step.kind.mappingBlocks { _ in Block() }
    printer.print(bare, depth: 0)
    let line = printer.lines.first ?? ""
    return line.hasSuffix(" {") ? String(line.dropLast(2)) : line
  }

  /// The lines of a file in the printer's way.
  ///
  /// - Throws: Every mistake of the file.
  package static func formatted(
    _ text: String,
    file: String = ""
  ) throws(WorkflowFileErrors) -> String {
    Self.text(of: try WorkflowParser.workflow(in: text, file: file))
  }

  // MARK: - Steps

  private mutating func print(_ block: Block, depth: Int) {
    for step in block.steps { print(step, depth: depth) }
    for comment in block.closingComments { self.comment(comment, depth: depth) }
  }

  private mutating func print(_ step: Step, depth: Int) {
    if step.trivia.isParted { lines.append("") }
    for comment in step.trivia.comments { self.comment(comment, depth: depth) }
    let result = step.result.map { "\($0) = " } ?? ""
    switch step.kind {
    case .value(let value): line(result + Self.text(of: value), depth)
    case .action(let call): line(result + Self.text(of: call), depth)
    case .intent(let intent): line(result + Self.text(of: intent), depth)
    case .find(let find): line(result + Self.text(of: find), depth)
    case .condition(let branches, let otherwise): print(branches, otherwise, depth)
    case .repeatEach(let name, let list, let block):
      print("repeat \(name) in \(Self.text(of: list))", block, depth)
    case .repeatTimes(let count, let block):
      print("repeat \(Self.text(of: count)) times", block, depth)
    case .repeatWhile(let condition, let block):
      print("repeat while \(Self.text(of: condition))", block, depth)
    case .menu(let prompt, let items):
      line("menu \(Self.text(of: prompt)) {", depth)
      for item in items {
        for comment in item.comments { self.comment(comment, depth: depth + 1) }
        print("option \(Self.text(of: item.title))", item.block, depth + 1)
      }
      line("}", depth)
    }
    if let comment = step.trivia.trailing, let last = lines.popLast() {
      lines.append(last + Self.trailing(comment))
    }
  }

  private mutating func print(_ branches: [Step.Branch], _ otherwise: Block?, _ depth: Int) {
    for (place, branch) in branches.enumerated() {
      let opening = place == 0 ? "if" : "} otherwise if"
      line("\(opening) \(Self.text(of: branch.condition)) {", depth)
      print(branch.block, depth: depth + 1)
    }
    if let otherwise {
      line("} otherwise {", depth)
      print(otherwise, depth: depth + 1)
    }
    line("}", depth)
  }

  private mutating func print(_ opening: String, _ block: Block, _ depth: Int) {
    line(opening + " {", depth)
    print(block, depth: depth + 1)
    line("}", depth)
  }

  private mutating func line(_ text: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func comment(_ text: String, depth: Int) {
    line(text.isEmpty ? "#" : "# \(text)", depth)
  }

  private static func trailing(_ comment: String?) -> String { comment.map { "  # \($0)" } ?? "" }
}
