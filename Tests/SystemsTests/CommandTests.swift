import AssistantREPL
import Foundation
import SampleApps
import TestSupport
import Testing

/// The sample apps from the command line.
@Suite(.serialized) struct CommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// What a call writes, its diagnostics last.
  private func lines(_ words: String...) async throws -> [String] {
    let output = try scratch.write([], to: "out")
    let diagnostics = try scratch.write([], to: "err")
    _ = await AssistantCommand.run(
      words,
      apps: SampleApps.all,
      environment: ["LANG": "C"],
      console: Console(
        output: try #require(FileHandle(forWritingAtPath: output)),
        diagnostics: try #require(FileHandle(forWritingAtPath: diagnostics))
      )
    )
    let text = String(decoding: scratch.bytes(of: "out") + scratch.bytes(of: "err"), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `options that depend on others see what stands before them`() async throws {
    #expect(
      try await lines("perform", "FilePaper", "floor=attic", "shelf=shelf 2 of the attic")
        == ["It is on the attic, shelf 2 of the attic."]
    )
  }

  @Test func `an intent of several apps is named with its app`() async throws {
    #expect(
      try await lines("perform", "OpenDrawer", "drawer=red") == [
        "assistant: error: several apps have an intent 'OpenDrawer'; "
          + "write Archive.OpenDrawer or Gallery.OpenDrawer"
      ]
    )
    #expect(
      try await lines("perform", "Gallery.OpenDrawer", "drawer=red")
        == ["Pictures of the Red drawer."]
    )
  }

  @Test(arguments: [
    (["drawer=black", "pages=3"], "Lock 3 pages away", nil),
    (["isRare=rare", "pages=3"], "Catalogue 3 rare pages in Red", "Price: "),
    (["isRare=common"], "Catalogue ‹Pages› pages in Red", nil),
  ])
  func `an intent is described by its values`(
    values: [String],
    sentence: String,
    fold: String?
  ) async throws {
    let output = try scratch.write([], to: "described")
    _ = await AssistantCommand.run(
      ["describe", "CataloguePaper"] + values,
      apps: SampleApps.all,
      environment: ["LANG": "C"],
      console: Console(
        output: try #require(FileHandle(forWritingAtPath: output)),
        diagnostics: .nullDevice
      )
    )
    let text = String(decoding: scratch.bytes(of: "described"), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains(sentence), "\(text)")
    #expect(text.contains("Price: ") == (fold != nil))
  }
}
