import Foundation
import TestSupport
import Testing

/// The executable with an app that is nothing but a file: it is searched and found like any other.
@Suite struct OutsideSearchTests {
  private let program: Program
  private let catalog: String

  init() throws {
    program = try Program()
    catalog = try program.home.write(
      """
      {"version": 1, "apps": [{"name": "Player", "shortcuts": [
        {"intent": "Play", "phrases": ["Play ${song} in ${applicationName}"]}
      ], "intents": [
        {"intent": "Play", "title": "Play Song", "onlyShows": true, "parameters": [
          {"name": "song", "title": "Song", "type": "Song"}
        ], "run": ["true"], "dialog": "Playing ${song}."}
      ], "vocabularies": {"Song": {"title": "Song", "properties": [
        {"name": "artist", "title": "Artist"},
        {"name": "length", "title": "Length", "type": "@integer"}
      ], "values": [
        {"id": "1", "title": "Feeling Good", "properties": {"artist": "Nina Simone", "length": 173}},
        {"id": "2", "title": "Sinnerman", "properties": {"artist": "Nina Simone", "length": 620}},
        {"id": "3", "title": "So What", "properties": {"artist": "Miles Davis", "length": 562}}
      ]}}}]}
      """,
      to: "player.json"
    )
  }

  @Test func `what was found by words is opened`() async throws {
    let run = try await program.run(
      "search",
      "feeling",
      "--catalog",
      catalog,
      "--answer",
      "yes"
    )
    #expect(run.output.contains("Feeling Good (Song)"))
    #expect(run.output.contains("Playing Feeling Good."))
    #expect(run.status == 0)
  }

  @Test func `it is found by what it has`() async throws {
    let run = try await program.run(
      "find",
      "songs where artist is Nina Simone sorted by length",
      "--catalog",
      catalog
    )
    let short = run.output.range(of: "Feeling Good")
    let long = run.output.range(of: "Sinnerman")
    #expect(short != nil && long != nil, "\(run.output)")
    if let short, let long { #expect(short.lowerBound < long.lowerBound) }
    #expect(!run.output.contains("So What"))
    #expect(run.status == 0)
  }

  @Test func `matching goes the same with the catalogue that was kept`() async throws {
    let lines = "play so what in player\nplay sinerman in player\nfeed the cat\n"
    func answers() async throws -> [String] {
      try await program.run(["match", "--json", "--catalog", catalog], input: Array(lines.utf8))
        .lines
    }
    let first = try await answers()
    #expect(first.count == 3)
    #expect(try await answers() == first)
    let text = String(decoding: program.home.bytes(of: "player.json"), as: UTF8.self)
    _ = try program.home.write(text.replacing("So What", with: "So Why"), to: "player.json")
    let changed = try await answers()
    #expect(changed[0] != first[0])
    #expect(changed[2] == first[2])
  }
}
