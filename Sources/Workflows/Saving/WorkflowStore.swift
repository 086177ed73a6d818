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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0.hasSuffix(".\(Self.fileExtension)") }
      .sorted().prefix(Self.mostFiles).map { entry(folder.appending(path: $0)) }
  }

  /// All workflows that can be read.
  package func workflows() -> [Workflow] { entries().compactMap { try? $0.content.get() } }

  /// The file of a workflow, by what it is called; nil where there is none.
  package func entry(named name: String) -> Entry? {
    let usual = file(for: name)
    if FileManager.default.fileExists(atPath: usual.path) {
      let entry = entry(usual)
      if WorkflowName.key(entry.name) == WorkflowName.key(name) { return entry }
    }
    return entries().first { WorkflowName.key($0.name) == WorkflowName.key(name) }
  }

  /// A workflow by what it is called; nil where there is none.
  ///
  /// - Throws: What is wrong with its file.
  package func workflow(named name: String) throws -> Workflow? {
    try entry(named: name)?.content.get()
  }

  /// Keeps a workflow, in place of the one of the same name.
  ///
  /// - Throws: What the system says.
  package func save(_ workflow: Workflow) throws {
    let file = entry(named: workflow.name)?.file ?? file(for: workflow.name)
    try AtomicFile.write(WorkflowPrinter.text(of: workflow), to: file)
  }

  /// Takes a workflow away.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: What the system says.
  package func delete(_ name: String) throws -> Bool {
    guard let entry = entry(named: name) else { return false }
    try AtomicFile.remove(entry.file)
    return true
  }

  /// Calls a workflow otherwise, also in the workflows that run it.
  ///
  /// - Throws: ``WorkflowFileErrors`` of its file, or what the system says.
  package func rename(_ entry: Entry, to name: String) throws {
    var workflow = try entry.content.get()
    let former = WorkflowName.key(workflow.name)
    workflow.name = name
    workflow.body = workflow.body.calling(name, insteadOf: former)
    let file = file(for: name)
    // The new file is there before the old one is gone: whoever kills us leaves one too many.
    try AtomicFile.write(WorkflowPrinter.text(of: workflow), to: file)
    for other in entries() where other.file != file && other.file != entry.file {
      guard var caller = try? other.content.get() else { continue }
      let changed = caller.body.calling(name, insteadOf: former)
      guard changed != caller.body else { continue }
      caller.body = changed
      try AtomicFile.write(WorkflowPrinter.text(of: caller), to: other.file)
    }
    if entry.file.standardizedFileURL != file.standardizedFileURL {
      try AtomicFile.remove(entry.file)
    }
  }

  private func file(for name: String) -> URL {
    folder.appending(path: "\(WorkflowName.fileName(name)).\(Self.fileExtension)")
  }

  private func entry(_ file: URL) -> Entry {
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let content = Result { () throws(WorkflowFileErrors) in
      try WorkflowParser.workflow(in: text, file: file.lastPathComponent)
    }
    return Entry(file: file, content: content)
  }
}

extension Block {
  /// The same steps, with another workflow run in place of one.
  func calling(_ name: String, insteadOf former: String) -> Block {
    var block = self
    for place in block.steps.indices {
      if block.steps[place].calledWorkflow.map(WorkflowName.key) == former {
        block.steps[place] = block.steps[place].calling(name)
      } else {
        block.steps[place].kind = block.steps[place].kind.mappingBlocks {
          $0.calling(name, insteadOf: former)
        }
      }
    }
    return block
  }
}
