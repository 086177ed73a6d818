import AssistantREPL
import Foundation
import TestSupport
import Testing

extension LibraryTests {
  /// What the README promises.
  @Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    private let readme: String

    init() throws {
      readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    }

    /// The text between the first pair of fences.
    private var conversation: String {
      let parts = readme.components(separatedBy: "```")
      return parts.count > 2 ? parts[1].trimmingCharacters(in: .newlines) : ""
    }

    @Test func `the conversation at its beginning goes as it is shown`() async throws {
      let shown = Transcript(parsing: conversation)
      #expect(shown.inputs.count > 5)
      let folder = try await LibraryFolder.withLibrary()
      let replayed = try await shown.replayed(
        with: [LibraryVisit.app],
        dataDirectory: URL(fileURLWithPath: folder.path)
      )
      let difference = LineDifference(from: shown.lines, to: replayed.lines)
      #expect(difference.isEmpty, "the README shows another conversation:\n\(difference)")
    }

    @Test func `it is short enough to be read`() {
      #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 210)
    }

    @Test func `its first app is the example, which is built with every change`() throws {
      let example = Self.root.appending(path: "Examples/FirstApp")
      let package = try String(
        contentsOf: example.appending(path: "Package.swift"),
        encoding: .utf8
      )
      let app = try String(
        contentsOf: example.appending(path: "Sources/bookshelf/Bookshelf.swift"),
        encoding: .utf8
      )
      let article = try String(
        contentsOf: Self.root.appending(path: "Documentation/Assistant.docc/FirstApp.md"),
        encoding: .utf8
      )
      for text in [readme, article] {
        #expect(text.contains("```swift\n\(app)```"))
        let here = package.replacing("path: \"../..\"", with: "path: \"../swift-app-intents\"")
        #expect(text.contains("```swift\n\(here)```"))
      }
    }

    @Test func `the pages that it names are there`() throws {
      for part in readme.components(separatedBy: "](").dropFirst() {
        let path = String(part.prefix { $0 != ")" })
        let file = Self.root.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
      }
    }

    @Test func `its test command is the one that every change has to pass`() throws {
      let command = "swift test --disable-xctest"
      let checks = try String(contentsOf: Self.root.appending(path: ".ci/run"), encoding: .utf8)
      #expect(readme.contains("\n\(command)\n"))
      #expect(checks.contains(command))
    }
  }
}
