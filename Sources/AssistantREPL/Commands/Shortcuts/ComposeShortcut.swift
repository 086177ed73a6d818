import AppIntents
import AssistantKit
import Foundation
import PhraseMatcher
import Workflows

/// Makes and changes shortcuts: step by step at a terminal, in one go from a pipe.
struct ComposeShortcut: Sendable {
  let session: Session
  let input: FileHandle

  /// Composes a new shortcut, or takes one from a file, and saves it.
  ///
  /// - Parameter name: What it is called; nil for what its file says.
  /// - Returns: How the program ends.
  /// - Throws: What is wrong with the name or the file.
  func make(_ name: String?) async throws -> ExitCode {
    let store = try session.ownLibrary.store
    if let name { try check(name, in: store) }
    let path = session.arguments.value(of: .from)
    if path != nil || !isAtTerminal {
      let text = try session.text(of: path ?? "-", or: input)
      let file = path ?? ""
      let workflow =
        if let name {
          try WorkflowParser.workflow(named: name, in: text, file: file)
        } else {
          try WorkflowParser.workflow(in: text, file: file)
        }
      if name == nil { try check(workflow.name, in: store) }
      return try await save(workflow, from: file)
    }
    guard let name else { throw UsageError.missingName(.shortcut, "new") }
    let person = TypingPerson.person(session, input)
    let builder = ShortcutBuilder(apps: session.apps, settings: session.settings) {
      (try? store.workflow(named: $0)) ?? nil
    }
    guard let workflow = await builder.compose(Workflow(name: name), with: person) else {
      session.tell(session.composingMessages.notSaved)
      return .failure
    }
    return try await save(workflow)
  }

  /// Refuses a name that a new shortcut cannot have.
  private func check(_ name: String, in store: WorkflowStore) throws {
    guard PersonalName.isGood(name) else {
      throw InputFailure(message: "'\(name)' cannot be the name of a shortcut")
    }
    if store.entry(named: name) != nil {
      throw InputFailure(message: session.composingMessages.taken(name))
    }
  }

  /// Lets the person change a shortcut's file, and saves what has no mistakes.
  func edit(_ name: String) async throws -> ExitCode {
    let entry = try session.entry(named: name)
    if let path = session.arguments.value(of: .from) {
      let text = try session.text(of: path, or: input)
      return try await save(
        try WorkflowParser.workflow(in: text, file: path, calledElse: entry.name),
        insteadOf: entry,
        from: path
      )
    }
    guard isAtTerminal else {
      let text = String(decoding: try input.readToEnd() ?? Data(), as: UTF8.self)
      return try await save(
        try WorkflowParser.workflow(in: text, calledElse: entry.name),
        insteadOf: entry
      )
    }
    let draft = FileManager.default.temporaryDirectory
      .appending(path: "shortcut-\(UUID().uuidString).shortcut")
    let former = try Data(contentsOf: entry.file)
    try former.write(to: draft)
    do {
      try await runEditor(on: draft)
      let text = try session.text(of: draft.path)
      let workflow = try WorkflowParser.workflow(
        in: text,
        file: draft.path,
        calledElse: entry.name
      )
      let code = try await save(workflow, insteadOf: entry)
      try? FileManager.default.removeItem(at: draft)
      return code
    } catch {
      if let written = try? Data(contentsOf: draft), written != former {
        session.console.diagnose("what you wrote is kept in '\(draft.path)'", kind: .note)
      } else {
        try? FileManager.default.removeItem(at: draft)
      }
      throw error
    }
  }

  private func save(
    _ workflow: Workflow,
    insteadOf entry: WorkflowStore.Entry? = nil,
    from file: String = ""
  ) async throws -> ExitCode {
    let store = try session.ownLibrary.store
    let mistakes = try await session.checker(file: file).mistakes(in: workflow)
    guard mistakes.isEmpty else { throw WorkflowFileErrors(mistakes: mistakes) }
    if let entry, PersonalName.key(entry.name) != PersonalName.key(workflow.name) {
      if store.entry(named: workflow.name) != nil {
        throw InputFailure(message: session.composingMessages.taken(workflow.name))
      }
      if case .success = entry.content {
        try session.renaming { try session.ownLibrary.rename(entry, to: workflow.name) }
      }
    }
    do {
      try store.save(workflow)
    } catch {
      throw InputFailure(message: "'\(workflow.name)' cannot be saved: \(error.reason)")
    }
    session.tell(session.composingMessages.saved(workflow.name))
    await tellOthers(startedBy: workflow)
    return .success
  }

  /// Tells what else is started by the words that run a shortcut, which are asked about then.
  private func tellOthers(startedBy workflow: Workflow) async {
    let listener = session.listener
    for sentence in [workflow.name] + workflow.phrases {
      let readings = await listener.understand(HeardUtterance(sentence)).equalReadings
      for app in session.apps where app.intent(OwnApps.runIntent) == nil {
        let known = readings.first { $0.app == app.definition.name && $0.cost == 0 }
        guard let known, let title = app.intent(known.intent)?.title else { continue }
        session.console.diagnose(
          session.composingMessages.startsAnother(sentence, title, app.definition.name),
          kind: .note
        )
      }
    }
  }

  // MARK: - The person

  private var isAtTerminal: Bool {
    Terminal.isTerminal(input.fileDescriptor) && Terminal.isTerminal(STDOUT_FILENO)
  }

  /// Runs the person's editor, whose words may be several.
  private func runEditor(on file: URL) async throws {
    let environment = session.environment
    let command = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command.split(separator: " ").map(String.init) + [file.path]
    process.environment = environment
    let status = try await withCheckedThrowingContinuation { done in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        done.resume(throwing: error)
      }
    }
    if status != 0 {
      throw InputFailure(message: "the editor '\(command)' ended with status \(status)")
    }
  }
}
