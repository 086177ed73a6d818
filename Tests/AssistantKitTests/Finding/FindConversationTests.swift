import AppIntents
import PhraseMatcher
import Testing

@testable import AssistantKit

@Suite struct FindConversationTests {
  private func lines(
    _ answers: [String],
    _ locale: String = "en",
    _ act: (Assistant) async -> Void
  ) async throws -> [String] {
    let settings = Samples.settings(locale)
    let app = RunningApp(
      definition: AppDefinition(
        provider: NovelShortcuts.self,
        localization: AppLocalization(locale: locale)
      )
    )
    let catalog = PhraseCatalog(apps: [await app.catalog(deadline: .seconds(86_400)) { _ in }])
    let channel = ScriptedChannel(answers.map { .line($0) })
    let assistant = Assistant(
      apps: [app],
      index: SentenceIndex(try PhraseMatcher(catalog, language: settings.language)),
      channel: channel,
      settings: settings
    ) { _ in }
    await act(assistant)
    return channel.log
  }

  @Test func `nothing said is asked for, step by step`() async throws {
    let lines = try await lines(
      [
        "author", "contains", "austen", "2", "year", "5", "1815", "1816", "1",
        "title", "2", "all",
      ]
    ) { await $0.find("") }
    #expect(
      lines.contains { $0.hasPrefix("found") && $0.contains("Emma") && !$0.contains("Pers") }
    )
    #expect(lines.suffix(2) == ["result find Emma", "done done"])
  }

  @Test func `a request at the prompt finds, a phrase comes first`() async throws {
    let found = try await lines([]) { await $0.respond(to: "find books by herbert") }
    #expect(found.contains { $0.contains("Dune") })
    let opened = try await lines([]) { await $0.respond(to: "read dune in novel") }
    #expect(!opened.contains { $0.contains("Frank Herbert") })
  }

  @Test func `a request at the prompt is told like the reading of a phrase`() async throws {
    let found = try await lines([]) { await $0.respond(to: "find books by herbert") }
    #expect(Array(found.prefix(2)) == ["heard find books by herbert", "match match"])
    let match = Assistant.match(
      "tìm sách của Lê",
      to: "find",
      of: "Novel",
      phrase: "Sách",
      [("author", "Lê"), ("title", "nowhere")]
    )
    #expect(match.outcome == .match && match.reading?.intent == "find")
    #expect(match.reading?.parameters.map(\.name) == ["author"])
    #expect(match.reading?.parameters.first?.range == 17..<20)
  }

  @Test func `what cannot be joined is told and not refused without a reason`() async throws {
    let lines = try await lines([]) {
      await $0.respond(to: "find books by herbert or austen after 1900")
    }
    #expect(lines.contains { $0.hasPrefix("error notUnderstood: Conditions hold together") })
  }
}
