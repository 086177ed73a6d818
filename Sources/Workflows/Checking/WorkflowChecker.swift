import AppIntents
package import AssistantKit
package import Foundation
import OrderedJSON

/// Looks through a workflow before it is saved: names that nothing has, and runs without an end.
package struct WorkflowChecker: Sendable {
  private let apps: [RunningApp]
  private let file: String
  private let others: @Sendable (String) -> Workflow?

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - apps: The apps whose intents can be run.
  ///   - file: What the person calls the file; empty for none.
  ///   - others: Finds another workflow by its name.
  package init(
    apps: [RunningApp],
    file: String = "",
    others: @escaping @Sendable (String) -> Workflow?
  ) {
    self.apps = apps
    self.file = file
    self.others = others
  }

  /// Everything that is wrong, in the order of the file.
  ///
  /// - Parameters:
  ///   - workflow: The workflow.
  ///   - known: The variables that have a value before the first step.
  /// - Returns: The mistakes; none for a workflow that can be saved.
  package func mistakes(
    in workflow: Workflow,
    knowing known: Set<String> = []
  ) async -> [WorkflowMistake] {
    var names = VariableNames(known: known.union([Workflow.inputName]))
    names.check(workflow.body)
    var mistakes = names.mistakes.map { mistake($0.problem, at: $0.location) }
    if workflow.body.steps.isEmpty {
      mistakes.append(mistake(.noSteps, at: SourceLocation(line: 1, column: 1)))
    }
    var steps: [Step] = []
    workflow.body.forEachStep { steps.append($0) }
    for step in steps {
      switch step.kind {
      case .intent(let intent):
        mistakes += check(intent, at: step.location)
        mistakes += ways(from: step.calledWorkflow, to: workflow, at: step.location)
      case .find(let find): mistakes += await check(find, at: step.location)
      case .action(let call) where call.action == .shortcut:
        mistakes += check(call, of: workflow, at: step.location)
      default: break
      }
    }
    return mistakes.sorted { $0.location < $1.location }
  }

  /// What is wrong with a new automation besides: that the moment it waits for is over.
  package func mistakes(
    inMomentOf automation: Automation,
    now: Date,
    calendar: Calendar
  ) -> [WorkflowMistake] {
    guard case .once(let moment) = automation.trigger,
      AutomationClock(calendar: calendar).next(automation.trigger, after: now) == nil
    else { return [] }
    return [mistake(.isPast(moment), at: automation.triggerLocation)]
  }

  /// What is wrong with what an automation waits for.
  ///
  /// - Parameters:
  ///   - automation: The automation.
  ///   - focuses: The focuses that there are.
  /// - Returns: The mistakes; none where it may happen.
  package func mistakes(
    inTriggerOf automation: Automation,
    focuses: FocusState
  ) -> [WorkflowMistake] {
    let location = automation.triggerLocation
    switch automation.trigger {
    case .daily, .once: return []
    case .file(let folder, _):
      return folder.hasPrefix("/") ? [] : [mistake(.relativeFolder(folder), at: location)]
    case .intent(let app, let name):
      return check(IntentStep(app: app, intent: name, arguments: []), at: location)
    case .app(let name):
      guard !apps.contains(where: { $0.isCalled(name) }) else { return [] }
      return [mistake(.unknownApp(name, known: appNames), at: location)]
    case .focus(let name, _):
      guard focuses.focus(named: name) == nil else { return [] }
      let suggestion = Similarity.nearest(to: name, among: focuses.focuses.map(\.name))
      return [mistake(.unknownFocus(name, suggestion: suggestion), at: location)]
    }
  }

  private func mistake(
    _ problem: WorkflowMistake.Problem,
    at location: SourceLocation
  ) -> WorkflowMistake {
    WorkflowMistake(file: file, location: location, problem: problem)
  }

  // MARK: - Apps

  private var appNames: [String] { apps.map(\.sourceName) }

  private func check(_ step: IntentStep, at location: SourceLocation) -> [WorkflowMistake] {
    if let app = step.app, !apps.contains(where: { $0.isCalled(app) }) {
      return [mistake(.unknownApp(app, known: appNames), at: location)]
    }
    let candidates = apps.filter { app in step.app.map(app.isCalled) ?? true }
    let found = candidates.compactMap { $0.intent(step.intent) }
    guard let intent = found.first else {
      let known = candidates.flatMap { $0.definition.intents.map(\.identifier) }
      let suggestion = Similarity.nearest(to: step.intent, among: known)
      return [mistake(.unknownIntent(step.intent, suggestion: suggestion), at: location)]
    }
    guard found.count == 1 else {
      let meant = candidates.filter { $0.intent(step.intent) != nil }
        .map { "\($0.sourceName).\(step.intent)" }
      return [mistake(.ambiguousIntent(step.intent, apps: meant), at: location)]
    }
    let known = intent.parameters.map(\.name)
    return step.arguments.filter { !known.contains($0.label) }.map {
      mistake(
        .unknownParameter($0.label, intent: step.intent, known: known),
        at: $0.location
      )
    }
  }

  private func check(_ step: FindStep, at location: SourceLocation) async -> [WorkflowMistake] {
    if let app = step.app, !apps.contains(where: { $0.isCalled(app) }) {
      return [mistake(.unknownApp(app, known: appNames), at: location)]
    }
    let actions = apps.filter { app in step.app.map(app.isCalled) ?? true }
      .flatMap { $0.definition.findActions }
    guard let action = actions.first(where: { $0.entity == step.entity }) else {
      return [mistake(.unknownEntity(step.entity, known: actions.map(\.entity)), at: location)]
    }
    // An app without a single such thing cannot tell what it has.
    guard let properties = try? await action.properties(), !properties.isEmpty else { return [] }
    let known = properties.map(\.name)
    var mistakes: [WorkflowMistake] = []
    step.condition?.forEachPath { path in
      guard !known.contains(path.text) else { return }
      mistakes.append(
        mistake(
          .unknownProperty(path.text, entity: step.entity, known: known),
          at: path.location
        )
      )
    }
    for sorting in step.sorting where !known.contains(sorting.property) {
      mistakes.append(
        mistake(
          .unknownProperty(sorting.property, entity: step.entity, known: known),
          at: location
        )
      )
    }
    return mistakes
  }

  // MARK: - Other workflows

  private func check(
    _ call: ActionCall,
    of workflow: Workflow,
    at location: SourceLocation
  ) -> [WorkflowMistake] {
    guard let name = call.subject?.plainText else { return [] }
    let isItself = PersonalName.key(name) == PersonalName.key(workflow.name)
    guard isItself || others(name) != nil else {
      return [mistake(.unknownShortcut(name), at: location)]
    }
    return ways(from: name, to: workflow, at: location)
  }

  /// What is wrong where a workflow that is run runs this one in turn.
  private func ways(
    from name: String?,
    to workflow: Workflow,
    at location: SourceLocation
  ) -> [WorkflowMistake] {
    var visited: Set<String> = []
    guard let name, let way = way(from: name, to: workflow.name, &visited) else { return [] }
    return [mistake(.runsItself([workflow.name] + way), at: location)]
  }

  /// The workflows that run each other from one to another; nil where none of them does.
  private func way(
    from name: String,
    to goal: String,
    _ visited: inout Set<String>
  ) -> [String]? {
    if PersonalName.key(name) == PersonalName.key(goal) { return [goal] }
    guard visited.insert(PersonalName.key(name)).inserted, visited.count < 1_000,
      let workflow = others(name)
    else { return nil }
    for called in workflow.called {
      if let rest = way(from: called, to: goal, &visited) { return [workflow.name] + rest }
    }
    return nil
  }
}
