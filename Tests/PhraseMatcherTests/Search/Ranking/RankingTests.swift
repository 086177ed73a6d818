import SpokenLanguage
import Testing

@testable import PhraseMatcher

/// What is made of derivations, however they were found.
@Suite struct RankingTests {
  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Shelf",
      shortcuts: [
        PhraseCatalog.Shortcut(intent: "Close", phrases: ["Close", "Shut"]),
        PhraseCatalog.Shortcut(intent: "Lock", phrases: ["Lock"]),
      ],
      negativePhrases: ["Clothe"]
    )
  ])

  private let index: PhraseIndex
  private let sentence: HeardSentence

  init() throws {
    let language = PlainLanguage()
    index = try PhraseMatcher(Self.catalog, language: language).index
    sentence = HeardSentence("close", words: index.words, language: language)
  }

  /// The place of a phrase in the index.
  private func phrase(_ text: String) throws -> Int {
    try #require(index.phrases.indices.first { index.phrases[$0].text == text })
  }

  private func derivation(_ text: String, cost: Float) throws -> Derivation {
    Derivation(phrase: try phrase(text), cost: cost, evidence: 1, steps: [], fills: [])
  }

  private func ranking(_ found: (String, Float)...) throws -> Ranking {
    let derivations = try found.map { try derivation($0.0, cost: $0.1) }
    return Ranking(derivations, sentence: sentence, index: index)
  }

  private func intents(_ ranking: Ranking) -> [String] { ranking.candidates.map(\.reading.intent) }

  @Test func `what costs less comes first`() throws {
    #expect(intents(try ranking(("Lock", 0.3), ("Close", 0.1))) == ["Close", "Lock"])
    #expect(intents(try ranking(("Close", 0.3), ("Lock", 0.1))) == ["Lock", "Close"])
  }

  @Test func `of one meaning only the best reading stays`() throws {
    let ranking = try ranking(("Shut", 0.4), ("Close", 0.1), ("Lock", 0.2))
    #expect(intents(ranking) == ["Close", "Lock"])
    #expect(ranking.candidates[0].reading.phrase == "Close")
  }

  @Test func `what is said word by word is certain, and nothing else is`() throws {
    #expect(try ranking(("Close", 0)).candidates[0].reading.confidence == 1)
    let near = try ranking(("Close", 0.01)).candidates[0].reading.confidence
    #expect(near < 1 && near > 0.9)
  }

  @Test func `the more speaks against a reading the less likely it is`() throws {
    let confidences = try stride(from: Float(0), through: 1, by: 0.1).map {
      try ranking(("Close", $0)).candidates[0].reading.confidence
    }
    #expect(confidences == confidences.sorted(by: >))
    #expect(confidences[10] < 0.5)
  }

  @Test func `equal readings share the chance, one that is far takes next to nothing`() throws {
    let equal = try ranking(("Close", 0.1), ("Lock", 0.1))
    #expect(equal.isTied && equal.isDoubtful)
    let shares = equal.candidates.map(\.reading.confidence)
    #expect(shares[0] == shares[1])
    let alone = try ranking(("Close", 0.1)).candidates[0].reading.confidence
    #expect(abs(shares[0] * 2 - alone) < 0.002)
    let far = try ranking(("Close", 0.1), ("Lock", 0.9))
    #expect(!far.isTied && !far.isDoubtful)
    #expect(abs(far.candidates[0].reading.confidence - alone) < 0.01)
  }

  @Test func `a phrase that must start nothing is no reading, and it is known how near it is`()
    throws
  {
    let ranking = try ranking(("Close", 0.4), ("Clothe", 0.2))
    #expect(intents(ranking) == ["Close"])
    #expect(ranking.nearestNegative?.cost == 0.2 && ranking.nearestNegative?.additions == 0)
    #expect(try self.ranking(("Close", 0.4)).nearestNegative?.cost == nil)
  }

  @Test func `what speaks against a sentence speaks against all its readings`() throws {
    var ranking = Ranking(index)
    ranking.add([try derivation("Close", cost: 0)], of: sentence, handicap: 0.3)
    ranking.add([try derivation("Lock", cost: 0.1)], of: sentence)
    ranking.settle()
    #expect(intents(ranking) == ["Lock", "Close"])
  }
}
