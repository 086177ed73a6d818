import PhraseMatcher
import Testing

@testable import Understanding

/// What is counted of sentences to a bicycle workshop.
@Suite struct RankingFeatureTests {
  private func ranking(_ utterance: String) throws -> IntentRanking {
    try #require(Workshop.understander.understand(utterance).ranking)
  }

  private func counts(_ intent: String, in ranking: IntentRanking) throws -> [String: Double] {
    let candidate = try #require(ranking.candidates.first { $0.intent == intent })
    return Dictionary(candidate.counts.map { ($0.feature, $0.count) }) { first, _ in first }
  }

  @Test("values that an intent takes and does not take are counted apart")
  func values() throws {
    let ranking = try ranking("the red trek gets fetched on friday")
    let pickup = try counts("SetPickup", in: ranking)
    #expect(pickup["named"] == 1)
    #expect(pickup["moment"] == 1)
    #expect(pickup["isComplete"] == 1)
    let show = try counts("ShowJob", in: ranking)
    #expect(show["named"] == 1)
    #expect(show["foreignMoment"] == 1)
    let courier = try counts("BookCourier", in: ranking)
    #expect(courier["named"] == nil)
    #expect(courier["foreignName"] == 1)
  }

  @Test("who takes all that is named and dated is told from who takes a part of it")
  func takers() throws {
    let ranking = try ranking("the red trek gets fetched on friday")
    #expect(try counts("SetPickup", in: ranking)["takesAll"] == 0.5)
    #expect(try counts("BringIn", in: ranking)["takesAll"] == 0.5)
    #expect(try counts("ShowJob", in: ranking)["takesAll"] == nil)
    let nothing = try self.ranking("how are things going")
    #expect(try counts("ShowJob", in: nothing)["takesAll"] == nil)
  }

  @Test("the nouns of a phrase are counted as they stand there")
  func nouns() throws {
    let ranking = try ranking("is there still a courier")
    let courier = try counts("BookCourier", in: ranking)["nouns"] ?? 0
    #expect(courier > 0)
    #expect(try counts("ShowJob", in: ranking)["nouns"] == nil)
  }

  @Test("what is told before a command is not missing in it")
  func told() throws {
    let ranking = try ranking("the kids puky has such a squeaky old bell, plan a pickup on friday")
    let pickup = try counts("SetPickup", in: ranking)
    #expect(ranking.isOfClause)
    #expect((pickup["told"] ?? 0) > 0)
    #expect(pickup["missing"] == nil)
  }

  @Test("words that mean about what those of a phrase do are near to it")
  func likeness() throws {
    let ranking = try ranking("reserve a messenger at four")
    let courier = try counts("BookCourier", in: ranking)["likeness"] ?? 0
    let stand = try counts("RunStand", in: ranking)["likeness"] ?? 0
    #expect(courier > stand)
  }

  @Test("what was done is counted, and that a question asks for knowledge")
  func sentence() throws {
    let past = try ranking("who picked up the red trek").sentenceCounts.map(\.feature)
    #expect(past.contains("past"))
    let command = try ranking("fetch the red trek on friday").sentenceCounts.map(\.feature)
    #expect(!command.contains("past"))
    #expect(command.contains("always"))
  }

  @Test(
    "what undoes something is told apart from what it undoes, by what the sentence says of that"
  )
  func reversal() throws {
    let undone = FrontDesk.trade().understander.understand("take Mr Fischer off the list")
      .ranking
    let ranking = try #require(undone)
    #expect(try counts("CheckOut", in: ranking)["reversalSaid"] == 1)
    #expect(try counts("CheckIn", in: ranking)["reversalOfOther"] == 1)
    let done = try #require(
      FrontDesk.trade().understander.understand("Mr Fischer has arrived now").ranking
    )
    #expect(try counts("CheckOut", in: done)["reversalUnsaid"] == 1)
    #expect(try counts("CheckIn", in: done)["reversalOfOther"] == nil)
  }

  @Test("only the likeliest intents are read")
  func commands() throws {
    let ranking = try ranking("the red trek gets fetched on friday")
    #expect(ranking.candidates.count { $0.command != nil } == IntentRanking.mostCommands)
  }

  @Test("what a pronoun of the last clause stands for is counted, also behind a denial")
  func lastClause() throws {
    let ranking = try ranking("the red trek won't be done today after all, delay it to friday")
    #expect(ranking.isOfClause)
    #expect(try counts("SetPickup", in: ranking)["referred"] == 1)
    let pickup = ranking.candidates.first { $0.intent == "SetPickup" }?.command
    #expect(
      pickup?.reading.parameters.contains { $0.value == .known(id: "Red Trek", title: "Red Trek") }
        == true
    )
  }

  @Test(
    "a question about what only one intent shows speaks for it, but not where it has a verb of change"
  )
  func onlyShowing() throws {
    #expect(try counts("ShowJob", in: ranking("where is the red trek"))["onlyShowing"] == 1)
    #expect(
      try counts("ShowJob", in: ranking("when did you start the red trek"))["onlyShowing"] == nil
    )
    #expect(try counts("SetPickup", in: ranking("where is the red trek"))["onlyShowing"] == nil)
  }
}
