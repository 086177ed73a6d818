/// One run of an intent, and of those that it opens.
final class IntentPerformance: Sendable {
  /// How often an intent may ask to be performed again.
  static let mostPerformances = 50
  /// How many intents may open each other.
  static let mostOpenings = 10
  /// How often a person is told how far an intent is.
  static let progressInterval = Duration.milliseconds(100)

  let app: AppDefinition
  let conversation: any IntentConversation
  let opensResultIntents: Bool
  let undoManager: UndoManager?
  let watch: RunWatch
  let isRehearsal: Bool
  let authorizes: @Sendable (IntentDefinition) async throws -> Void

  init(
    app: AppDefinition,
    conversation: any IntentConversation,
    opensResultIntents: Bool,
    undoManager: UndoManager?,
    watch: RunWatch,
    isRehearsal: Bool,
    authorizes: @escaping @Sendable (IntentDefinition) async throws -> Void
  ) {
    self.app = app
    self.conversation = conversation
    self.opensResultIntents = opensResultIntents
    self.undoManager = undoManager
    self.watch = watch
    self.isRehearsal = isRehearsal
    self.authorizes = authorizes
  }

  /// Runs an intent with the values of its shortcut and of what was said.
  func run(_ invocation: IntentInvocation) async throws -> IntentOutcome {
    var invocation = invocation
    if let lookup = invocation.lookup {
      invocation.values = try await watch.limiting(
        to: lookup.limit,
        lookup.values,
        orElse: lookup.lateness
      )
    }
    if let outside = invocation.intent.outside {
      return try await run(invocation, outside: outside)
    }
    let (intent, parts) = IntentParts.making(invocation.intent.type)
    try prepare(parts.parameters, for: invocation)
    return try await run(
      intent,
      parts,
      known: invocation.intent,
      given: invocation.values,
      confidence: invocation.confidence,
      depth: 0
    )
  }

  /// Fills in the shortcut's values, and looks whether there are parameters for the invocation's.
  private func prepare(
    _ parameters: [any AnyIntentParameter],
    for invocation: IntentInvocation
  ) throws {
    if let shortcut = invocation.shortcut, shortcut.intent.type == invocation.intent.type {
      for (parameter, preset) in zip(parameters, shortcut.presetParameters) {
        parameter.takeValue(of: preset)
      }
    }
    for name in invocation.values.keys where !parameters.contains(where: { $0.name == name }) {
      throw RuntimeProblem.noSuchParameter(name, intent: invocation.intent.identifier)
    }
  }

  private func run(
    _ intent: any AppIntent,
    _ parts: IntentParts,
    known: IntentDefinition? = nil,
    given: [String: any Sendable] = [:],
    confidence: Double,
    depth: Int
  ) async throws -> IntentOutcome {
    let type = type(of: intent)
    let reports = known?.reportsProgress ?? (intent is any ProgressReportingIntent)
    let run = IntentRun(
      intent: intent,
      conversation: conversation,
      localization: app.localization,
      title: known?.title ?? app.localization.string(type.title),
      identifier: known?.identifier ?? type.persistentIdentifier,
      confidence: confidence,
      modes: type.supportedModes,
      undoManager: undoManager,
      progress: reports ? Progress(totalUnitCount: 0) : nil,
      watch: watch,
      press: { pressed in
        if !self.isRehearsal { try await self.authorizes(self.definition(of: pressed)) }
        let parts = IntentParts(of: pressed)
        _ = try await self.run(pressed, parts, confidence: 1, depth: depth + 1)
      }
    )
    let result: (any IntentResult)? = try await IntentRun.$current.withValue(run) {
      try await parts.loadDependencies()
      try await fill(parts.parameters, given: given, run: run)
      if isRehearsal { return nil }
      guard depth <= Self.mostOpenings else { throw RuntimeProblem.tooManyOpenings }
      if type.opensAppFirst { await run.comeToForeground() }
      let result = try await performReporting(intent, run: run)
      if type.opensAppLast, !run.state.isInForeground { await run.comeToForeground() }
      if known?.isUndoable ?? (intent is any UndoableIntent) {
        await undoManager?.nameNewest(run.title)
      }
      return result
    }
    guard let result else { return IntentOutcome(rehearsed: summary(of: intent, parts)) }
    return try await tell(result, of: run, depth: depth)
  }

  /// Takes what was given, and asks for what is required and missing.
  private func fill(
    _ parameters: [any AnyIntentParameter],
    given: [String: any Sendable],
    run: IntentRun
  ) async throws {
    for parameter in parameters {
      guard let value = parameter.name.flatMap({ given[$0] }) else { continue }
      switch try await run.taken(value, by: parameter) {
      case .value: break
      case .problem(.wrongType):
        throw RuntimeProblem.wrongType(parameter.name ?? "", value: String(describing: value))
      case .problem(let problem): try await run.ask(parameter, dialog: nil, refused: problem)
      case .question(let dialog): try await run.ask(parameter, dialog: dialog)
      }
    }
    for parameter in parameters where !parameter.isOptional && parameter.anyValue == nil {
      if let value = try await parameter.facts.providedDefault?(),
        try await parameter.take(value) == nil
      {
        continue
      }
      try await run.ask(parameter, dialog: nil)
    }
  }

