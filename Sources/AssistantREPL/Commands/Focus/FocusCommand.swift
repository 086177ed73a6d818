import AppIntents
import AssistantKit
import Foundation
import OrderedJSON
import Workflows

/// Lists, makes and switches focuses, and sets what apps do for them.
struct FocusCommand: Sendable {
  let session: Session
  let input: FileHandle

  private var words: [String] { session.arguments.operands }
  private var messages: FocusMessages { session.focusMessages }

  func run() async throws -> ExitCode {
    switch words.first {
    case nil, "list": return try list()
    case "off":
      try session.expectWords(atMost: 0)
      return try await switchFocus(to: nil)
    case "on": return try await switchFocus(to: try session.name())
    case "new": return try make(try session.name())
    case "rename":
      try session.expectWords(atMost: 2)
      return try rename(try session.word(1), to: try session.word(2))
    case "delete": return try await delete(try session.name())
    case "show": return try await show(try session.name())
    case "filter":
      return try await FilterForm(session: session, input: input)
        .set(focus: try session.word(1), app: try session.word(2), words.dropFirst(3))
    case "unfilter":
      try session.expectWords(atMost: 2)
      return try await unfilter(try session.word(1), app: try session.word(2))
    case "suggest": return try await suggest(app: try session.name())
    case .some: return try await switchFocus(to: words.joined(separator: " "))
    }
  }

  private var store: FocusStore { get throws { try session.ownLibrary.files.focus } }

  // MARK: - Switching

  private func list() throws -> ExitCode {
    try session.expectWords(atMost: 0)
    let state = try store.load()
    if session.arguments[.json] {
      session.tell(state.focuses.map { $0.json(isOn: $0.name == state.current) })
      return .success
    }
    if state.focuses.isEmpty { session.tell(messages.none) }
    for focus in state.focuses {
      session.tell(focus.name + (focus.name == state.current ? "  (\(messages.onMark))" : ""))
    }
    return .success
  }

  private func switchFocus(to name: String?) async throws -> ExitCode {
    let controller = try session.focusController
    guard try await controller.turnOn(name) != nil else {
      let known = try store.load().focuses.map(\.name)
      throw InputFailure(message: messages.unknown(name ?? "", among: known))
    }
    for line in await messages.lines(about: try store.load(), controller) { session.tell(line) }
    return .success
  }

  // MARK: - Keeping

  private func make(_ name: String) throws -> ExitCode {
    guard PersonalName.isGood(name) else {
      throw InputFailure(message: "'\(name)' cannot be the name of a focus")
    }
    try store.update { state in
      if state.focus(named: name) != nil { throw InputFailure(message: messages.taken(name)) }
      state.focuses.append(FocusState.Focus(name: name))
    }
    session.tell(messages.made(name))
    return .success
  }

  private func rename(_ name: String, to newName: String) throws -> ExitCode {
    guard PersonalName.isGood(newName) else {
      throw InputFailure(message: "'\(newName)' cannot be the name of a focus")
    }
    let former: String = try store.update { state in
      let place = try place(of: name, in: state)
      let former = state.focuses[place].name
      if let other = state.focus(named: newName), other.name != former {
        throw InputFailure(message: messages.taken(newName))
      }
      if state.current == former { state.current = newName }
      state.focuses[place].name = newName
      return former
    }
    try session.renaming { try session.ownLibrary.followFocus(former, to: newName) }
    session.tell(messages.renamed(former, newName))
    try tellMentions(of: former, now: newName)
    return .success
  }

  /// Tells where texts still have the former name, which may mean something else there.
  private func tellMentions(of former: String, now name: String) throws {
    guard PersonalName.key(former) != PersonalName.key(name) else { return }
    let mentions = try session.ownLibrary.mentions(ofFocus: former, now: name)
    guard !mentions.isEmpty else { return }
    session.tell(messages.stillMentioned(former))
    for mention in mentions.prefix(Self.mostMentions) { session.tell("  \(mention.description)") }
    if mentions.count > Self.mostMentions { session.tell("  …") }
  }

  private static let mostMentions = 100

  private func delete(_ name: String) async throws -> ExitCode {
    var wasOn = false
    let deleted: String = try store.update { state in
      let place = try place(of: name, in: state)
      let focus = state.focuses.remove(at: place)
      wasOn = state.current == focus.name
      if wasOn { state.current = nil }
      return focus.name
    }
    if wasOn { session.settings.happened(.focusEnded(deleted)) }
    try await session.focusController.apply()
    session.tell(messages.deleted(deleted))
    return .success
  }

  private func place(of name: String, in state: FocusState) throws -> Int {
    guard
      let place = state.focuses.firstIndex(where: {
        PersonalName.key($0.name) == PersonalName.key(name)
      })
    else {
      throw InputFailure(message: messages.unknown(name, among: state.focuses.map(\.name)))
    }
    return place
  }

  // MARK: - Filters

  private func show(_ name: String) async throws -> ExitCode {
    let state = try store.load()
    let focus = state.focuses[try place(of: name, in: state)]
    let controller = try session.focusController
    let form = FilterForm(session: session, input: input)
    let filters = controller.filters(of: focus)
    if session.arguments[.json] {
      var looks: [JSON] = []
      for filter in filters { looks.append(await form.json(of: filter, controller)) }
      session.tell([focus.json(isOn: focus.name == state.current, filters: looks)])
      return .success
    }
    session.tell(focus.name + (focus.name == state.current ? "  (\(messages.onMark))" : ""))
    for filter in filters {
      let lines = await form.lines(of: filter, controller)
      for line in lines { session.tell("  " + line) }
    }
    return .success
  }

  private func unfilter(_ name: String, app: String) async throws -> ExitCode {
    let filter = try FilterForm(session: session, input: input).filter(of: app, for: nil)
    try store.update { state in
      let place = try place(of: name, in: state)
      state.focuses[place].filters.removeAll {
        filter.app.isCalled($0.app) && $0.intent == filter.definition.intent.identifier
      }
    }
    try await session.focusController.applyNews()
    session.tell(messages.removed(filter.app.definition.name, name))
    return .success
  }

  private func suggest(app: String) async throws -> ExitCode {
    let filter = try FilterForm(session: session, input: input).filter(of: app, for: nil)
    let suggestions = await filter.definition.suggestions()
    if suggestions.isEmpty, !session.arguments[.json] { session.tell(messages.noSuggestions) }
    for (place, values) in suggestions.enumerated() {
      let look = await filter.definition.look(of: values)
      if session.arguments[.json] {
        session.tell([
          .object(present: [
            ("suggestion", JSON(place + 1)), ("title", JSON(look.title)),
            ("subtitle", look.subtitle.map { JSON($0) }),
          ])
        ])
        continue
      }
      session.tell("\(place + 1)  \(look.title)" + (look.subtitle.map { " (\($0))" } ?? ""))
    }
    return .success
  }
}
