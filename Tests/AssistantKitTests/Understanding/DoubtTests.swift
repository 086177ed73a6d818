import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct DoubtTests {
  private func understanding(confidence: Double, cost: Double) -> Understanding {
    Understanding(
      utterance: "open doom",
      outcome: .match,
      reading: Reading(
        app: "Library",
        intent: "OpenBook",
        phrase: "Open ${book}",
        confidence: confidence,
        parameters: [],
        alignment: [],
        cost: cost
      )
    )
  }

  @Test(arguments: [
    (0.6, nil, 0.6), (0.6, 0.9, 0.6), (0.6, 1, 0.6), (0.9, 0.7, 0.673), (0.9, 2, 0.9),
  ])
  func `doubts lower a confidence and nothing raises it`(
    confidence: Double,
    sureness: Double?,
    result: Double
  ) {
    let doubted = understanding(confidence: confidence, cost: 0.3)
      .doubted(sureness, threshold: 0.5)
    #expect(doubted.outcome == .match)
    #expect(doubted.reading?.confidence == result)
  }

  @Test func `what becomes too little is refused with the reading as the nearest`() {
    let doubted = understanding(confidence: 0.65, cost: 0.3).doubted(0.65, threshold: 0.5)
    #expect(doubted.outcome == .refused(.belowThreshold))
    #expect(doubted.reading == nil)
    #expect(doubted.alternatives.map(\.intent) == ["OpenBook"])
    let allowed = understanding(confidence: 0.65, cost: 0.3).doubted(0.65, threshold: 0)
    #expect(allowed.outcome == .match)
  }

  @Test func `doubts of one who hears any words refuse nothing`() {
    let doubted = understanding(confidence: 0.9, cost: 0.3)
      .doubted(0.3, threshold: 0.5, refuses: false)
    #expect(doubted.outcome == .match)
    #expect(doubted.reading?.confidence == 0.5)
  }

  @Test(arguments: [
    (0.34, false, 0.69), (0.36, false, 1), (0.34, true, 1), (0.19, true, 0.69), (nil, false, 1),
  ])
  func `one word that is doubted makes a sentence read back`(
    sureness: Double?,
    isOfAnyWords: Bool,
    confidence: Double
  ) {
    let exact = understanding(confidence: 1, cost: 0)
    let doubted = exact.readBack(
      doubting: sureness,
      isOfAnyWords: isOfAnyWords,
      Caution(least: 0.7)
    )
    #expect(doubted.outcome == .match)
    #expect(doubted.reading?.confidence == confidence)
  }

  @Test func `who forgives little need not doubt much`() {
    let confidences = [0.03, 0.15, 0.3, 2].map { cost in
      understanding(confidence: 0.9, cost: cost).doubted(0.5, threshold: 0).reading?.confidence
    }
    #expect(confidences == [0.831, 0.605, 0.406, 0.406])
  }

  @Test func `an exact sentence stands whatever the recogniser doubts`() {
    let exact = understanding(confidence: 1, cost: 0)
    #expect(exact.doubted(0.1, threshold: 0.5) == exact)
  }

  @Test(arguments: [
    (
      "rate this restaurant four stars", "restaurant", "The Restaurant at the End of the Universe",
      true
    ),
    // Whole names, and words for them that are not pointed to.
    ("rate that dune four stars", "dune", "Dune", false),
    (
      "rate restaurant four stars", "restaurant", "The Restaurant at the End of the Universe", false
    ),
  ])
  func `what is only pointed to is read back`(
    sentence: String,
    said: String,
    title: String,
    isDoubted: Bool
  ) {
    #expect(readsBack(sentence, said: said, title: title, "en") == isDoubted)
  }

  @Test(arguments: [
    ("chấm căn phòng này ba sao", "căn phòng", true), ("xóa căn phòng đó", "căn phòng", true),
    // Behind a sort of thing, before a sign and without such a word it is that thing.
    ("chấm cuốn căn phòng này ba sao", "căn phòng", false),
    ("căn phòng đó, chấm ba sao", "căn phòng", false),
    ("chấm căn phòng ba sao", "căn phòng", false),
  ])
  func `where words that point stand behind it is read back as well`(
    sentence: String,
    said: String,
    isDoubted: Bool
  ) {
    #expect(readsBack(sentence, said: said, title: "Room", "vi") == isDoubted)
  }

  private func readsBack(
    _ sentence: String,
    said: String,
    title: String,
    _ language: String
  ) -> Bool {
    let understanding = Understanding(
      utterance: sentence,
      outcome: .match,
      reading: Reading(
        app: "Library",
        intent: "RateBook",
        phrase: "Rate ${book}",
        confidence: 0.8,
        parameters: [
          ParameterReading(
            name: "book",
            value: .known(id: "1", title: title),
            text: said,
            range: 0..<0
          )
        ],
        alignment: [],
        cost: 0.3
      )
    )
    let doubted = understanding.readBackWhatIsPointedTo(
      Caution(least: 0.7),
      Languages.language(for: language)
    )
    return doubted.reading?.confidence ?? 1 < 0.7
  }
}
