package import OrderedJSON

/// One thing that a workflow does.
package struct Step: Sendable, Hashable {
  /// Its place among all steps, as a person counts them from above; the first is 1.
  package var number: Int
  /// Where it stands in its file.
  package var location: SourceLocation
  /// The variable that takes its output.
  package var result: String?
  /// What it does.
  package var kind: Kind
  /// What stands around it for people.
  package var trivia: Trivia

  /// Makes a step.
  package init(
    _ kind: Kind,
    result: String? = nil,
    number: Int = 0,
    location: SourceLocation = SourceLocation(line: 0, column: 0),
    trivia: Trivia = Trivia()
  ) {
    self.kind = kind
    self.result = result
    self.number = number
    self.location = location
    self.trivia = trivia
  }

  /// The kinds of steps.
  package indirect enum Kind: Sendable, Hashable {
    /// A value under a name.
    case value(Expression)
    /// One of the assistant's own steps.
    case action(ActionCall)
    /// An intent of an app.
    case intent(IntentStep)
    /// What the find action of an app finds.
    case find(FindStep)
    /// The steps of the first branch whose condition holds.
    case condition([Branch], otherwise: Block?)
    /// Steps for each of some values.
    case repeatEach(variable: String, Expression, Block)
    /// Steps so many times.
    case repeatTimes(Expression, Block)
    /// Steps as long as something holds.
    case repeatWhile(Condition, Block)
    /// The steps of what a person chooses.
    case menu(prompt: Expression, [MenuItem])
  }

  /// Steps that run where something holds.
  package struct Branch: Sendable, Hashable {
    package var condition: Condition
    package var block: Block
  }

  /// Steps that run where a person chooses them.
  package struct MenuItem: Sendable, Hashable {
    package var title: TextTemplate
    package var block: Block
    package var comments: [String] = []
  }
}

/// The run of an intent with values.
package struct IntentStep: Sendable, Hashable {
  /// The app; nil where only one app has such an intent.
  package var app: String?
  /// The intent's identifier.
  package var intent: String
  /// The values by parameter.
  package var arguments: [Argument]

  /// The intent as it is written.
  package var reference: String { (app.map { "\($0)." } ?? "") + intent }
}

/// A value with the name of what takes it.
package struct Argument: Sendable, Hashable {
  package var label: String
  package var value: Expression
  package var location: SourceLocation
}

/// What is to be found among an app's entities.
package struct FindStep: Sendable, Hashable {
  package var app: String?
  /// The name of the entity's type.
  package var entity: String
  /// What has to hold of the entity's properties; nil for all entities.
  package var condition: Condition?
  package var sorting: [Sorting]
  package var limit: Expression?

  /// The property to sort by.
  package struct Sorting: Sendable, Hashable {
    package var property: String
    package var isDescending: Bool
  }
}

/// A step of the assistant's own with its values.
package struct ActionCall: Sendable, Hashable {
  package var action: Action
  package var subject: Expression?
  package var arguments: [Argument]
  /// What has to hold of each value, for the step that filters.
  package var condition: Condition?

  /// The value of an argument.
  package subscript(label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }
}
