import AssistantKit
package import Foundation

/// The automations of a person, each in a text file of its own.
package struct AutomationStore: Sendable {
  /// What the files' names end with.
  package static let fileExtension = "automation"
  private static let mostFiles = 10_000

  /// The folder.
  package let folder: URL

  /// The automations of a folder, which need not be there yet.
  package init(folder: URL) {
    self.folder = folder
  }

  /// A file with what is in it.
  package struct Entry: Sendable {
    package var file: URL
    package var content: Result<Automation, WorkflowFileErrors>

    /// What the automation is called, or the file where that cannot be read.
    package var name: String {
      (try? content.get())?.name ?? file.deletingPathExtension().lastPathComponent
    }
  }

  /// All files, in the order of their names; those with mistakes too.
  package func entries() -> [Entry] {
    files.map { file in
      let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let content = Result { () throws(WorkflowFileErrors) in
        try WorkflowParser.automation(in: text, file: file.lastPathComponent)
      }
      return Entry(file: file, content: content)
    }
  }

  /// All files, in the order of their names.
  var files: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0.hasSuffix(".\(Self.fileExtension)") }
      .sorted().prefix(Self.mostFiles).map { folder.appending(path: $0) }
  }

  /// The file of an automation, by what it is called; nil where there is none.
  package func entry(named name: String) -> Entry? {
    entries().first { WorkflowName.key($0.name) == WorkflowName.key(name) }
  }

  /// Keeps an automation, in place of the one of the same name.
  ///
  /// - Throws: What the system says.
  package func save(_ automation: Automation) throws {
    let usual = folder.appending(
      path: "\(WorkflowName.fileName(automation.name)).\(Self.fileExtension)"
    )
    let file = entry(named: automation.name)?.file ?? usual
    try AtomicFile.write(WorkflowPrinter.text(of: automation), to: file)
  }

  /// Follows a workflow that has another name now, where automations run it.
  ///
  /// - Throws: What the system says.
  package func renameWorkflow(_ name: String, to newName: String) throws {
    try change { $0.body = $0.body.calling(newName, insteadOf: WorkflowName.key(name)) }
  }

  /// Follows a focus that has another name now, where automations wait for it.
  ///
  /// - Throws: What the system says.
  package func renameFocus(_ name: String, to newName: String) throws {
    try change { automation in
      guard case .focus(let awaited, let starts) = automation.trigger,
        FocusState.key(awaited) == FocusState.key(name)
      else { return }
      automation.trigger = .focus(newName, starts: starts)
    }
  }

  /// Changes the automations that can be read, and keeps those that are others then.
  private func change(_ change: (inout Automation) -> Void) throws {
    for entry in entries() {
      guard let automation = try? entry.content.get() else { continue }
      var changed = automation
      change(&changed)
      guard changed != automation else { continue }
      try AtomicFile.write(WorkflowPrinter.text(of: changed), to: entry.file)
    }
  }

  /// Takes an automation away.
  ///
  /// - Throws: What the system says.
  package func delete(_ entry: Entry) throws { try AtomicFile.remove(entry.file) }
}
