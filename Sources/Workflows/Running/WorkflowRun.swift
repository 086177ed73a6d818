import AppIntents
import AssistantKit
import Foundation
import OrderedJSON

/// One run of a workflow: its variables, and what has been done so far.
///
/// A step that fails ends the run; so does a person who cancels, between any two steps.
package struct WorkflowRun: Sendable {
  /// The intent under whose name questions are asked.
  static let intentName = "RunShortcut"

  let workflow: Workflow
  let context: WorkflowContext
  let localization: AppLocalization
  var variables: [String: WorkflowValue] = [:]
  var done: [String] = []
  var random: SeededRandom

  /// Prepares a run.
  package init(of workflow: Workflow, in context: WorkflowContext) {
    self.workflow = workflow
    self.context = context
    localization = AppLocalization(locale: context.host.settings.locale)
    // The clock is the one thing that a recorded conversation keeps.
    let now = context.host.settings.now().timeIntervalSinceReferenceDate
    random = SeededRandom(seed: now.bitPattern)
  }

  /// How a block ended.
  enum Ending: Sendable {
    case ran
    case gave(WorkflowValue)
  }

  /// Runs all steps.
  ///
  /// - Parameter input: What the workflow is given; nil for nothing.
  /// - Returns: The value that it gives; nothing where it gives none.
  /// - Throws: ``WorkflowFailure``, or how the conversation ended.
  package mutating func run(input: WorkflowValue?) async throws -> WorkflowValue {
    if let input {
      variables[Workflow.inputName] = input
    } else if workflow.usesInput {
      variables[Workflow.inputName] = try await askForInput()
    }
    let depth = WorkflowContext.depth + 1
    guard depth <= WorkflowContext.mostDepth else { throw WorkflowProblem.nestedTooDeeply }
    let ending = try await WorkflowContext.$depth.withValue(depth) { try await run(workflow.body) }
    if case .gave(let value) = ending { return value }
    return .nothing
  }

  mutating func run(_ block: Block) async throws -> Ending {
    for step in block.steps {
      if case .gave(let value) = try await run(step) { return .gave(value) }
    }
    return .ran
  }

  private mutating func run(_ step: Step) async throws -> Ending {
    do {
      try Task.checkCancellation()
      let ending = try await carryOut(step)
      if step.kind.blocks.isEmpty, done.last != Self.label(step) { done.append(Self.label(step)) }
      return ending
    } catch let failure as WorkflowFailure {
      throw failure
    } catch {
      throw try failure(of: step, error)
    }
  }

  /// Turns what went wrong into the failure of a step; the end of the conversation stays what it is.
  private func failure(of step: Step, _ error: any Error) throws -> WorkflowFailure {
    let reason: String
    switch error {
    case is CancellationError: throw error
    case let end as ConversationEnd: throw end
    case IntentFailure.cancelled: throw ConversationEnd.cancelled
    case IntentFailure.unavailable: throw ConversationEnd.unavailable
    case IntentFailure.declined: reason = context.host.settings.messages.declined
    case IntentFailure.timedOut(let limit):
      reason = context.host.settings.messages.timedOut("\(limit.components.seconds) s")
    case IntentFailure.failed(let message, _): reason = message
    case let problem as WorkflowProblem: reason = context.messages.problem(problem)
    default: reason = localization.sentence(for: error)
    }
    return WorkflowFailure(
      step: step.number,
      line: step.location.line,
      headline: WorkflowPrinter.headline(of: step),
      reason: reason,
      done: done
    )
  }

  private static func label(_ step: Step) -> String {
    "\(step.number) \(WorkflowPrinter.headline(of: step))"
  }

  // MARK: - Steps

  private mutating func carryOut(_ step: Step) async throws -> Ending {
    switch step.kind {
    case .value(let value): set(step.result, try await evaluate(value))
    case .action(let call): return try await run(call, result: step.result)
    case .intent(let intent): set(step.result, try await run(intent))
    case .find(let find): set(step.result, try await run(find))
    case .condition(let branches, let otherwise):
      for branch in branches where try await holds(branch.condition) {
        return try await run(branch.block)
      }
      if let otherwise { return try await run(otherwise) }
    case .repeatEach(let name, let list, let block):
      for item in try await evaluate(list).items {
        try Task.checkCancellation()
        variables[name] = item
        if case .gave(let value) = try await run(block) { return .gave(value) }
      }
    case .repeatTimes(let count, let block):
      let count = try await number(count)
      var index = 0.0
      while index < count {
        try await breathe()
        index += 1
        if case .gave(let value) = try await run(block) { return .gave(value) }
      }
    case .repeatWhile(let condition, let block):
      while try await holds(condition) {
        try await breathe()
        if case .gave(let value) = try await run(block) { return .gave(value) }
      }
    case .menu(let prompt, let items): return try await run(prompt, items)
    }
    return .ran
  }

  /// Lets others have their turn, and ends where nobody wants the run any more.
  private func breathe() async throws {
    try Task.checkCancellation()
    await Task.yield()
  }

  private mutating func run(
    _ prompt: Expression,
    _ items: [Step.MenuItem]
  ) async throws -> Ending {
    var options: [IntentOption] = []
    for (place, item) in items.enumerated() {
      options.append(
        IntentOption(id: String(place), title: try await text(of: item.title), value: place)
      )
    }
    let question = try await evaluate(prompt).text
    let chosen = try await conversation.choice(
      for: ChoiceRequest(
        intent: Self.intentName,
        parameter: nil,
        prompt: question,
        options: options
      )
    )
    return try await run(items[chosen].block)
  }

  mutating func set(_ name: String?, _ value: WorkflowValue) {
    if let name { variables[name] = value }
  }

  var conversation: any IntentConversation { context.host.conversation(of: workflow.name) }

  private func askForInput() async throws -> WorkflowValue {
    let type: ParameterType =
      switch workflow.accepts {
      case .text, .lines: .text
      case .number: .number(range: nil)
      case .date: .date(.dateTime)
      case .url: .url
      case .file: .file(types: [])
      }
    return try await ask(context.messages.askForInput(of: workflow.name), for: type)
  }

  /// Asks the person for a value.
  func ask(_ prompt: String, for type: ParameterType) async throws -> WorkflowValue {
    let value = try await conversation.value(
      for: ValueRequest(
        intent: Self.intentName,
        parameter: ParameterDescription(
          name: Workflow.inputName,
          title: prompt,
          type: type,
          isOptional: false
        ),
        prompt: prompt
      )
    )
    return WorkflowValue(value, in: localization)
  }
}

extension Workflow {
  /// Whether a step needs what the workflow is given.
  var usesInput: Bool {
    var found = false
    body.forEachStep { step in
      step.forEachVariable { path in
        if path.name == Workflow.inputName { found = true }
      }
    }
    return found
  }
}
