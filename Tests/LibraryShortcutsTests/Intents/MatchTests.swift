import AssistantKit
import AssistantREPL
import Foundation
import PhraseMatcher
import Testing

@testable import LibraryShortcuts

extension LibraryTests {
  /// `match` says of a sentence what a conversation makes of it.
  @Suite struct Match {
    /// Every fifth line is enough to have all kinds of sentences.
    private static let step = 5

    private static func session(_ locale: String) async throws -> ScriptedSession {
      let folder = try await LibraryFolder.withLibrary()
      return try await ScriptedSession.start(
        [LibraryVisit.app],
        options: ["--data", folder.path, "--dry-run"],
        locale: locale,
        now: Date(timeIntervalSince1970: 1_800_000_000),
        calendar: Calendar(identifier: .gregorian)
      )
    }

    @Test(
      "what is asked of other apps is refused, with what comes near",
      arguments: [
        "log a wren", "move the rooftop fight to thursday", "mark the ramen as sold out",
        "turn the volume down", "check in mr rosenberg",
      ]
    )
    func foreign(utterance: String) async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.outcome == .refused(.belowThreshold))
      #expect(understanding.reading == nil)
      let nearest = try #require(understanding.alternatives.first)
      #expect(nearest.confidence < 0.5)
    }

    @Test("who names the app asks it, though a name is misspelt")
    func named() async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: "open duune in library")
      #expect(understanding.outcome == .match)
      #expect(understanding.reading?.intent == "OpenBook")
    }

    @Test(
      "what is to be left undone is not done",
      arguments: ["hold off on buying dune", "avoid removing emma"]
    )
    func leftUndone(utterance: String) async throws {
      let session = try await Self.session("en")
      #expect(await session.understanding(of: utterance).outcome == .refused(.negated))
    }

    @Test(
      "the words that were said are what the phrases have first",
      arguments: ["add the joy luck club to my library", "put middlesex in the library"]
    )
    func first(utterance: String) async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.reading?.intent == "AddBook")
      #expect(understanding.reading?.parameters.map(\.name) == ["title"])
    }

    @Test("a text ends where the phrases have the word before the next")
    func nextText() async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: "add after dark by haruki murakami")
      let said = understanding.reading?.parameters.map { [$0.name, $0.text] }
      #expect(said == [["title", "after dark"], ["author", "haruki murakami"]])
    }

    @Test(arguments: ["de", "fr", "es", "ja", "ko", "vi", "zh"])
    func `match and conversation understand the same`(locale: String) async throws {
      let session = try await Self.session(locale)
      let file = Bundle.module.bundleURL.appendingPathComponent("Talk/\(locale).tsv")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .compactMap { TalkLine(parsing: $0)?.lines.first }
      var understood = 0
      for place in stride(from: 0, to: lines.count, by: Self.step) {
        let channel = RecordingChannel()
        await session.assistant(over: channel).respond(to: lines[place])
        guard let conversation = channel.match else { continue }
        let match = await session.understanding(of: lines[place])
        #expect(match == conversation, "\(lines[place])")
        if match.outcome == .match { understood += 1 }
      }
      #expect(understood > 0)
    }
  }
}
