import AppIntents
import AssistantKit
import AssistantREPL
import Foundation
import LibraryShortcuts
import TestSupport
import Testing

/// Everything that runs shortcuts in one process goes one after the other: they share one library.
@Suite(.serialized) enum ShortcutTests {
  /// Whole conversations in which shortcuts are run, with the shortcuts of the folder `Shortcuts`.
  ///
  /// After an intended change, `RECORD_TRANSCRIPTS=1 swift test --filter ShortcutTests` writes down how
  /// they go now; read the difference as a person would before it is committed.
  @Suite struct Transcripts {
    @Test(arguments: Self.names)
    func `a conversation goes as it was written down`(name: String) async throws {
      let file = Self.folder.appending(path: "Transcripts/\(name)")
      let written = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
      let scratch = try ScratchFolder()
      try FileManager.default.copyItem(
        at: Self.folder.appending(path: "Shortcuts"),
        to: scratch.url.appending(path: "shortcuts")
      )
      if name.hasPrefix("focus") {
        try FileManager.default.copyItem(
          at: Self.folder.appending(path: "Shortcuts/focus.json"),
          to: scratch.url.appending(path: "focus.json")
        )
      }
      let now = try await LibraryAlone.substituting { library in
        try await written.replayed(with: [library], dataDirectory: scratch.url)
      }
      if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
        let text = (now.header + now.lines).joined(separator: "\n") + "\n"
        try text.write(to: file, atomically: true, encoding: .utf8)
        return
      }
      let difference = LineDifference(from: written.lines, to: now.lines)
      #expect(difference.isEmpty, "\(name) goes another way now:\n\(difference)")
    }

    private static let names: [String] =
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Transcripts").path
      ))?.filter { $0.hasSuffix(".txt") }.sorted() ?? []

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  }
}

/// The sample library with dependencies that no other test sees.
enum LibraryAlone {
  static func substituting<Result>(
    _ operation: (App) async throws -> Result
  ) async throws -> Result {
    let dependencies = AppDependencyManager()
    let library = App(
      LibraryAppShortcuts.self,
      intents: LibraryApp.furtherIntents,
      name: LibraryApp.name,
      alternativeNames: LibraryApp.alternativeNames,
      strings: LibraryResources.bundle
    ) { launch in
      try await LibraryApp.start(
        dataDirectory: launch.dataDirectory?.path,
        dependencies: dependencies
      )
    }
    return try await dependencies.substituting { try await operation(library) }
  }
}
