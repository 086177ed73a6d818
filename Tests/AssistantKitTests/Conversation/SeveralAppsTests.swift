import AppIntents
import PhraseMatcher
import Testing

@testable import AssistantKit

/// Which app is meant where several could be.
@Suite struct SeveralAppsTests {
  private func app(
    _ name: String,
    intent: String = "OpenDoor",
    phrase: String = "Open the door of ${applicationName}"
  ) -> PhraseCatalog.App {
    PhraseCatalog.App(
      name: name,
      shortcuts: [PhraseCatalog.Shortcut(intent: intent, phrases: [PhraseCatalog.Phrase(phrase)])]
    )
  }

  private func converse(
    _ apps: [PhraseCatalog.App],
    _ utterance: String,
    _ channel: ScriptedChannel
  ) async throws -> ExchangeOutcome {
    let settings = Samples.settings()
    let catalog = PhraseCatalog(apps: apps)
    return await Assistant(
      apps: [],
      index: SentenceIndex(try PhraseMatcher(catalog, language: settings.language)),
      channel: channel,
      settings: settings,
      warn: { Issue.record("\($0)") }
    ).respond(to: utterance)
  }

  @Test func `the same sentence in two apps is asked about by app`() async throws {
    let channel = ScriptedChannel("the museum")
    let outcome = try await converse([app("Library"), app("Museum")], "open the door", channel)
    #expect(outcome == .done)
    #expect(channel.questions.map(\.prompt) == ["In which app?"])
    #expect(channel.questions.first?.options.map(\.title).sorted() == ["Library", "Museum"])
    #expect(channel.questions.first?.intent == nil)
  }

  @Test func `an app that is named is not asked about`() async throws {
    let channel = ScriptedChannel()
    let apps = [app("Library"), app("Museum")]
    #expect(try await converse(apps, "open the door of museum", channel) == .done)
    #expect(channel.questions.isEmpty)
  }

  @Test func `whoever names neither is asked again`() async throws {
    let channel = ScriptedChannel("the station", "library")
    #expect(
      try await converse([app("Library"), app("Museum")], "open the door", channel) == .done
    )
    #expect(channel.log.contains("error answer: “the station” is none of these."))
  }
}
