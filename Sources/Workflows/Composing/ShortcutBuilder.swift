import AppIntents
package import AssistantKit
import Foundation
import OrderedJSON

/// Composes a workflow step by step with a person who types.
///
/// A line is a step as it stands in a file. It is checked at once, inside of others too; what an intent needs and the
/// line does not say is asked for, and kept by its identifier where it was chosen among an app's things.
package struct ShortcutBuilder: Sendable {
  private let apps: [RunningApp]
  private let settings: AssistantSettings
  private let messages: ComposingMessages
  private let checker: WorkflowChecker

  /// Makes a builder.
  package init(
    apps: [RunningApp],
    settings: AssistantSettings,
    others: @escaping @Sendable (String) -> Workflow?
  ) {
    self.apps = apps
    self.settings = settings
    messages = ComposingMessages(locale: settings.locale)
    checker = WorkflowChecker(apps: apps, others: others)
  }

  /// The person who composes.
  package struct Person: Sendable {
    /// What a person types: a line, or that they want to stop.
    package enum Typed: Sendable, Hashable {
      case line(String)
      case interrupted
      case end
    }

    /// Waits for a line; takes the prompt and how a line can go on.
    package var line: @Sendable (String, @escaping @Sendable (String) -> [String]) async -> Typed
    /// Tells a line.
    package var tell: @Sendable (String) -> Void
    /// Shows a question, or what is wrong with its answer.
    package var show: @Sendable (ConversationEvent) async -> Void
    /// Whether mistakes can be put right at once.
    package var isPatient: Bool

    package init(
      isPatient: Bool,
      line: @escaping @Sendable (String, @escaping @Sendable (String) -> [String]) async -> Typed,
      tell: @escaping @Sendable (String) -> Void,
      show: @escaping @Sendable (ConversationEvent) async -> Void = { _ in }
    ) {
      self.isPatient = isPatient
      self.line = line
      self.tell = tell
      self.show = show
    }
  }

  /// Composes a workflow.
  ///
  /// - Parameters:
  ///   - workflow: What there is already: a name, or steps to go on behind.
  ///   - person: Who composes.
  ///   - isExplained: Whether the person has been told how it goes.
  /// - Returns: The workflow; nil where the person gave it up.
  package func compose(
    _ workflow: Workflow,
    with person: Person,
    isExplained: Bool = false
  ) async -> Workflow? {
    var workflow = workflow
    var open = OpenSteps()
    let completion = await StepCompletion(apps: apps)
    var wasInterrupted = false
    if !isExplained { person.tell(messages.howToCompose) }
    while true {
      let known = workflow.adding(open.sofar)
      let prompt = open.prompt ?? "\(workflow.body.steps.count + 1)> "
      let typed = await person.line(prompt) { [body = known.body] typed in
        completion.lines(continuing: typed, behind: body)
      }
      let line: String
      switch typed {
      case .line(let text): line = text
      case .end: return workflow
      case .interrupted:
        // Whoever wants to clear a line does not want to lose all others.
        if open.isEmpty, wasInterrupted { return nil }
        open = OpenSteps()
        wasInterrupted = true
        person.tell(messages.howToCompose)
        continue
      }
      wasInterrupted = false
      switch line.trimmingCharacters(in: .whitespaces) {
      case "": continue
      case "done" where open.isEmpty: return workflow
      case "cancel" where open.isEmpty: return nil
      // Only the steps that are not closed yet are given up.
      case "cancel": open = OpenSteps()
      case "undo":
        if !open.removeLast() { _ = workflow.body.steps.popLast() }
        person.tell(text(of: workflow, open))
      case "list": person.tell(text(of: workflow, open))
      case "done": person.tell(WorkflowMistake.Problem.unclosedBlock("}").sentence)
      default:
        guard let block = await read(line, into: &open, behind: workflow, person) else { continue }
        var candidate = workflow.adding(block)
        if let place = candidate.body.steps.indices.last {
          let step = await fill(candidate.body.steps[place], behind: workflow, person)
          guard let step else { continue }
          candidate.body.steps[place] = step
        }
        workflow = candidate
      }
    }
  }

  /// What there is so far, with what is not closed yet.
  private func text(of workflow: Workflow, _ open: OpenSteps) -> String {
    WorkflowPrinter.text(of: workflow.body) + open.text
  }

  /// Takes a line, and gives the steps that it completes; nil where more has to come, or where it has to be typed anew.
  private func read(
    _ line: String,
    into open: inout OpenSteps,
    behind workflow: Workflow,
    _ person: Person
  ) async -> Block? {
    var next = open
    let problems = next.add(line)
    var sentences = problems.map(\.sentence)
    if problems.isEmpty {
      let known = await checker.mistakes(in: workflow.adding(open.sofar)).map(\.problem)
      sentences = await checker.mistakes(in: workflow.adding(next.sofar)).map(\.problem)
        .filter { !known.contains($0) }.map(\.sentence)
    }
    for sentence in sentences { person.tell(sentence) }
    guard sentences.isEmpty else { return nil }
    guard next.isClosed else {
      open = next
      return nil
    }
    open = OpenSteps()
    return next.sofar
  }

  // MARK: - What an intent needs

  /// Asks for what an intent needs and its line does not say; nil where the person gives the step up.
  private func fill(_ step: Step, behind workflow: Workflow, _ person: Person) async -> Step? {
    guard case .intent(var call) = step.kind,
      let (app, intent) = intent(call.intent, of: call.app)
    else { return step }
    for parameter in intent.parameters
    where !parameter.isOptional && !call.arguments.contains(where: { $0.label == parameter.name }) {
      let names = workflow.variableNames
      guard let value = await ask(parameter, of: intent, app, names, person) else { return nil }
      call.arguments.append(
        Argument(label: parameter.name, value: value, location: step.location)
      )
    }
    var step = step
    step.kind = .intent(call)
    if !call.arguments.isEmpty { person.tell(WorkflowPrinter.headline(of: step)) }
    return step
  }

  private func ask(
    _ parameter: ParameterDescription,
    of intent: IntentDefinition,
    _ app: RunningApp,
    _ names: [String],
    _ person: Person
  ) async -> Expression? {
    let channel = ComposingChannel(person, names: names)
    let question = ParameterQuestion(settings: settings, channel: channel)
    let prompt = messages.askForParameter(parameter.title)
    do {
      let value = try await question.value(
        of: parameter,
        for: intent,
        of: app,
        asking: prompt.trimmingCharacters(in: .whitespaces)
      )
      return expression(of: value, said: channel.said, parameter, app)
    } catch ConversationEnd.cancelled, ConversationEnd.unavailable {
      return channel.expression
    } catch {
      person.tell(messages.notAsked(app.definition.name))
      return nil
    }
  }

  /// A value as it is kept: what an app knows by its identifier, all else as it was said.
  private func expression(
    of value: any Sendable,
    said: String,
    _ parameter: ParameterDescription,
    _ app: RunningApp
  ) -> Expression {
    let passed = PassedValue(value, from: app.definition.localization)
    switch parameter.type {
    case .option: return .chosen(id: passed.identifier, title: passed.text)
    case .integer, .number: return passed.number.map { .number($0) } ?? .text(TextTemplate(said))
    case .bool: return (value as? Bool).map { .truth($0) } ?? .text(TextTemplate(said))
    default: return .text(TextTemplate(said))
    }
  }

  private func intent(
    _ identifier: String,
    of app: String?
  ) -> (RunningApp, IntentDefinition)? {
    for candidate in apps where app.map(candidate.isCalled) ?? true {
      if let intent = candidate.intent(identifier) { return (candidate, intent) }
    }
    return nil
  }
}

extension Workflow {
  /// The same with more steps behind.
  fileprivate func adding(_ block: Block) -> Workflow {
    var workflow = self
    workflow.body.steps += block.steps
    workflow.body.closingComments = block.closingComments
    workflow.body = workflow.body.numbered()
    return workflow
  }

  /// What later steps can speak of.
  fileprivate var variableNames: [String] {
    var names: Set<String> = [Workflow.inputName]
    body.forEachStep { step in
      if let result = step.result { names.insert(result) }
    }
    return names.sorted()
  }
}
