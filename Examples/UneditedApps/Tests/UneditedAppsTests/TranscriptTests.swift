import AssistantTesting
import Foundation
import Recipes
import Testing

/// Conversations that `kitchen --record FILE` has written down, one after the other since they share one store.
@Suite(.serialized) struct TranscriptTests {
  @Test(arguments: ["cooking.de", "cooking.en", "cooking.ko"])
  func `a conversation goes as it was recorded`(name: String) async throws {
    let file = try #require(
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Transcripts")
    )
    let recorded = try Transcript(parsing: String(contentsOf: file, encoding: .utf8))
    let pantry = await App(
      RecipesLaunch.shortcuts,
      intents: RecipesLaunch.intents,
      strings: RecipesLaunch.strings
    ) { _ in try await RecipesLaunch.prepare() }
    let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let now = try await recorded.replayed(with: [pantry], dataDirectory: folder)
    #expect(now.lines == recorded.lines)
  }
}
