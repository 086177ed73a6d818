import AssistantREPL
import Foundation
import TestSupport
import Testing

extension LibraryTests {
  /// Whole conversations with the assistant, each written down in a file of `Transcripts`.
  ///
  /// After an intended change, `RECORD_TRANSCRIPTS=1 swift test --filter Transcripts` writes down how
  /// they go now; read the difference as a person would before it is committed.
  @Suite struct Transcripts {
    @Test(arguments: Self.names)
    func `a conversation goes as it was written down`(name: String) async throws {
      let file = Self.folder.appending(path: name)
      let written = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
      let folder = try await LibraryFolder.withLibrary()
      let now = try await written.replayed(
        with: [LibraryVisit.app],
        dataDirectory: URL(fileURLWithPath: folder.path)
      )
      if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
        let text = (now.header + now.lines).joined(separator: "\n") + "\n"
        try text.write(to: file, atomically: true, encoding: .utf8)
        return
      }
      if let part = Self.parts[name] {
        #expect(now.lines.contains { $0.hasSuffix(part.line) }, "\(part.name) is not shown")
      }
      let difference = LineDifference(from: written.lines, to: now.lines)
      #expect(difference.isEmpty, "\(name) goes another way now:\n\(difference)")
    }

    @Test(arguments: ["en", "ko", "vi"])
    func `there are conversations in every language`(locale: String) {
      #expect(Self.names.filter { $0.hasSuffix(".\(locale).txt") }.count >= 3)
    }

    /// Parts of the framework that only the library shows, each with a line of what is said there.
    private static let parts = [
      "add.en.txt": (
        name: "A8: an error in the app's words",
        line: "The Hobbit by J. R. R. Tolkien is in your library already."
      ),
      "open.en.txt": (name: "A9: the app comes to the front", line: "Library comes to the front."),
      "find.en.txt": (name: "B5: finding", line: "Found 5 books."),
    ]

    @Test func `every part's conversation is there`() {
      #expect(Set(Self.parts.keys).isSubset(of: Self.names))
    }

    private static let names: [String] =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
      .filter { $0.hasSuffix(".txt") }.sorted() ?? []

    private static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Transcripts")
  }
}
