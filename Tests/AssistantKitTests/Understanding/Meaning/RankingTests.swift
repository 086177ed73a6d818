import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

/// What is made of sentences that neither phrases nor the kinds of verbs tell, by all that speaks for each intent.
@Suite struct RankingTests {
  private static let app = PhraseCatalog.App(
    name: "Ferry",
    shortcuts: [
      shortcut("TrackShip", "Track Ship", ["Track ${ship}", "Where is ${ship}"]),
      shortcut("CancelTrip", "Cancel Trip", ["Cancel the trip with ${ship}"]),
      shortcut("BookTrip", "Book Trip", ["Book a trip with ${ship}", "Reserve ${ship}"]),
    ],
    vocabularies: [
      "Ship": [
        PhraseCatalog.Value(id: "comet", title: "Comet"),
        PhraseCatalog.Value(id: "borealis", title: "Borealis"),
        PhraseCatalog.Value(id: "kestrel", title: "Kestrel"),
      ]
    ]
  )

  private static func shortcut(
    _ intent: String,
    _ title: String,
    _ phrases: [String]
  ) -> PhraseCatalog.Shortcut {
    PhraseCatalog.Shortcut(
      intent: intent,
      title: title,
      phrases: phrases.map { PhraseCatalog.Phrase($0) },
      parameters: ["ship": "Ship"]
    )
  }

  @Test(
    "what names nothing may have been said to anybody",
    arguments: ["what is the weather like", "could you please call a taxi"]
  )
  func unnamed(utterance: String) async throws {
    #expect(try await understand(utterance).outcome != .match)
  }

  private func understand(
    _ utterance: String,
    in app: PhraseCatalog.App = Self.app,
    threshold: Double? = nil
  ) async throws -> Understanding {
    var settings = Samples.settings()
    settings.threshold = threshold
    let interpreter = Interpreter(
      index: SentenceIndex(
        try PhraseMatcher(PhraseCatalog(apps: [app]), language: settings.language)
      ),
      apps: [],
      settings: settings
    ) { Issue.record("\($0)") }
    return await interpreter.understand(utterance)
  }

  @Test(
    "a question that an intent answers by showing something asks for that",
    arguments: ["has the borealis arrived yet", "is the kestrel on its way", "when is the comet"]
  )
  func question(utterance: String) async throws {
    let understanding = try await understand(utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == "TrackShip")
    #expect(understanding.reading?.parameters.count == 1)
  }

  @Test("what is likely and not told by its words is read back, and not where more is asked of it")
  func readBack() async throws {
    let utterance = "has the borealis arrived yet"
    let confidence = try #require(try await understand(utterance).reading?.confidence)
    #expect(confidence < Samples.settings().readsBackBelow)
    #expect(try await understand(utterance, threshold: 0.9).outcome != .match)
  }

  @Test("what says to which kind of thing something is done asks which it is")
  func which() async throws {
    let quay = PhraseCatalog.App(
      name: "Quay",
      shortcuts: [Self.shortcut("OpenShip", "Open Ship", ["Open ${ship} in ${applicationName}"])],
      vocabularies: Self.app.vocabularies
    )
    let understanding = try await understand("open a ship", in: quay)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == "OpenShip")
    #expect(understanding.reading?.parameters.isEmpty == true)
  }

  @Test(
    "what is not to be done is not done, however likely its intent is",
    arguments: [
      "don't cancel the trip with the comet", "never book the kestrel",
      "i already cancelled the comet",
    ]
  )
  func nothing(utterance: String) async throws {
    #expect(try await understand(utterance).outcome != .match)
  }
}
