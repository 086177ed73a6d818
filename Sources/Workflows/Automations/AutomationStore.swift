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
        try WorkflowParser.automation(in: text, file: file.path)
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
    entries().first { PersonalName.key($0.name) == PersonalName.key(name) }
  }

  /// Keeps an automation, in place of the one of the same name.
  ///
  /// - Throws: ``KeepingFailure``.
  package func save(_ automation: Automation) throws {
    try AtomicFile.exclusively(in: folder) {
      let usual = folder.appending(
        path: "\(PersonalName.fileName(automation.name)).\(Self.fileExtension)"
      )
      let file = entry(named: automation.name)?.file ?? usual
      try AtomicFile.write(WorkflowPrinter.text(of: automation), to: file)
    }
  }

  /// Changes an automation as it is now, whoever saved it in between.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - change: What is changed in it.
  /// - Returns: The changed automation; nil where there is none of that name.
  /// - Throws: ``WorkflowFileErrors`` of its file, or ``KeepingFailure``.
  package func update(
    _ name: String,
    _ change: (inout Automation) -> Void
  ) throws -> Automation? {
    try AtomicFile.exclusively(in: folder) {
      guard let entry = entry(named: name) else { return nil }
      let automation = try entry.content.get()
      var changed = automation
      change(&changed)
      if changed != automation {
        try AtomicFile.write(WorkflowPrinter.text(of: changed), to: entry.file)
      }
      return changed
    }
  }

  /// Follows something that has another name now, where automations wait for it or call it.
  ///
  /// - Returns: What could not be changed.
  func follow(_ renaming: Renaming) -> [KeepingFailure] {
    AtomicFile.changing(entries, in: folder) { entry in
      guard let automation = try? entry.content.get() else { return }
      let changed = automation.following(renaming)
      guard changed != automation else { return }
      try AtomicFile.write(WorkflowPrinter.text(of: changed), to: entry.file)
    }
  }

  /// Takes an automation away.
  ///
  /// - Throws: ``KeepingFailure``.
  package func delete(_ entry: Entry) throws {
    try AtomicFile.exclusively(in: folder) { try AtomicFile.remove(entry.file) }
  }
}
