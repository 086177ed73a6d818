import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// How likely the intents of a sentence are.
@Suite struct IntentRankingTests {
  private static let weights = RankingWeights(
    intent: [.likeness: 2, .surelyFound: 3, .foundAmongOthers: 1, .foundWithUnknownValue: -1],
    sentence: [.always: 1, .foundNotAsked: 2]
  )

  private static func candidate(_ intent: String, likeness: Double) -> IntentRanking.Candidate {
    IntentRanking.Candidate(
      app: "Shop",
      intent: intent,
      effect: .changes,
      features: [.likeness: likeness]
    )
  }

  private static let ranking = IntentRanking(
    candidates: [candidate("Open", likeness: 0.5), candidate("Close", likeness: 1)],
    sentence: [.always: 1],
    weights: weights
  )

  @Test(arguments: [("my sister never liked it at all", true), ("could you open it please", false)])
  func `words tell where a model says so`(text: String, tell: Bool) {
    var ranking = Self.ranking
    ranking.words = RequestWords(
      Languages.language(for: "en").tokens(in: text),
      names: [],
      in: text
    )
    #expect(!ranking.wordsTell)
    ranking.requests = RequestModel(of: "en")
    #expect(ranking.wordsTell == tell)
  }

  private static func understanding(
    _ outcome: Understanding.Outcome,
    _ intent: String?,
    confidence: Double = 1
  ) -> Understanding {
    Understanding(
      utterance: "shut it",
      outcome: outcome,
      reading: intent.map {
        Reading(
          app: "Shop",
          intent: $0,
          phrase: $0,
          confidence: confidence,
          parameters: [],
          alignment: [],
          cost: 0
        )
      }
    )
  }

  @Test("chances are those of a log-linear model with one more for nothing")
  func chances() {
    // e¹ for each of opening and nothing, e² for closing.
    let chances = Self.ranking.chances
    #expect(abs(chances[0] - 0.2119) < 0.0001)
    #expect(abs(chances[1] - 0.5761) < 0.0001)
    #expect(Self.ranking.best?.candidate.intent == "Close")
  }

  @Test("what was found speaks for its intent, and that nothing was asked speaks against all")
  func found() throws {
    let before = Self.ranking.chances
    let found = Self.ranking.after(Self.understanding(.match, "Open", confidence: 0.95))
    #expect(found.best?.candidate.intent == "Open")
    #expect(found.chances[1] < before[1])
    let refused = Self.ranking.after(Self.understanding(.refused(.notAsked), nil))
    #expect(refused.chances[0] < before[0])
    #expect(refused.chances[1] < before[1])
    let several = Self.ranking.after(Self.understanding(.ambiguous, "Open"))
    #expect(several.chances[0] > before[0])
    let unknown = Self.ranking.after(Self.understanding(.unknownValue, "Close"))
    #expect(unknown.chances[1] < before[1])
  }

  @Test("chances never sum to more than one, however great the numbers are")
  func extremes() {
    var ranking = Self.ranking
    ranking.candidates[0].features[.likeness] = 1_000
    ranking.candidates[1].features[.likeness] = -1_000
    #expect(ranking.chances == [1, 0])
  }

  @Test("there is a weight for what is always counted, and every weight is a number")
  func learnt() {
    #expect(RankingWeights.learnt.sentence[.always] != 0)
    #expect(RankingWeights.learnt.intent.values.allSatisfy { $0.isFinite })
    #expect(RankingWeights.learnt.sentence.values.allSatisfy { $0.isFinite })
  }
}
