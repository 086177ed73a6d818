import AssistantKit

/// Another name for something of the person's own, which steps and automations call by its name.
package struct Renaming: Sendable, Hashable {
  /// What it is that has another name.
  package var kind: Kind
  /// What it was called.
  package var former: String
  /// What it is called now.
  package var name: String

  /// What steps call by its name.
  package enum Kind: Sendable, Hashable, CaseIterable {
    case workflow, focus
  }

  /// Gives something another name.
  package init(_ kind: Kind, _ former: String, to name: String) {
    self.kind = kind
    self.former = former
    self.name = name
  }

  /// Whether a name is the former one.
  func concerns(_ name: String) -> Bool { PersonalName.key(name) == PersonalName.key(former) }
}

extension Block {
  /// The same steps, which call something by its new name.
  func following(_ renaming: Renaming) -> Block {
    following(renaming, CurrentFocusNames(of: self))
  }

  fileprivate func following(_ renaming: Renaming, _ current: CurrentFocusNames) -> Block {
    var block = self
    for place in block.steps.indices {
      let step = block.steps[place].following(renaming)
      block.steps[place] = step
      block.steps[place].kind = step.kind.comparing(renaming, current)
        .mappingBlocks { $0.following(renaming, current) }
    }
    return block
  }
}

extension Automation {
  /// The same automation, which waits for and calls something by its new name.
  func following(_ renaming: Renaming) -> Automation {
    var automation = self
    var isForFocus = false
    if case .focus = trigger { isForFocus = true }
    automation.body = body.following(renaming, CurrentFocusNames(of: body, input: isForFocus))
    if renaming.kind == .focus, case .focus(let awaited, let starts) = trigger,
      renaming.concerns(awaited)
    {
      automation.trigger = .focus(renaming.name, starts: starts)
    }
    return automation
  }
}
