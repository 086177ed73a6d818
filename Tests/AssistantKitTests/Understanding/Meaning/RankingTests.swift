import PhraseMatcher
import Testing

@testable import AssistantKit

/// What is made of sentences that neither phrases nor the kinds of verbs tell, by all that speaks for each intent.
@Suite struct RankingTests {
  @Test func `where none alone is likely, the few are offered that are likely together`()
    async throws
  {
    let understanding = try await Ferry.app.understanding(of: "sort me out with the comet")
    #expect(understanding.outcome == .ambiguous)
    #expect(understanding.equalReadings.map(\.intent) == ["BookTrip", "CancelTrip"])
    #expect(understanding.equalReadings.allSatisfy { $0.parameters.count == 1 })
  }

  @Test(
    "what names nothing may have been said to anybody",
    arguments: ["what is the weather like", "could you please call a taxi"]
  )
  func unnamed(utterance: String) async throws {
    #expect(try await Ferry.app.understanding(of: utterance).outcome != .match)
  }

  @Test(
    "a question that an intent answers by showing something asks for that",
    arguments: ["has the borealis arrived yet", "is the kestrel on its way", "when is the comet"]
  )
  func question(utterance: String) async throws {
    let understanding = try await Ferry.app.understanding(of: utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == "TrackShip")
    #expect(understanding.reading?.parameters.count == 1)
  }

  @Test("what is likely and not told by its words is read back, and not where more is asked of it")
  func readBack() async throws {
    let utterance = "has the borealis arrived yet"
    let confidence = try #require(
      try await Ferry.app.understanding(of: utterance).reading?.confidence
    )
    #expect(confidence < Samples.settings().readsBackBelow)
    #expect(try await Ferry.app.understanding(of: utterance, threshold: 0.9).outcome != .match)
  }

  @Test("what says to which kind of thing something is done asks which it is")
  func which() async throws {
    let quay = PhraseCatalog.App(
      name: "Quay",
      shortcuts: [Ferry.shortcut("OpenShip", "Open Ship", ["Open ${ship} in ${applicationName}"])],
      vocabularies: Ferry.app.vocabularies
    )
    let understanding = try await quay.understanding(of: "open a ship")
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
    #expect(try await Ferry.app.understanding(of: utterance).outcome != .match)
  }
}
