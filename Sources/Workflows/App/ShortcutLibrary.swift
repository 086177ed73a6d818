import AssistantKit
import Foundation

/// What the assistant's own app for shortcuts works with.
package struct ShortcutLibrary: Sendable {
  /// Where everything is.
  package let files: PersonalFiles
  /// The environment that programs find.
  let environment: [String: String]

  /// Where the workflows are.
  package var store: WorkflowStore { WorkflowStore(folder: files.shortcuts) }

  /// Takes the files of a person and the environment of programs.
  package init(files: PersonalFiles, environment: [String: String]) {
    self.files = files
    self.environment = environment
  }

  /// Where relative paths begin.
  var folder: URL {
    environment["PWD"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  }
}
