import AppProcess
import AssistantKit
import Foundation
import Workflows

/// Makes and keeps automations.
struct AutomationCommand: Sendable {
  let session: Session
  let input: FileHandle

  private var words: [String] { session.arguments.operands }
  private var messages: AutomationMessages { session.automationMessages }

  private var store: AutomationStore {
    get throws { AutomationStore(folder: try session.ownLibrary.files.automations) }
  }

  func run() async throws -> ExitCode {
    switch words[0] {
    case "list": return try list()
    case "new": return try await make(session.nameIfAny)
    case "show": return try show(try session.name())
    case "enable": return try enable(true, try session.name())
    case "disable": return try enable(false, try session.name())
    case "delete": return try delete(try session.name())
    case "run":
      let isDue = ParentProcess.isServed
      // Whoever waits knows which word is the name.
      let (name, rest) = try session.name(among: isDue ? [] : store.entries().map(\.name))
      return try await AutomationRun(session: session, input: input, isDue: isDue).run(
        try entry(named: name).content.get(),
        given: rest.joined(separator: " ")
      )
    case "check": return try await check(Array(words.dropFirst()))
    case "log": return try log(session.nameIfAny)
    default: throw UsageError.unknownSubcommand(words[0], .automation)
    }
  }

  private func entry(named name: String) throws -> AutomationStore.Entry {
    guard let entry = try store.entry(named: name) else {
      let known = try store.entries().map(\.name)
      throw InputFailure(message: messages.unknown(name, among: known))
    }
    return entry
  }

  // MARK: - Reading

  private func list() throws -> ExitCode {
    try session.expectWords(atMost: 0)
    let entries = try store.entries()
    if session.arguments[.json] {
      session.tell(entries.map { $0.json() })
      return .success
    }
    if entries.isEmpty { session.tell(messages.none) }
    let width = entries.map { DisplayWidth.of($0.name) }.max() ?? 0
    for entry in entries {
      let detail: String
      switch entry.content {
      case .success(let automation):
        detail =
          WorkflowPrinter.text(of: automation.trigger)
          + (automation.isEnabled ? "" : "  (\(messages.disabledMark))")
      case .failure(let errors):
        detail = session.composingMessages.mistakes(errors.mistakes.count)
      }
      session.tell(DisplayWidth.padded(entry.name, toColumns: width) + "  " + detail)
    }
    return .success
  }

  private func show(_ name: String) throws -> ExitCode {
    let entry = try entry(named: name)
    if session.arguments[.json] {
      session.tell([entry.json(hasText: true)])
      return (try? entry.content.get()) == nil ? .usage : .success
    }
    let text = WorkflowPrinter.text(of: try entry.content.get())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      session.tell(String(line))
    }
    return .success
  }

  private func log(_ name: String?) throws -> ExitCode {
    var entries = try session.ownLibrary.files.automationLog.entries()
    if let name {
      entries.removeAll { PersonalName.key($0.name) != PersonalName.key(name) }
      // What was deleted since still stands in the log.
      if entries.isEmpty { _ = try entry(named: name) }
    }
    let last = entries.suffix(200)
    if session.arguments[.json] {
      session.tell(last.map(\.json))
      return .success
    }
    if last.isEmpty { session.tell(messages.nothing) }
    for entry in last {
      let detail = entry.detail.map { ": \($0)" } ?? ""
      session.tell(
        "\(session.text(of: entry.date))  \(entry.name)  \(messages.event(entry.event))\(detail)"
      )
    }
    return .success
  }

  private func check(_ paths: [String]) async throws -> ExitCode {
    let files = paths.isEmpty ? try store.entries().map(\.file.path) : paths
    var mistakes: [WorkflowMistake] = []
    for path in files {
      do {
        let automation = try WorkflowParser.automation(in: try session.text(of: path), file: path)
        mistakes += try await self.mistakes(in: automation, file: path)
      } catch let errors as WorkflowFileErrors {
        mistakes += errors.mistakes
      }
    }
    session.tell(mistakes)
    return mistakes.isEmpty ? .success : .usage
  }

  private func mistakes(
    in automation: Automation,
    file: String = ""
  ) async throws -> [WorkflowMistake] {
    let workflow = Workflow(name: automation.name, body: automation.body)
    let checker = try session.checker(file: file)
    let focuses = try session.ownLibrary.files.focus.load()
    return await checker.mistakes(inTriggerOf: automation, focuses: focuses)
      + checker.mistakes(in: workflow)
  }

  // MARK: - Changing

  private func make(_ name: String?) async throws -> ExitCode {
    if let name { try check(name) }
    let composing = ComposeAutomation(session: session, input: input)
    guard let automation = try await composing.automation(named: name) else {
      session.tell(session.composingMessages.notSaved)
      return .failure
    }
    if name == nil { try check(automation.name) }
    let mistakes =
      try await mistakes(in: automation)
      + session.checker().mistakes(
        inMomentOf: automation,
        now: session.settings.now(),
        calendar: session.settings.calendar
      )
    guard mistakes.isEmpty else { throw WorkflowFileErrors(mistakes: mistakes) }
    try keep(automation)
    try wait(for: automation)
    session.tell(messages.saved(automation.name))
    return .success
  }

  /// Refuses a name that a new automation cannot have.
  private func check(_ name: String) throws {
    guard PersonalName.isGood(name) else {
      throw InputFailure(message: "'\(name)' cannot be the name of an automation")
    }
    if try store.entry(named: name) != nil { throw InputFailure(message: messages.taken(name)) }
  }

  private func enable(_ isEnabled: Bool, _ name: String) throws -> ExitCode {
    let known = try entry(named: name).name
    guard let automation = try store.update(known, { $0.isEnabled = isEnabled }) else {
      throw InputFailure(message: messages.unknown(name))
    }
    if isEnabled { try wait(for: automation) }
    session.tell(
      isEnabled ? messages.enabled(automation.name) : messages.disabled(automation.name)
    )
    return .success
  }

  private func delete(_ name: String) throws -> ExitCode {
    let entry = try entry(named: name)
    try store.delete(entry)
    session.tell(messages.deleted(entry.name))
    return .success
  }

  private func keep(_ automation: Automation) throws {
    do {
      try store.save(automation)
    } catch {
      throw InputFailure(message: "'\(automation.name)' cannot be saved: \(error.reason)")
    }
  }

  /// Nothing of before counts for an automation that begins to wait.
  private func wait(for automation: Automation) throws {
    try session.ownLibrary.files.automationLog.add(
      AutomationLog.Entry(date: session.settings.now(), name: automation.name, event: .waiting)
    )
  }
}
