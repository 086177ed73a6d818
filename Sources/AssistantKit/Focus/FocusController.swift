package import AppIntents

/// Turns focuses on and off: apps are told with the values that the person set for them.
package struct FocusController: Sendable {
  /// Where the focuses are kept.
  package let store: FocusStore
  let apps: [RunningApp]
  private let settings: AssistantSettings
  private let warn: @Sendable (String) -> Void

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - store: Where the focuses are kept.
  ///   - apps: The apps to tell.
  ///   - settings: How values are read, and how long an app may take.
  ///   - warn: Takes a sentence about an app that could not follow.
  package init(
    store: FocusStore,
    apps: [RunningApp],
    settings: AssistantSettings,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.apps = apps
    self.settings = settings
    self.warn = warn
  }

  /// A filter that can be set, with the app that has it.
  package struct Filter: Sendable {
    package var app: RunningApp
    package var definition: FocusFilterDefinition
    /// What the person set; nil where they set nothing.
    package var setting: FocusState.Filter?
  }

  /// All filters of all apps, with what is set for a focus.
  package func filters(of focus: FocusState.Focus?) -> [Filter] {
    apps.flatMap { app in
      app.definition.focusFilters.map { definition in
        Filter(
          app: app,
          definition: definition,
          setting: focus?.filters.first {
            app.isCalled($0.app) && $0.intent == definition.intent.identifier
          }
        )
      }
    }
  }

  /// Turns a focus on, or all off with nil, and tells the apps.
  ///
  /// - Parameter name: The focus.
  /// - Returns: The focus as the person wrote its name; nil where there is none of that name.
  /// - Throws: What keeping the change throws.
  package func turnOn(_ name: String?) async throws -> String? {
    var former: String?
    let known: String? = try store.update { state in
      former = state.current
      guard let name else {
        state.current = nil
        return ""
      }
      guard let focus = state.focus(named: name) else { return nil }
      state.current = focus.name
      return focus.name
    }
    guard let known else { return nil }
    if former ?? "" != known {
      if let former { settings.happened(.focusEnded(former)) }
      if name != nil { settings.happened(.focusStarted(known)) }
    }
    try await apply()
    return known
  }

  /// Tells the apps what holds now: those with values for the focus that is on, and those that had some
  /// before.
  ///
  /// - Throws: What reading or writing the focuses throws.
  package func apply() async throws {
    let state = try store.load()
    _ = FocusFilters.current.isNews(state.news)
    try await apply(state)
  }

  /// Tells the apps what holds now, where that is something else than they were told last.
  ///
  /// - Throws: What reading or writing the focuses throws.
  package func applyNews() async throws {
    let state = try store.load()
    if FocusFilters.current.isNews(state.news) { try await apply(state) }
  }

  private func apply(_ state: FocusState) async throws {
    var applied: [FocusState.AppliedFilter] = []
    for filter in filters(of: state.currentFocus) {
      let key = FocusState.AppliedFilter(
        app: filter.app.sourceName,
        intent: filter.definition.intent.identifier
      )
      if let setting = filter.setting {
        let values = await values(of: setting, for: filter)
        filter.definition.set(values)
        if await perform(filter, with: values) { applied.append(key) }
        await filter.definition.keepContext()
      } else {
        filter.definition.set(nil)
        guard state.applied.contains(key) else { continue }
        if await !perform(filter, with: [:]) { applied.append(key) }
      }
    }
    let isKnown = { (key: FocusState.AppliedFilter) in
      self.apps.contains { $0.isCalled(key.app) }
    }
    try store.update { state in
      // An app that was not started hears of it when it is.
      state.applied = state.applied.filter { !isKnown($0) } + applied
    }
  }

  /// The values of a setting in the types of the filter's parameters; what is there no more is left out.
  package func values(
    of setting: FocusState.Filter,
    for filter: Filter
  ) async -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for parameter in filter.definition.intent.parameters {
      guard let stored = setting.values[parameter.name] else { continue }
      do {
        if let value = try await stored.value(for: parameter, settings: settings) {
          values[parameter.name] = value
        } else {
          warn("\(filter.app.definition.name): \(settings.messages.vanished(stored.text))")
        }
      } catch {
        let reason = settings.reason(for: error, in: filter.app.definition.localization)
        warn("\(filter.app.definition.name): \(reason)")
      }
    }
    return values
  }

  /// Performs a filter, which nobody is asked for.
  private func perform(_ filter: Filter, with values: [String: any Sendable]) async -> Bool {
    let known = values.merging(filter.definition.defaults) { value, _ in value }
    let missing = filter.definition.intent.parameters.first {
      !$0.isOptional && known[$0.name] == nil
    }
    if let missing {
      warn(
        "\(filter.app.definition.name): the focus filter's parameter '\(missing.name)' is required "
          + "and has neither a value nor a default"
      )
      return false
    }
    let runtime = IntentRuntime(
      app: filter.app.definition,
      conversation: NobodyThere(),
      timeLimit: settings.timeLimit,
      grace: settings.grace
    )
    do {
      _ = try await IntentEnvironment.$current.withValue(settings.environment) {
        try await AppNotifications.$app.withValue(filter.app.sourceName) {
          try await runtime.run(IntentInvocation(intent: filter.definition.intent, values: values))
        }
      }
      return true
    } catch {
      warn("\(filter.app.definition.name): \(Self.reason(for: error))")
      return false
    }
  }

  private static func reason(for failure: any Error) -> String {
    if case IntentFailure.failed(let message, _) = failure { return message }
    return "the focus filter could not be performed (\(failure))"
  }
}

/// A conversation without a person: what is said is heard by nobody, and nothing is answered.
private struct NobodyThere: IntentConversation {
  func value(for request: ValueRequest) async throws -> any Sendable {
    throw ConversationEnd.unavailable
  }

  func choice(for request: ChoiceRequest) async throws -> Int { throw ConversationEnd.unavailable }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    throw ConversationEnd.unavailable
  }

  func show(_ output: IntentOutput) async {}
}
