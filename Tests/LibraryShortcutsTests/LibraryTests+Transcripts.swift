import AssistantKit
import AssistantREPL
import Foundation
import TestSupport
import Testing

extension LibraryTests {
  /// Conversations that were written down are had again, and must go as they went.
  ///
  /// `RECORD_TRANSCRIPTS=1 swift test --filter Transcripts` writes them down anew; what changed
  /// is then to be read as a person would read it.
  @Suite struct Transcripts {
    @Test(arguments: Self.names)
    func `a conversation goes as it was written down`(name: String) async throws {
      let folder = try TemporaryFolder()
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      let written = Transcript(parsing: text)
      let replayed = try await written.replayed(
        with: [LibraryVisit.app],
        dataDirectory: URL(filePath: folder.path, directoryHint: .isDirectory)
      )
      guard ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == nil else {
        let lines = written.header + replayed.lines
        try Data((lines.joined(separator: "\n") + "\n").utf8)
          .write(to: Self.sources.appending(path: name))
        return
      }
      let difference = LineDifference(from: written.lines, to: replayed.lines)
      #expect(difference.isEmpty, "\(name) goes another way now:\n\(difference)")
    }

    @Test func `a conversation is there in every language`() {
      for language in ["-ko.txt", "-vi.txt"] {
        #expect(Self.names.contains { $0.hasSuffix(language) })
      }
    }

    // MARK: - Where they are

    private static let names: [String] =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
      .filter { $0.hasSuffix(".txt") }.sorted() ?? []

    /// The copy that was built with the tests.
    private static let folder = Bundle.module.bundleURL.appending(path: "Transcripts")

    /// The files that are kept, beside this one.
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Transcripts")
  }
}
