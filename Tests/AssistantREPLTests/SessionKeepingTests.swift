import AssistantKit
import Foundation
import SpokenLanguage
import TestSupport
import Testing

@testable import AssistantREPL

/// What is kept of conversations, and where.
@Suite struct SessionKeepingTests {
  private let folder: ScratchFolder
  private let catalog: String

  init() throws {
    folder = try ScratchFolder()
    catalog = try folder.write(
      #"{"version":2,"apps":[{"name":"Pantry","shortcuts":[{"intent":"ListJars","phrases":["list the jars"]}],"intents":[{"intent":"ListJars","title":"List Jars","run":["true"]}]}]}"#,
      to: "apps.json"
    )
  }

  /// A channel that nobody listens to.
  private struct SilentChannel: ConversationChannel {
    let commands: Set<ConversationCommand> = []
    func emit(_ event: ConversationEvent) async {}
    func answer(to question: Question) async -> ChannelAnswer { .end }
  }

  /// What is kept of one sentence that nobody understands, by the names of files.
  private func kept(_ words: [String]) async throws -> [String] {
    let session = try await Session.start(
      try Arguments(["run", "x", "--catalog", catalog] + words),
      apps: [],
      environment: [
        "XDG_STATE_HOME": folder.path("state"), "XDG_CACHE_HOME": folder.path("cache"),
      ],
      console: Console(output: .nullDevice, diagnostics: .nullDevice),
      moment: (Date(timeIntervalSince1970: 1_795_255_200), Calendar(identifier: .gregorian))
    )
    let channel = try session.recorded(SilentChannel())
    await channel.emit(.heard("feed the cat"))
    _ = await session.assistant(over: channel).respond(to: "feed the cat")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path("state/assistant"))
    return (files ?? []).sorted()
  }

  @Test func `what was not understood is kept, unless that was not wanted`() async throws {
    #expect(try await kept(["--keep-misses", "off"]) == [])
    #expect(try await kept([]) == ["misses.jsonl"])
  }

  @Test func `a record begins with what it takes to replay it`() async throws {
    let file = folder.path("talk.txt")
    _ = try await kept(["--record", file, "--dry-run", "--open-when-run", "off", "--locale", "en"])
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(
      String.init
    )
    #expect(
      lines.prefix(3) == [
        "# locale: en", "# now: 2026-11-21T10:00:00Z", "# options: --dry-run --open-when-run off",
      ]
    )
    #expect(lines.contains("> feed the cat"))
  }

  @Test(arguments: [
    (["--data", "/somewhere"], ["HOME": "/home/x"], true), ([], ["HOME": "/home/x"], true),
    ([], ["XDG_STATE_HOME": "/state"], true), ([], [:], false),
  ]) func `the search index is kept where there is a place for it`(
    words: [String],
    environment: [String: String],
    isKept: Bool
  ) throws {
    #expect((Session.keptIndex(try Arguments(words), environment) != nil) == isKept)
  }
}
