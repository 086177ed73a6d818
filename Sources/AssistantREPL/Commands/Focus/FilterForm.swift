import AppIntents
import AssistantKit
import Foundation
import OrderedJSON
import SpokenLanguage
import Workflows

/// What an app does for a focus, as a form: shown, filled in on the command line, or asked for.
struct FilterForm: Sendable {
  let session: Session
  let input: FileHandle

  private var messages: FocusMessages { session.focusMessages }

  /// The filter of an app, named `App` or `App.Intent`.
  ///
  /// - Throws: ``UsageError`` or ``InputFailure`` where there is none.
  func filter(
    of name: String,
    for focus: FocusState.Focus?
  ) throws -> FocusController.Filter {
    let all = try session.focusController.filters(of: focus)
    let found = all.first { filter in
      filter.app.isCalled(name)
        || ["\(filter.app.sourceName).\(filter.definition.intent.identifier)"].contains(name)
    }
    if let found { return found }
    guard session.apps.contains(where: { $0.isCalled(name) }) else {
      throw UsageError.unknownApp(name, known: session.apps.map(\.sourceName))
    }
    throw InputFailure(message: messages.noFilter(name))
  }

  // MARK: - Showing

  /// The form: what is set, or what could be where nothing is.
  func lines(
    of filter: FocusController.Filter,
    _ controller: FocusController
  ) async -> [String] {
    let name = filter.app.definition.name
    guard let setting = filter.setting else {
      return ["\(name): \(filter.definition.intent.title)"]
        + (filter.definition.intent.explanation.map { ["  " + $0] } ?? [])
    }
    let values = await controller.values(of: setting, for: filter)
    let look = await filter.definition.look(of: values)
    var lines = ["\(name): \(look.title)"]
    if let subtitle = look.subtitle { lines.append("  " + subtitle) }
    let defaults = filter.definition.defaults
    for parameter in filter.definition.intent.parameters {
      let text: String
      if let stored = setting.values[parameter.name] {
        text = values[parameter.name].map { shown($0, of: filter) } ?? stored.text
      } else if let value = defaults[parameter.name] {
        text = "\(shown(value, of: filter)) (\(messages.usual))"
      } else {
        text = messages.notSet
      }
      lines.append("  \(parameter.title) [\(parameter.name)]: \(text)")
    }
    return lines
  }

  /// The form for programs: how it looks, and what is set.
  func json(of filter: FocusController.Filter, _ controller: FocusController) async -> JSON {
    let intent = filter.definition.intent
    var look = (title: intent.title, subtitle: intent.explanation)
    if let setting = filter.setting {
      look = await filter.definition.look(of: await controller.values(of: setting, for: filter))
    }
    return .object(
      [
        JSON.Member("app", JSON(filter.app.sourceName)),
        JSON.Member("intent", JSON(intent.identifier)),
        JSON.Member("title", JSON(look.title)),
      ] + (look.subtitle.map { [JSON.Member("subtitle", JSON($0))] } ?? [])
        + (filter.setting?.json.object ?? []).filter { $0.key == "parameters" }
    )
  }

  private func shown(_ value: any Sendable, of filter: FocusController.Filter) -> String {
    let passed = PassedValue(value, from: filter.app.definition.localization)
    return passed.elements.map { $0.map(\.text).joined(separator: ", ") } ?? passed.text
  }

  // MARK: - Filling in

  /// Sets what an app does for a focus.
  func set(focus: String, app: String, _ words: ArraySlice<String>) async throws -> ExitCode {
    let store = try session.ownLibrary.files.focus
    let state = try store.load()
    guard let known = state.focus(named: focus) else {
      throw InputFailure(message: messages.unknown(focus, among: state.focuses.map(\.name)))
    }
    let filter = try filter(of: app, for: known)
    var values = filter.setting?.values ?? [:]
    if words.isEmpty {
      guard try await ask(filter, &values) else { return .failure }
    } else {
      for word in words { try await read(word, filter, &values) }
    }
    let given = filter.definition.defaults
    if let missing = filter.definition.intent.parameters.first(where: {
      !$0.isOptional && values[$0.name] == nil && given[$0.name] == nil
    }) {
      throw UsageError.badParameter(
        missing.name,
        "",
        reason: session.settings.messages.problem(.empty)
      )
    }
    let setting = setting(of: filter, values)
    try store.update { state in
      guard let place = state.focuses.firstIndex(where: { $0.name == known.name }) else {
        throw InputFailure(message: messages.unknown(focus))
      }
      state.focuses[place].filters.removeAll {
        filter.app.isCalled($0.app) && $0.intent == setting.intent
      }
      state.focuses[place].filters.append(setting)
    }
    let controller = try session.focusController
    try await controller.applyNews()
    var changed = filter
    changed.setting = setting
    for line in await lines(of: changed, controller) { session.tell(line) }
    return .success
  }

  private func setting(
    of filter: FocusController.Filter,
    _ values: [String: StoredValue]
  ) -> FocusState.Filter {
    FocusState.Filter(
      app: filter.app.sourceName,
      intent: filter.definition.intent.identifier,
      values: values
    )
  }

