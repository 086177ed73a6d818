import AssistantKit
import Foundation
import Workflows

extension Session {
  /// What the person composed.
  ///
  /// - Throws: ``InputFailure`` where there is no folder for it.
  var ownLibrary: ShortcutLibrary {
    get throws {
      try ShortcutLibrary.own(arguments, environment)
    }
  }

  /// What is said about keeping and composing shortcuts.
  var composingMessages: ComposingMessages {
    ComposingMessages(locale: settings.locale)
  }

  /// A line for the person, without anything that could command a terminal.
  func tell(_ line: String) { page.tell(line) }

  /// What is wrong with files: for a person, or for a program that reads it.
  func tell(_ mistakes: [WorkflowMistake]) {
    if arguments[.json] { return tell(mistakes.map(\.json)) }
    for mistake in mistakes { console.diagnose(mistake.description) }
  }

  /// The file of a shortcut.
  ///
  /// - Throws: ``InputFailure`` where there is none.
  func entry(named name: String) throws -> WorkflowStore.Entry {
    guard let entry = try ownLibrary.store.entry(named: name) else {
      let known = try ownLibrary.store.entries().map(\.name)
      throw InputFailure(message: composingMessages.unknown(name, among: known))
    }
    return entry
  }

  /// A shortcut.
  ///
  /// - Throws: ``InputFailure`` where there is none, or what is wrong with its file.
  func workflow(named name: String) throws -> Workflow {
    try entry(named: name).content.get()
  }

  /// Does what gives something another name.
  ///
  /// - Throws: ``AppFailure`` that says what was done and what is left to do where not all of it could be.
  func renaming(_ rename: () throws -> Void) throws {
    do {
      try rename()
    } catch let unfinished as UnfinishedRenaming {
      throw AppFailure(message: composingMessages.unfinished(unfinished))
    }
  }

  /// Looks through a shortcut before it is saved.
  func checker(file: String = "") throws -> WorkflowChecker {
    let store = try ownLibrary.store
    return WorkflowChecker(apps: apps, file: file) { name in
      (try? store.workflow(named: name)) ?? nil
    }
  }

  /// The text of a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` for the input, where there is one.
  ///   - input: What is read in place of a file.
  /// - Returns: The text.
  /// - Throws: ``InputFailure`` where it cannot be read.
  func text(of path: String, or input: FileHandle? = nil) throws -> String {
    do {
      let data =
        if path == "-", let input {
          try input.readToEnd() ?? Data()
        } else {
          try Data(contentsOf: URL(filePath: path))
        }
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw InputFailure(message: "'\(path)' cannot be read: \(error.reason)")
    }
  }
}
