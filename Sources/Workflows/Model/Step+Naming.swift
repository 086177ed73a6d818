import AppIntents

extension Step {
  /// The workflow that it runs, by a step of its own or by the intent for it, as far as its name stands in it.
  var calledWorkflow: String? {
    switch kind {
    case .action(let call) where call.action == .shortcut: call.subject?.plainText
    case .intent(let run):
      run.arguments.first { run.names(.workflow, in: $0.label) }?.value.chosenText
    default: nil
    }
  }

  /// The same step, which calls something by its new name; what its blocks call stays.
  func following(_ renaming: Renaming) -> Step {
    var step = self
    switch kind {
    case .action(var call) where call.action == .shortcut && renaming.kind == .workflow:
      call.subject = call.subject?.following(renaming)
      step.kind = .action(call)
    case .intent(var run):
      for place in run.arguments.indices
      where run.names(renaming.kind, in: run.arguments[place].label) {
        run.arguments[place].value = run.arguments[place].value.following(renaming)
      }
      step.kind = .intent(run)
    default: break
    }
    return step
  }
}

extension IntentStep {
  /// Whether a parameter takes the name of something of the person's own: the intent is one of the assistant's.
  fileprivate func names(_ kind: Renaming.Kind, in parameter: String) -> Bool {
    switch kind {
    case .workflow:
      [OwnApps.runIntent, OpenShortcut.persistentIdentifier].contains(intent)
        && app.map { $0 == OwnApps.shortcutsName } ?? true
        && [RunShortcut.nameParameter, "target"].contains(parameter)
    case .focus:
      intent == TurnOnFocus.persistentIdentifier
        && app.map { $0 == OwnApps.focusName } ?? true && parameter == TurnOnFocus.nameParameter
    }
  }
}

extension Expression {
  /// The text, or the identifier of what was chosen, where nothing else stands in it.
  fileprivate var chosenText: String? {
    if case .chosen(let id, _) = self { id } else { plainText }
  }

  /// The new name where it is the former one, in the same form.
  func following(_ renaming: Renaming) -> Expression {
    guard let chosenText, renaming.concerns(chosenText) else { return self }
    if case .chosen = self { return .chosen(id: renaming.name, title: renaming.name) }
    return .text(TextTemplate(renaming.name))
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
