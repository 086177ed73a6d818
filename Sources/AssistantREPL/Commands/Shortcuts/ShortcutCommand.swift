import AssistantKit
import Foundation
import PhraseMatcher
import Workflows

/// Composes, keeps and runs shortcuts.
struct ShortcutCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let words = session.arguments.operands
    switch words[0] {
    case "list": return try list()
    case "show": return try show(try session.name())
    case "run":
      let (name, rest) = try session.name(among: session.ownLibrary.store.entries().map(\.name))
      return try await runShortcut(name, rest)
    case "new":
      return try await ComposeShortcut(session: session, input: input).make(session.nameIfAny)
    case "edit":
      return try await ComposeShortcut(session: session, input: input).edit(try session.name())
    case "rename":
      try session.expectWords(atMost: 2)
      return try rename(try session.word(1), to: try session.word(2))
    case "delete": return try delete(try session.name())
    case "check": return try await check(Array(words.dropFirst()))
    case "format": return try format(Array(words.dropFirst()))
    case "history": return try history(session.nameIfAny)
    default: throw UsageError.unknownSubcommand(words[0], .shortcut)
    }
  }

  private var messages: ComposingMessages { session.composingMessages }

  // MARK: - Reading

  private func list() throws -> ExitCode {
    try session.expectWords(atMost: 0)
    let entries = try session.ownLibrary.store.entries()
    if session.arguments[.json] {
      session.tell(entries.map { $0.json() })
      return .success
    }
    if entries.isEmpty { session.tell(messages.none) }
    let width = entries.map { DisplayWidth.of($0.name) }.max() ?? 0
    for entry in entries {
      let detail: String
      switch entry.content {
      case .success(let workflow): detail = messages.steps(workflow.stepCount)
      case .failure(let errors): detail = messages.mistakes(errors.mistakes.count)
      }
      session.tell(DisplayWidth.padded(entry.name, toColumns: width) + "  " + detail)
    }
    return .success
  }

  private func show(_ name: String) throws -> ExitCode {
    let entry = try session.entry(named: name)
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

  private func history(_ name: String?) throws -> ExitCode {
    var runs = WorkflowHistory(try session.ownLibrary.files.history).runs()
    if let name {
      runs.removeAll { PersonalName.key($0.name) != PersonalName.key(name) }
      // What was deleted since still stands there.
      if runs.isEmpty {
        let known = try session.entry(named: name).name
        if !session.arguments[.json] { session.tell(messages.noRuns(of: known)) }
      }
    } else if runs.isEmpty, !session.arguments[.json] {
      session.tell(messages.noRuns)
    }
    let last = runs.suffix(100)
    if session.arguments[.json] {
      session.tell(last.map(\.json))
      return .success
    }
    for run in last {
      let time = run.date.formatted(
        Date.ISO8601FormatStyle(timeZone: session.settings.calendar.timeZone)
      )
      let reason = run.reason.map { ": \($0)" } ?? ""
      session.tell("\(time)  \(run.name)  \(messages.outcome(run))\(reason)")
    }
    return .success
  }

  // MARK: - Running

  private func runShortcut(_ name: String, _ words: ArraySlice<String>) async throws -> ExitCode {
    let workflow = try session.workflow(named: name)
    guard let app = session.apps.last(where: { $0.intent(OwnApps.runIntent) != nil }),
      let intent = app.intent(OwnApps.runIntent)
    else { throw UsageError.unknownIntent(OwnApps.runIntent, known: []) }
    let voice = session.voice
    defer { voice?.end() }
    let given = try input(words, of: workflow)
    let channel = session.spoken(
      try session.recorded(try session.answeringChannel(input)),
      by: voice
    )
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let outcome = await session.assistant(over: channel).perform(
      intent,
      of: app,
      values: OwnApps.values(running: workflow, input: given)
    )
    return outcome == .done ? .success : .failure
  }

  /// What the shortcut is given: the words behind its name, or what is in a file or comes from a pipe.
  private func input(_ words: ArraySlice<String>, of workflow: Workflow) throws -> String? {
    guard let path = session.arguments.value(of: .from) else {
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    if workflow.accepts == .file, path != "-" { return path }
    var text = try session.text(of: path, or: input)
    // The end of the last line is no part of what was said.
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }

  // MARK: - Keeping

  private func rename(_ name: String, to newName: String) throws -> ExitCode {
    let store = try session.ownLibrary.store
    let entry = try session.entry(named: name)
    guard PersonalName.isGood(newName) else {
      throw InputFailure(message: "'\(newName)' cannot be the name of a shortcut")
    }
    if PersonalName.key(newName) != PersonalName.key(entry.name), store.entry(named: newName) != nil
    {
      throw InputFailure(message: messages.taken(newName))
    }
    try session.renaming { try session.ownLibrary.rename(entry, to: newName) }
    session.tell(messages.renamed(entry.name, newName))
    return .success
  }

  private func delete(_ name: String) throws -> ExitCode {
    let entry = try session.entry(named: name)
    _ = try session.ownLibrary.store.delete(entry.name)
    session.tell(messages.deleted(entry.name))
    return .success
  }

  private func check(_ paths: [String]) async throws -> ExitCode {
    let store = try session.ownLibrary.store
    var mistakes: [WorkflowMistake] = []
    let files = paths.isEmpty ? store.entries().map(\.file.path) : paths
    for path in files {
      let text = try session.text(of: path)
      do {
        let workflow = try WorkflowParser.workflow(in: text, file: path)
        mistakes += try await session.checker(file: path).mistakes(in: workflow)
      } catch let errors as WorkflowFileErrors {
        mistakes += errors.mistakes
      }
    }
    session.tell(mistakes)
    return mistakes.isEmpty ? .success : .usage
  }

  private func format(_ paths: [String]) throws -> ExitCode {
    if paths.isEmpty { throw UsageError.missingOperand(.shortcut) }
    for path in paths {
      let text = try session.text(of: path)
      let formatted = try WorkflowPrinter.formatted(text, file: path)
      guard formatted != text else { continue }
      do {
        try AtomicFile.write(formatted, to: URL(filePath: path))
      } catch {
        throw InputFailure(message: "'\(path)' cannot be written: \(error.reason)")
      }
    }
    return .success
  }
}
