import AppIntents

extension Step {
  /// The workflow that it runs, by a step of its own or by the intent for it, as far as its name stands in it.
  var calledWorkflow: String? {
    switch kind {
    case .action(let call) where call.action == .shortcut: call.subject?.plainText
    case .intent(let run) where run.runsWorkflow:
      run.arguments.first(where: isName)?.value.chosenText
    default: nil
    }
  }

  /// The same step, with another workflow run.
  func calling(_ name: String) -> Step {
    var step = self
    switch kind {
    case .action(var call) where call.action == .shortcut:
      call.subject = .text(TextTemplate(name))
      step.kind = .action(call)
    case .intent(var run) where run.runsWorkflow:
      for place in run.arguments.indices where isName(run.arguments[place]) {
        run.arguments[place].value = .text(TextTemplate(name))
      }
      step.kind = .intent(run)
    default: break
    }
    return step
  }

  private func isName(_ argument: Argument) -> Bool {
    [RunShortcut.nameParameter, "target"].contains(argument.label)
  }
}

extension IntentStep {
  /// Whether it is the assistant's own intent that runs a workflow.
  fileprivate var runsWorkflow: Bool {
    [OwnApps.runIntent, OpenShortcut.persistentIdentifier].contains(intent)
      && app.map { $0 == OwnApps.shortcutsName } ?? true
  }
}

extension Expression {
  /// The text, or the identifier of what was chosen, where nothing else stands in it.
  fileprivate var chosenText: String? {
    if case .chosen(let id, _) = self { id } else { plainText }
  }
}

extension Workflow {
  /// The workflows that it runs, as far as their names stand in it.
  var called: [String] {
    var names: [String] = []
    body.forEachStep { step in
      if let name = step.calledWorkflow { names.append(name) }
    }
    return names
  }
}
