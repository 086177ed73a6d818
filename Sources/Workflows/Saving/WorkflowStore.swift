import AssistantKit
package import Foundation

/// The workflows that a person has, each in a text file of its own.
///
/// They are read when they are asked for: a file that was written by hand a moment ago counts.
package struct WorkflowStore: Sendable {
  /// What the files' names end with.
  package static let fileExtension = "shortcut"
  /// The most files that are looked at.
  private static let mostFiles = 10_000

  /// The folder.
  package let folder: URL

  /// The workflows of a folder, which need not be there yet.
  package init(folder: URL) {
    self.folder = folder
  }

  /// A file with what is in it.
  package struct Entry: Sendable {
    /// The file.
    package var file: URL
    /// The workflow, or what is wrong with the file.
    package var content: Result<Workflow, WorkflowFileErrors>

    /// What the workflow is called, or the file where that cannot be read.
    package var name: String {
      (try? content.get())?.name ?? file.deletingPathExtension().lastPathComponent
    }
  }

  /// All files, in the order of their names; those with mistakes too.
  package func entries() -> [Entry] {
    fileNames.sorted().prefix(Self.mostFiles).map { entry(folder.appending(path: $0)) }
  }

  /// Whether there is any, be there mistakes in it or not.
  var hasFiles: Bool { !fileNames.isEmpty }

  private var fileNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0.hasSuffix(".\(Self.fileExtension)") }
  }

  /// All workflows that can be read.
  package func workflows() -> [Workflow] { entries().compactMap { try? $0.content.get() } }

  /// The file of a workflow, by what it is called; nil where there is none.
  package func entry(named name: String) -> Entry? {
    let usual = file(for: name)
    if FileManager.default.fileExists(atPath: usual.path) {
      let entry = entry(usual)
      if PersonalName.key(entry.name) == PersonalName.key(name) { return entry }
    }
    return entries().first { PersonalName.key($0.name) == PersonalName.key(name) }
  }

  /// A workflow by what it is called; nil where there is none.
  ///
  /// - Throws: What is wrong with its file.
  package func workflow(named name: String) throws -> Workflow? {
    try entry(named: name)?.content.get()
  }

  /// Keeps a workflow, in place of the one of the same name.
  ///
  /// - Throws: ``KeepingFailure``.
  package func save(_ workflow: Workflow) throws {
    try AtomicFile.exclusively(in: folder) {
      let file = entry(named: workflow.name)?.file ?? file(for: workflow.name)
      try AtomicFile.write(WorkflowPrinter.text(of: workflow), to: file)
    }
  }

  /// Takes a workflow away.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``KeepingFailure``.
  package func delete(_ name: String) throws -> Bool {
    try AtomicFile.exclusively(in: folder) {
      guard let entry = entry(named: name) else { return false }
      try AtomicFile.remove(entry.file)
      return true
    }
  }

  /// Keeps a workflow under another name too, so that whoever calls it by one of the two finds it.
  ///
  /// - Returns: The former file, where it is not the one of the new name.
  /// - Throws: ``WorkflowFileErrors`` of its file, or ``KeepingFailure``.
  func copy(_ entry: Entry, to name: String) throws -> URL? {
    try AtomicFile.exclusively(in: folder) {
      var workflow = try self.entry(entry.file).content.get()
      workflow.name = name
      let file = file(for: name)
      try AtomicFile.write(WorkflowPrinter.text(of: workflow), to: file)
      return entry.file.standardizedFileURL == file.standardizedFileURL ? nil : entry.file
    }
  }

  /// Follows something that has another name now, where workflows call it.
  ///
  /// - Returns: What could not be changed.
  func follow(_ renaming: Renaming) -> [KeepingFailure] {
    AtomicFile.changing(entries, in: folder) { entry in
      guard var workflow = try? entry.content.get() else { return }
      let body = workflow.body.following(renaming)
      guard body != workflow.body else { return }
      workflow.body = body
      try AtomicFile.write(WorkflowPrinter.text(of: workflow), to: entry.file)
    }
  }

  private func file(for name: String) -> URL {
    folder.appending(path: "\(PersonalName.fileName(name)).\(Self.fileExtension)")
  }

  private func entry(_ file: URL) -> Entry {
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let content = Result { () throws(WorkflowFileErrors) in
      try WorkflowParser.workflow(in: text, file: file.path)
    }
    return Entry(file: file, content: content)
  }
}
