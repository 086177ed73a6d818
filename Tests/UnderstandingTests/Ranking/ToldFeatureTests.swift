import PhraseMatcher
import Testing

@testable import Understanding

/// What is counted of sentences with which something is told.
@Suite struct ToldFeatureTests {
  private func ranking(
    _ sentence: String,
    in trade: Trade = FrontDesk.trade()
  ) throws
    -> IntentRanking
  {
    try #require(trade.understander.understand(sentence).ranking)
  }

  private func counts(_ intent: String, in ranking: IntentRanking) throws -> [String: Double] {
    let candidate = try #require(ranking.candidates.first { $0.intent == intent })
    return Dictionary(candidate.counts.map { ($0.feature, $0.count) }) { first, _ in first }
  }

  @Test("words of one's own are counted by what announces them and to whom they are told")
  func toldText() throws {
    let announced = try counts(
      "Message",
      in: ranking("leave a message for Okafor: the taxi is here")
    )
    #expect(announced["announcedText"] == 1)
    let told = try counts("Message", in: ranking("let Mei Chen know we are stuck in traffic"))
    #expect(told["toldText"] == 1)
    #expect(told["announcedText"] == nil)
  }

  @Test("a part of a name is more than no name")
  func partOfName() throws {
    func features(_ sentence: String) throws -> [String] {
      try ranking(sentence).sentenceCounts.map(\.feature)
    }
    #expect(try features("okafor has gone").contains("partOfName"))
    #expect(try !features("everybody has gone").contains("partOfName"))
    #expect(try !features("Chidi Okafor has gone").contains("partOfName"))
  }

  @Test("who tells that something has happened speaks for what keeps it")
  func recording() throws {
    let garden = Trade(
      "en",
      values: ["Crop": ["Gem Lettuce", "Green Bean", "Red Beet"]],
      intents: [
        "RecordHarvest": (
          ["record ${count} ${crop}", "log ${count} ${crop}"],
          ["count": .number, "crop": .name(vocabulary: "Crop")]
        ),
        "PlantCrop": (
          ["plant ${count} ${crop}"], ["count": .number, "crop": .name(vocabulary: "Crop")]
        ),
      ]
    )
    let told = try ranking("we picked four red beet yesterday", in: garden)
    #expect(try counts("RecordHarvest", in: told)["toldForRecording"] == 1)
    #expect(try counts("PlantCrop", in: told)["toldForRecording"] == nil)
    #expect(told.candidates.first { $0.intent == "RecordHarvest" }?.command?.records == true)
  }
}
