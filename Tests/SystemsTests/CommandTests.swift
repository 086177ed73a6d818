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
  private func lines(
    _ words: String...,
    apps: [App] = SampleApps.all
  ) async throws -> [String] {
    let output = try scratch.write([], to: "out")
    let diagnostics = try scratch.write([], to: "err")
    _ = await AssistantCommand.run(
      words,
      apps: apps,
      environment: ["LANG": "C"],
      console: Console(
        output: try #require(FileHandle(forWritingAtPath: output)),
        diagnostics: try #require(FileHandle(forWritingAtPath: diagnostics))
      ),
      input: try #require(FileHandle(forReadingAtPath: try scratch.write([], to: "in")))
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

  @Test func `what is found is listed, and opened where somebody chooses`() async throws {
    let list = [
      "Which one shall I open?", "  1  Whale (Exhibit, Museum)",
      "  2  Whale Oil Lamp (Exhibit, Museum)",
    ]
    let apps = SampleApps.searched
    #expect(try await lines("search", "whale", apps: apps) == list)
    #expect(
      try await lines("search", "whale", "--answer", "the first one", apps: apps)
        == list + [
          "Museum comes to the front.", "It hung from the ceiling of the old harbour.",
        ]
    )
    #expect(
      try await lines("search", "emma", "--locale", "ko", apps: apps)
        == ["Emma Goldman (Kaunas · 독자, 기록관)", "Emma Noether (Erlangen · 독자, 기록관)"]
    )
    #expect(
      try await lines("search", "the", "zzmaskq", apps: apps)
        == ["Nothing fits “the zzmaskq”."]
    )
  }

  @Test func `what happens in a search is told as events`() async throws {
    #expect(
      try await lines("search", "comet", "--json", "--answer", "yes", apps: [SampleApps.museum])
        == [
          #"{"event":"hello","version":1,"apps":["Museum"]}"#,
          #"{"event":"dialog","text":"Telescope (Exhibit)"}"#,
          #"{"event":"question","id":1,"kind":"confirmation","intent":"search","#
            + #""prompt":"Open Telescope?","options":[{"id":"yes","title":"yes"},"#
            + #"{"id":"no","title":"no"}]}"#,
          #"{"event":"foreground","app":"Museum"}"#,
          #"{"event":"dialog","text":"Somebody saw a comet through it."}"#,
          #"{"event":"result","intent":"OpenExhibit","value":null}"#,
          #"{"event":"done","outcome":"done"}"#,
        ]
    )
  }

  @Test func `the content of a thing comes as it is, or into a file`() async throws {
    let text = "Telescope: Somebody saw a comet through it."
    let apps = SampleApps.searched
    #expect(try await lines("show", "telescope", "--as", "text/plain", apps: apps) == [text])
    let path = scratch.path("telescope.png")
    #expect(
      try await lines("show", "telescope", "--as", "png", "--output", path, apps: apps)
        == ["Written to \(path)."]
    )
    #expect(scratch.bytes(of: "telescope.png") == [0x89, 0x50, 0x4E, 0x47] + "telescope".utf8)
    #expect(
      try await lines("show", "telescope", "--output", path, apps: apps)
        == ["assistant: error: '--output' needs to know what to write: add --as TYPE"]
    )
    #expect(
      try await lines("show", "telescope", "--as", "image/nothing", apps: apps) == [
        "assistant: error: '--as' cannot be 'image/nothing'; it takes a kind of content such as "
          + "text/plain, png or public.image"
      ]
    )
    #expect(
      try await lines("show", "telescope", "--as", "png", "--output", "/nowhere/x", apps: apps)
        .first?.hasPrefix("assistant: error: '/nowhere/x' cannot be written: ") == true
    )
  }

  @Test func `a migrated intent is performed under its former name`() async throws {
    let apps = [SampleApps.museum]
    #expect(
      try await lines("perform", "PlayTourIntent", apps: apps)
        == ["The guide begins with the whale."]
    )
    #expect(
      try await lines("describe", "PlayGuide", apps: apps).contains("  formerly PlayTourIntent")
    )
  }

  @Test func `intents are found by what is known of them`() async throws {
    #expect(
      try await lines("intents", "PAPERS", "drawer")
        == ["Archive", "  OpenDrawer  Open Drawer: Shows what is in a drawer."]
    )
    #expect(
      try await lines("intents", "elephant")
        == ["assistant: error: no intent is about 'elephant'; 'assistant intents' lists them all"]
    )
    let described = try await lines("describe", "Archive.OpenDrawer")
    #expect(described.contains("  listed under Drawers"))
    #expect(described.contains("  found by papers"))
  }

  @Test func `what is old is listed as such, and a proposal can be looked at`() async throws {
    let apps = [SampleApps.museum]
    let old = "  StartTour      Start Tour (deprecated: Use “Play Guide” instead.)"
    #expect(try await lines("intents", apps: apps).contains(old))
    let look = "  proposed as “Tickets for 3 visitors” (As last Sunday)"
    #expect(try await lines("describe", "BuyTicket", "visitors=3", apps: apps).contains(look))
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