  /// Reads `parameter=value`.
  private func read(
    _ word: String,
    _ filter: FocusController.Filter,
    _ values: inout [String: StoredValue]
  ) async throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else { throw UsageError.noAssignment(word) }
    if parts[0] == "suggestion" { return try await adopt(parts[1], filter, &values) }
    let intent = filter.definition.intent
    guard let parameter = intent.parameters.first(where: { $0.name == parts[0] }) else {
      throw UsageError.unknownParameter(
        parts[0],
        intent: intent.identifier,
        known: intent.parameters.map(\.name)
      )
    }
    if parts[1].isEmpty {
      values[parameter.name] = nil
      return
    }
    switch try await stored(parts[1], for: parameter, of: filter) {
    case .success(let value): values[parameter.name] = value
    case .failure(let problem):
      throw UsageError.badParameter(
        parts[0],
        parts[1],
        reason: session.settings.messages.problem(problem)
      )
    }
  }

  private func adopt(
    _ number: String,
    _ filter: FocusController.Filter,
    _ values: inout [String: StoredValue]
  ) async throws {
    let suggestions = await filter.definition.suggestions()
    if suggestions.isEmpty { throw InputFailure(message: messages.noSuggestions) }
    guard let number = Int(number), suggestions.indices.contains(number - 1) else {
      let range = AnswerProblem.outOfRange(number, least: "1", most: "\(suggestions.count)")
      throw UsageError.badParameter(
        "suggestion",
        number,
        reason: session.settings.messages.problem(range)
      )
    }
    for parameter in filter.definition.intent.parameters {
      guard let value = suggestions[number - 1][parameter.name] else { continue }
      values[parameter.name] = StoredValue(
        value,
        said: shown(value, of: filter),
        for: parameter.type,
        localization: filter.app.definition.localization
      )
    }
  }

  private func stored(
    _ text: String,
    for parameter: ParameterDescription,
    of filter: FocusController.Filter
  ) async throws -> Result<StoredValue, AnswerProblem> {
    let reader = ParameterText(settings: session.settings)
    return try await filter.definition.intent.whileFilled(with: [:]) {
      try await reader.value(text, for: parameter)
    }.map {
      StoredValue(
        $0,
        said: text,
        for: parameter.type,
        localization: filter.app.definition.localization
      )
    }
  }

  private func help(
    for parameter: ParameterDescription,
    of filter: FocusController.Filter
  ) async throws -> [String] {
    let reader = ParameterText(settings: session.settings)
    return try await filter.definition.intent.whileFilled(with: [:]) {
      try await reader.help(for: parameter)
    }
  }

  /// Asks for one parameter after the other; nothing keeps what there is, "-" takes it back.
  private func ask(
    _ filter: FocusController.Filter,
    _ values: inout [String: StoredValue]
  ) async throws -> Bool {
    let person = TypingPerson.person(session, input)
    let controller = try session.focusController
    for parameter in filter.definition.intent.parameters {
      let known = filter.definition.defaults.merging(
        await controller.values(of: setting(of: filter, values), for: filter)
      ) { $1 }
      let present =
        known[parameter.name].map { shown($0, of: filter) }
        ?? values[parameter.name]?.text ?? messages.notSet
      let choices = person.isPatient ? await choices(of: parameter.type) : []
      while true {
        let typed = await person.line("\(parameter.title) (\(present)): ") { typed in
          Self.lines(continuing: typed, by: choices)
        }
        guard case .line(let line) = typed else { return !person.isPatient }
        let answer = line.trimmingCharacters(in: .whitespaces)
        if answer.isEmpty { break }
        switch session.settings.language.commandAfterCorrection(in: answer) {
        case .cancel: return false
        case .help:
          for line in try await help(for: parameter, of: filter) { person.tell(line) }
          continue
        case .undo, .redo, .quit, nil: break
        }
        if answer == "-" {
          values[parameter.name] = nil
          break
        }
        switch try await stored(answer, for: parameter, of: filter) {
        case .success(let value): values[parameter.name] = value
        case .failure(let problem):
          let reason = session.settings.messages.problem(problem)
          guard person.isPatient else {
            throw UsageError.badParameter(parameter.name, answer, reason: reason)
          }
          person.tell(reason)
          continue
        }
        break
      }
    }
    return true
  }

  /// What can be said for a parameter, as far as its app offers it.
  private func choices(of type: ParameterType) async -> [String] {
    switch type {
    case .bool(let yes, let no):
      let labels = session.settings.messages.yesAndNo
      return [yes ?? labels.yes, no ?? labels.no]
    case .option(let source): return ((try? await source.suggested()) ?? []).map(\.title)
    case .list(let element): return await choices(of: element)
    default: return []
    }
  }

  /// How an answer can go on, of several the last one.
  private static func lines(continuing typed: String, by choices: [String]) -> [String] {
    let start = typed.range(of: ", ", options: .backwards)?.upperBound ?? typed.startIndex
    let begun = typed[start...].lowercased()
    return choices.filter { $0.count > begun.count && $0.lowercased().hasPrefix(begun) }
      .map { typed[..<start] + $0 }
  }
}
