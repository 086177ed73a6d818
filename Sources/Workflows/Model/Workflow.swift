/// A shortcut that a person composed: steps whose outputs feed inputs, under a name.
///
/// It is called a workflow here because a shortcut is, in this package, what an app declares.
package struct Workflow: Sendable, Hashable {
  /// What it is called and called by.
  package var name: String
  /// What else can be said to run it.
  package var phrases: [String]
  /// How its input is read.
  package var accepts: InputKind
  /// What it does.
  package var body: Block
  /// The comments above the name, above the settings, and behind them.
  package var trivia: Trivia

  /// Composes a workflow.
  package init(
    name: String,
    phrases: [String] = [],
    accepts: InputKind = .text,
    body: Block = Block(),
    trivia: Trivia = Trivia()
  ) {
    self.name = name
    self.phrases = phrases
    self.accepts = accepts
    self.body = body
    self.trivia = trivia
  }

  /// How the input of a workflow is read.
  package enum InputKind: String, Sendable, Hashable, CaseIterable {
    case text, number, date, url, file, lines
  }

  /// The variable that holds what the workflow was given.
  package static let inputName = "input"
}

/// Steps that follow each other.
package struct Block: Sendable, Hashable {
  /// The steps.
  package var steps: [Step]
  /// The comments behind the last step.
  package var closingComments: [String]

  /// Puts steps into an order.
  package init(_ steps: [Step] = [], closingComments: [String] = []) {
    self.steps = steps
    self.closingComments = closingComments
  }
}

/// What stands around a step for people alone.
package struct Trivia: Sendable, Hashable {
  /// The comments on lines of their own above it, without the mark.
  package var comments: [String] = []
  /// Whether an empty line stands before it.
  package var isParted = false
  /// The comment at the end of its line, without the mark.
  package var trailing: String?

  /// Nothing for anybody.
  package init() {}
}
