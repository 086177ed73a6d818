import AppIntents
import AssistantKit
import Foundation

extension WorkflowRun {
  /// Writes a list as a table that other programs read (RFC 4180).
  func csv(_ list: WorkflowValue, _ call: ActionCall) async throws -> WorkflowValue {
    var columns: [(name: String, title: String)] = []
    let known = list.items.first?.passed?.properties ?? []
    for name in call.properties("columns") ?? known.map(\.name) {
      columns.append((name, known.first { $0.name == name }?.title ?? name))
    }
    var rows = columns.isEmpty ? [] : [columns.map(\.title)]
    for item in list.items {
      try Task.checkCancellation()
      var row: [String] = []
      for column in columns { row.append(try await item.property(column.name).plainText) }
      rows.append(columns.isEmpty ? [item.plainText] : row)
    }
    let text = rows.map { $0.map(CommaSeparated.field).joined(separator: ",") + "\r\n" }.joined()
    guard let path = try await self.text(call["file"]) else {
      return WorkflowValue(text, in: localization)
    }
    let file = URL(filePath: path, relativeTo: context.folder).absoluteURL
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw WorkflowProblem.notWritten(path, reason: error.localizedDescription)
    }
    await context.host.emit(
      .dialog(full: context.messages.written(path, count: list.items.count), supporting: nil)
    )
    return WorkflowValue(IntentFile(fileURL: file), in: localization)
  }

  /// Runs a program with arguments, never through a shell.
  func runProgram(_ name: WorkflowValue, _ call: ActionCall) async throws -> WorkflowValue {
    var arguments: [String] = []
    if let list = call["arguments"] {
      arguments = try await evaluate(list).items.map(\.plainText)
    }
    let seconds = try await count(call["seconds"]) ?? 60
    let run = ProgramStep(
      name: name.plainText,
      arguments: arguments,
      input: try await text(call["input"]) ?? "",
      folder: context.folder,
      environment: context.environment,
      timeLimit: .seconds(seconds)
    )
    return WorkflowValue(try await run.output(), in: localization)
  }

  /// Opens an address with the program that the system has for it.
  func open(_ value: WorkflowValue) async throws {
    let text = value.plainText
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https", "mailto", "file"].contains(scheme)
    else { throw WorkflowProblem.badAddress(text) }
    #if os(macOS)
    let program = "open"
    #else
    let program = "xdg-open"
    #endif
    let run = ProgramStep(
      name: program,
      arguments: [url.absoluteString],
      input: "",
      folder: context.folder,
      environment: context.environment,
      timeLimit: .seconds(60)
    )
    _ = try await run.output()
  }

  /// Runs another workflow in the same conversation.
  func runShortcut(_ name: WorkflowValue, _ call: ActionCall) async throws -> WorkflowValue {
    guard let other = try context.workflow(name.plainText) else {
      throw WorkflowProblem.noShortcut(name.plainText)
    }
    var run = WorkflowRun(of: other, in: context)
    run.random = random
    var input: WorkflowValue?
    if let given = call["input"] { input = try await evaluate(given) }
    do {
      return try await run.run(input: input)
    } catch let failure as WorkflowFailure {
      throw IntentFailure.failed(message: context.messages.failure(failure), code: "shortcut")
    }
  }
}

/// Values with commas between them.
enum CommaSeparated {
  /// A value, in quotes where it needs some.
  static func field(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
