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

  /// A workbench whose two intents are kept and done in a language.
  struct Bench: CustomTestStringConvertible, Sendable {
    var code: String
    var name: String
    var keeping: [String]
    var doing: [String]
    var told: String

    var testDescription: String { "\(code): \(told)" }
  }

  @Test(
    "in every language verbs of entering and ticking off keep what has happened",
    arguments: [
      Bench(
        code: "de",
        name: "Salat",
        keeping: ["Trage ${crop} ein", "${crop} als erledigt abhaken"],
        doing: ["Pflanze ${crop}", "${crop} pflanzen"],
        told: "gestern habe ich Salat geerntet"
      ),
      Bench(
        code: "fr",
        name: "Laitue",
        keeping: ["Coche ${crop}", "Saisis ${crop}"],
        doing: ["Plante ${crop}"],
        told: "hier j'ai récolté la laitue"
      ),
      Bench(
        code: "es",
        name: "Lechuga",
        keeping: ["Marca ${crop}", "Contabiliza ${crop}"],
        doing: ["Planta ${crop}"],
        told: "ayer coseché la lechuga"
      ),
      Bench(
        code: "ja",
        name: "レタス",
        keeping: ["${crop}をチェック", "${crop}を報告して"],
        doing: ["${crop}を植えて"],
        told: "昨日レタスを収穫した"
      ),
      Bench(
        code: "zh",
        name: "生菜",
        keeping: ["登记${crop}", "给${crop}打卡", "录入${crop}"],
        doing: ["种${crop}"],
        told: "昨天收了生菜"
      ),
      Bench(
        code: "ko",
        name: "상추",
        keeping: ["${crop} 체크해 줘", "${crop} 기입"],
        doing: ["${crop} 심어 줘"],
        told: "어제 상추 수확했어"
      ),
      Bench(
        code: "vi",
        name: "Xà lách",
        keeping: ["Đánh dấu ${crop}", "Điểm danh ${crop}"],
        doing: ["Trồng ${crop}"],
        told: "hôm qua tôi đã hái xà lách"
      ),
    ]
  )
  func recordingEverywhere(_ bench: Bench) throws {
    let crop = IntentFrame.Kind.name(vocabulary: "Crop")
    let garden = Trade(
      bench.code,
      values: ["Crop": [bench.name]],
      intents: ["Keep": (bench.keeping, ["crop": crop]), "Do": (bench.doing, ["crop": crop])]
    )
    let told = try ranking(bench.told, in: garden)
    #expect(try counts("Keep", in: told)["toldForRecording"] == 1)
    #expect(try counts("Do", in: told)["toldForRecording"] == nil)
  }

  @Test("what frees and what holds are told apart where the verb stands apart from its particle")
  func partedReversal() throws {
    let table = IntentFrame.Kind.name(vocabulary: "Table")
    let restaurant = Trade(
      "de",
      values: ["Table": ["Fenstertisch", "Ecktisch"]],
      intents: [
        "Hold": (["Halte ${table} bereit"], ["table": table]),
        "Free": (["Gib ${table} frei"], ["table": table]),
      ]
    )
    let freed = try ranking("den Ecktisch brauchen wir nicht mehr", in: restaurant)
    #expect(try counts("Free", in: freed)["reversalSaid"] == 1)
    #expect(try counts("Hold", in: freed)["reversalOfOther"] == 1)
  }
}
