import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

/// What is asked for with one clause of a sentence that tells anything beside it.
@Suite struct CuttingTests {
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

  private func understand(_ utterance: String) async throws -> Understanding {
    let settings = Samples.settings()
    let interpreter = Interpreter(
      index: SentenceIndex(
        try PhraseMatcher(PhraseCatalog(apps: [Self.app]), language: settings.language)
      ),
      apps: [],
      settings: settings
    ) { Issue.record("\($0)") }
    return await interpreter.understand(utterance)
  }

  @Test(arguments: [
    ("track the comet, whales ahoy by the breakwater", "TrackShip"),
    ("huge queue at the pier this morning. reserve borealis", "BookTrip"),
    ("cancel the trip with the comet, my uncle said hurricanes ruin everything", "CancelTrip"),
  ])
  func `beside what is asked for anything may be told`(
    utterance: String,
    intent: String
  ) async throws {
    let understanding = try await understand(utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == intent)
    #expect(understanding.reading?.parameters.count == 1)
    #expect(understanding.utterance == utterance)
  }

  @Test func `what stands where is told of the whole sentence`() async throws {
    let utterance = "huge queue at the pier this morning. reserve borealis"
    let reading = try #require(try await understand(utterance).reading)
    let said = Array(utterance.utf8)
    let ship = try #require(reading.parameters.first)
    #expect(String(decoding: said[ship.range], as: UTF8.self) == "borealis")
    for piece in reading.alignment where !piece.heard.isEmpty {
      #expect(String(decoding: said[piece.range], as: UTF8.self) == piece.heard)
    }
  }

  @Test(arguments: [
    "i would never, ever, cancel the trip with the comet",
    "please don't, whatever the pier says, reserve borealis",
    "if the whales come, cancel the trip with the comet",
    "cancel the trip with the comet, she said",
    "my uncle would cancel the trip with the comet, whales or not",
  ])
  func `what holds for a clause is not cut from it`(utterance: String) async throws {
    #expect(try await understand(utterance).outcome != .match)
  }
}
