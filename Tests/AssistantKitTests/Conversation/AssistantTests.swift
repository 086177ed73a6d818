import AppIntents
import PhraseMatcher
import Testing

@testable import AssistantKit

/// Exchanges with a catalogue that has no code behind it.
@Suite struct AssistantTests {
  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(intent: "Cancel", phrases: ["Cancel"]),
      ],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "Dune"), PhraseCatalog.Value(id: "a", title: "Emma"),
          PhraseCatalog.Value(id: "b", title: "Emma"),
        ]
      ]
    )
  ])

  private func assistant(_ channel: ScriptedChannel, threshold: Double? = nil) throws -> Assistant {
    var settings = Samples.settings()
    settings.threshold = threshold
    return Assistant(
      apps: [],
      index: SentenceIndex(try PhraseMatcher(Self.catalog, language: settings.language)),
      channel: channel,
      settings: settings,
      warn: { Issue.record("\($0)") }
    )
  }

  @Test func `an utterance is heard, matched and done`() async throws {
    let channel = ScriptedChannel()
    #expect(try await assistant(channel).respond(to: "open dune in library") == .done)
    #expect(
      channel.log == [
        "heard open dune in library", "match match", "result OpenBook -", "done done",
      ]
    )
  }

  @Test func `equal readings are asked about`() async throws {
    let channel = ScriptedChannel("the second one")
    #expect(try await assistant(channel).respond(to: "open emma in library") == .done)
    #expect(channel.questions.map(\.options.count) == [2])
    #expect(channel.log.suffix(2) == ["result OpenBook -", "done done"])
  }

  @Test func `a question that is left ends the exchange`() async throws {
    for (answers, outcome) in [
      ([ChannelAnswer.line("cancel")], ExchangeOutcome.cancelled), ([.interrupted], .cancelled),
      ([], .abandoned),
    ] {
      let channel = ScriptedChannel(answers)
      #expect(try await assistant(channel).respond(to: "open emma in library") == outcome)
      #expect(!channel.log.contains { $0.hasPrefix("result") })
      #expect(channel.log.last == "done \(outcome.rawValue)")
    }
  }

  @Test func `a phrase goes before the assistant's own words`() async throws {
    let channel = ScriptedChannel()
    let assistant = try assistant(channel)
    #expect(await assistant.respond(to: "cancel") == .done)
    #expect(channel.log.contains("result Cancel -"))
    #expect(await assistant.respond(to: "quit") == .quit)
    #expect(await assistant.respond(to: "help") == .done)
  }

  @Test func `the assistant's own words are nothing where the channel has none`() async throws {
    let channel = ScriptedChannel([], commands: [])
    #expect(try await assistant(channel).respond(to: "help") == .refused)
  }

  @Test(arguments: ["", "   ", "\u{0}"])
  func `nothing said is nothing done`(utterance: String) async throws {
    let channel = ScriptedChannel()
    #expect(try await assistant(channel).respond(to: utterance) == .empty)
    #expect(channel.log.count == 3)
  }

  @Test(arguments: ["...", "🙂"])
  func `signs without words have an answer`(utterance: String) async throws {
    let channel = ScriptedChannel()
    #expect(try await assistant(channel).respond(to: utterance) == .refused)
    #expect(channel.log.contains { $0.hasPrefix("error notUnderstood: There are no words in") })
  }

  @Test func `an unknown value and an unknown sentence are told apart`() async throws {
    let channel = ScriptedChannel()
    let assistant = try assistant(channel)
    #expect(await assistant.respond(to: "open the necronomicon in library") == .refused)
    #expect(channel.log.contains("error unknownValue: I know no book called “the necronomicon”."))
    #expect(await assistant.respond(to: "feed the cat") == .refused)
    #expect(channel.log.contains { $0.hasPrefix("error notUnderstood: I can't do that.") })
  }
}
