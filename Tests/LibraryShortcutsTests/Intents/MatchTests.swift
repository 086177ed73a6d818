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

    @Test(arguments: ["de", "fr", "es", "ja", "ko", "vi", "zh"])
    func `match and conversation understand the same`(locale: String) async throws {
      let folder = try await LibraryFolder.withLibrary()
      let session = try await ScriptedSession.start(
        [LibraryVisit.app],
        options: ["--data", folder.path, "--dry-run"],
        locale: locale,
        now: Date(timeIntervalSince1970: 1_800_000_000),
        calendar: Calendar(identifier: .gregorian)
      )
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
