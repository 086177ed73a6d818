import AppIntents
package import AssistantKit
import Foundation
import OrderedJSON

/// Composes a workflow step by step with a person who types.
///
/// A line is a step as it stands in a file. It is checked at once; what an intent needs and the line does
/// not say is asked for, and kept by its identifier where it was chosen among an app's things.
package struct ShortcutBuilder: Sendable {
  private let apps: [RunningApp]
  private let parameterText: ParameterText
  private let messages: ComposingMessages
  private let others: @Sendable (String) -> Workflow?

  /// Makes a builder.
  package init(
    apps: [RunningApp],
    settings: AssistantSettings,
    others: @escaping @Sendable (String) -> Workflow?
  ) {
    self.apps = apps
    self.others = others
    parameterText = ParameterText(settings: settings)
    messages = ComposingMessages(locale: settings.locale)
  }

  /// The person who composes.
  package struct Person: Sendable {
    /// Waits for a line; takes the prompt and the variables so far; nil when no more can come.
    package var line: @Sendable (String, [String]) async -> String?
    /// Tells a line.
    package var tell: @Sendable (String) -> Void
    /// Whether mistakes can be put right at once.
    package var isPatient: Bool

    package init(
      isPatient: Bool,
      line: @escaping @Sendable (String, [String]) async -> String?,
      tell: @escaping @Sendable (String) -> Void
    ) {
      self.isPatient = isPatient
      self.line = line
      self.tell = tell
    }
  }

  /// Composes a workflow.
  ///
  /// - Parameters:
  ///   - workflow: What there is already: a name, or steps to go on behind.
  ///   - person: Who composes.
  /// - Returns: The workflow; nil where the person gave it up.
  /// - Throws: ``WorkflowFileErrors`` where nobody can put mistakes right.
  package func compose(_ workflow: Workflow, with person: Person) async throws -> Workflow? {
    guard person.isPatient else { return try await compose(workflow, fromAll: person) }
    var workflow = workflow
    var typed = ""
    person.tell(messages.howToCompose)
    while true {
      let names = variables(of: workflow)
      let prompt = typed.isEmpty ? "\(workflow.body.steps.count + 1)> " : "…> "
      guard let line = await person.line(prompt, names) else { return workflow }
      if typed.isEmpty {
        switch line.trimmingCharacters(in: .whitespaces) {
        case "": continue
        case "done": return workflow
        case "cancel": return nil
        case "undo":
          _ = workflow.body.steps.popLast()
          person.tell(WorkflowPrinter.text(of: workflow.body))
          continue
        case "list":
          person.tell(WorkflowPrinter.text(of: workflow.body))
          continue
        default: break
        }
      }
      typed += line + "\n"
      guard let block = read(&typed, person) else { continue }
      var candidate = workflow
      candidate.body.steps += block.steps
      candidate.body.closingComments = block.closingComments
      candidate.body = candidate.body.numbered()
      let checker = WorkflowChecker(apps: apps, others: others)
      let known = await checker.mistakes(in: workflow)
      let mistakes = await checker.mistakes(in: candidate).filter { !known.contains($0) }
      guard mistakes.isEmpty else {
        for mistake in mistakes { person.tell(mistake.problem.sentence) }
        continue
      }
      if let place = candidate.body.steps.indices.last {
        guard let filled = await fill(candidate.body.steps[place], names, person) else { continue }
        candidate.body.steps[place] = filled
      }
      workflow = candidate
    }
  }

  /// The steps of what was typed; nil where more has to come, or where it has to be typed anew.
  private func read(_ typed: inout String, _ person: Person) -> Block? {
    do {
      let block = try WorkflowParser.steps(in: typed)
      typed = ""
      return block
    } catch {
      let isOpen = error.mistakes.allSatisfy { mistake in
        if case .unclosedBlock = mistake.problem { true } else { false }
      }
      if isOpen { return nil }
      typed = ""
      for mistake in error.mistakes { person.tell(mistake.problem.sentence) }
      return nil
    }
  }

  /// Takes all lines at once, where nobody sees what is wrong with the first before writing the next.
  private func compose(_ workflow: Workflow, fromAll person: Person) async throws -> Workflow {
    var workflow = workflow
    var lines = ""
    while let line = await person.line("", []) { lines += line + "\n" }
    let block = try WorkflowParser.steps(in: lines)
    workflow.body.steps += block.steps
    workflow.body.closingComments = block.closingComments
    workflow.body = workflow.body.numbered()
    let mistakes = await WorkflowChecker(apps: apps, others: others).mistakes(in: workflow)
    guard mistakes.isEmpty else { throw WorkflowFileErrors(mistakes: mistakes) }
    return workflow
  }

  private func variables(of workflow: Workflow) -> [String] {
    var names: Set<String> = [Workflow.inputName]
    workflow.body.forEachStep { step in
      if let result = step.result { names.insert(result) }
      if case .repeatEach(let name, _, _) = step.kind { names.insert(name) }
    }
    return names.sorted()
  }

  // MARK: - What an intent needs

  /// Asks for what an intent needs and its line does not say; nil where the person gives the step up.
  private func fill(_ step: Step, _ names: [String], _ person: Person) async -> Step? {
    guard case .intent(var call) = step.kind,
      let (app, intent) = intent(call.intent, of: call.app)
    else { return step }
    for parameter in intent.parameters
    where !parameter.isOptional && !call.arguments.contains(where: { $0.label == parameter.name }) {
      guard let value = await ask(parameter, of: app, names, person) else { return nil }
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
    of app: RunningApp,
    _ names: [String],
    _ person: Person
  ) async -> Expression? {
    while true {
      guard let line = await person.line(messages.askForParameter(parameter.title), names) else {
        return nil
      }
      let answer = line.trimmingCharacters(in: .whitespaces)
      if answer.isEmpty { return .ask(prompt: nil) }
      if answer == "cancel" { return nil }
      if let root = answer.split(separator: ".").first, names.contains(String(root)) {
        let path = answer.split(separator: ".").map(String.init)
        return .variable(VariablePath(path[0], Array(path.dropFirst())))
      }
      guard let result = try? await parameterText.value(answer, for: parameter) else {
        person.tell(messages.notAsked(app.definition.name))
        continue
      }
      switch result {
      case .success(let value): return expression(of: value, said: answer, parameter, app)
      case .failure: person.tell(messages.noSuchValue(answer, parameter.title))
      }
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
