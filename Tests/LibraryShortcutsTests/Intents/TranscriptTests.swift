import AssistantKit
import AssistantREPL
import Foundation
import LibraryShortcuts
import Testing

extension LibraryTests {
  /// Whole conversations with the assistant, each written down in a file of `Transcripts`.
  ///
  /// After an intended change, `RECORD_TRANSCRIPTS=1 swift test --filter Transcripts` writes down how
  /// they go now; read the difference before it is committed.
  @Suite struct Transcripts {
    @Test(arguments: [
      "first-visit.en", "first-visit.ko", "first-visit.vi",
      "every-shortcut.en", "every-shortcut.ko", "every-shortcut.vi",
      "hard-titles.en", "refusals.en",
    ])
    func `a conversation goes as it was written down`(name: String) async throws {
      let file = Self.folder.appendingPathComponent("\(name).txt")
      let written = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
      let folder = try await TemporaryFolder.withLibrary()
      let now = try await written.replayed(
        with: [Self.app],
        dataDirectory: URL(fileURLWithPath: folder.path)
      )
      if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
        let text = (now.header + now.lines).joined(separator: "\n") + "\n"
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(now.lines == written.lines)
    }

    @Test func `every transcript is replayed`() throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      #expect(files.filter { $0.hasSuffix(".txt") }.count == 8)
    }

    private static let app = App(
      LibraryAppShortcuts.self,
      name: LibraryApp.name,
      alternativeNames: LibraryApp.alternativeNames,
      strings: LibraryResources.bundle
    ) { launch in
      try await LibraryApp.start(dataDirectory: launch.dataDirectory?.path)
    }

    private static var folder: URL {
      URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Transcripts")
    }
  }
}