  private func summary(of intent: any AppIntent, _ parts: IntentParts) -> IntentSummary {
    SummaryText(intent: intent, parameters: parts.parameters, localization: app.localization).text
  }
}

// MARK: - Performing

extension IntentPerformance {
  /// Performs an intent and tells how far it is, the last state whatever comes of it.
  private func performReporting(
    _ intent: any AppIntent,
    run: IntentRun
  ) async throws -> any IntentResult {
    guard let progress = run.progress else { return try await perform(intent, run: run) }
    let teller = ProgressTeller(
      progress: progress,
      conversation: conversation,
      locale: app.localization.foundationLocale
    )
    do {
      let result = try await teller.telling(every: Self.progressInterval) {
        try await perform(intent, run: run)
      }
      await teller.tellLast()
      return result
    } catch {
      await teller.tellLast()
      throw error
    }
  }

  /// Performs an intent, again and again where it asks for something first.
  private func perform(_ intent: any AppIntent, run: IntentRun) async throws -> any IntentResult {
    for _ in 0..<Self.mostPerformances {
      try Task.checkCancellation()
      do {
        return try await intent.perform()
      } catch let error as AppIntentError {
        switch error.kind {
        case .restartPerform: continue
        case .needsValue(let parameter, let dialog):
          try await run.ask(parameter, dialog: dialog)
        case .needsDisambiguation(let parameter, let values, let dialog):
          let index = try await run.choose(parameter, among: values, dialog: dialog)
          _ = parameter.accept(values[index])
        case .needsForeground(let dialog, let asks, let continuation):
          try await run.continueInForeground(dialog, asks: asks)
          try await continuation?()
          return IntentResultContainer<Never, Never, Never, Never>(value: nil)
        default: throw error
        }
      }
    }
    throw RuntimeProblem.tooManyPerformances(run.title)
  }
}

// MARK: - Telling

extension IntentPerformance {
  /// Says and shows what came of it, and goes on with the intent that it opens.
  private func tell(
    _ result: any IntentResult,
    of run: IntentRun,
    depth: Int
  ) async throws -> IntentOutcome {
    let contents = result as? any ResultContents
    let drawn: SnippetContent? = try await IntentRun.$current.withValue(run) {
      if let intent = contents?.snippetIntent { return try await intent.snippet() }
      return await contents?.snippet?.content
    }
    let shown = drawn == .empty ? nil : drawn
    if let dialog = contents?.dialog {
      await conversation.show(
        .dialog(
          full: app.localization.string(dialog.full),
          // Beside nothing that is seen, all of it has to be said.
          supporting: shown.flatMap { _ in dialog.supporting.map(app.localization.string) }
        )
      )
    }
    if let shown { await conversation.show(.snippet(shown)) }
    if let next = contents?.next { await conversation.show(.snippet(await button(for: next, run))) }
    let value = contents.flatMap(\.anyValue).flatMap { unwrapped($0) }
    let opened = contents?.opened
    var buttons = run.state.buttons.map { button in
      IntentButton(label: button.label, invocation: invocation(of: button.intent))
    }
    var openedText: String?
    if let opened, opensResultIntents {
      let after = try await open(opened, confidence: run.confidence, depth: depth)
      buttons += after.buttons
      openedText = after.valueText
    }
    // A result that shows another intent's snippet, or one that is a snippet's own, can be drawn anew.
    let live = contents?.snippetIntent ?? (drawn == nil ? nil : run.intent as? any SnippetIntent)
    return IntentOutcome(
      valueText: value.map { displayText(of: $0) } ?? openedText,
      value: value,
      opens: opened.map(definition),
      didOpen: opened != nil && opensResultIntents,
      buttons: buttons,
      snippet: live.map { invocation(of: $0) },
      reloads: run.state.reloads
    )
  }

  /// A button that runs an intent, as it is called.
  private func button(for intent: any AppIntent, _ run: IntentRun) async -> SnippetContent {
    await IntentRun.$current.withValue(run) {
      await MainActor.run { Button(label: Text(type(of: intent).title), intent: intent).drawing }
    }
  }

  /// A run of an intent as it stands.
  private func invocation(of intent: any AppIntent) -> IntentInvocation {
    var values: [String: any Sendable] = [:]
    for parameter in bindNames(of: intent) {
      if let name = parameter.name, let value = parameter.anyValue { values[name] = value }
    }
    return IntentInvocation(intent: definition(of: intent), values: values)
  }

  private func definition(of intent: any AppIntent) -> IntentDefinition {
    let type = type(of: intent)
    return app.intent(type.persistentIdentifier)
      ?? IntentDefinition(type, localization: app.localization)
  }

  private func open(
    _ intent: any AppIntent,
    confidence: Double,
    depth: Int
  ) async throws -> IntentOutcome {
    guard depth < Self.mostOpenings else { throw RuntimeProblem.tooManyOpenings }
    let type = type(of: intent)
    await conversation.show(
      .opens(intent: type.persistentIdentifier, title: app.localization.string(type.title))
    )
    try await authorizes(definition(of: intent))
    let parts = IntentParts(of: intent)
    return try await run(intent, parts, confidence: confidence, depth: depth + 1)
  }
}

extension AppIntent {
  static var opensAppLast: Bool {
    !opensAppFirst && supportedModes.contains(.foreground(.deferred))
  }
}
