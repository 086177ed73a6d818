import Testing

@testable import Understanding

struct SpokenVerbsTests {
  /// The verbs of a sentence about books, each with its place.
  private func verbs(_ sentence: String) -> [String] {
    let chart = SentenceChart(
      sentence,
      values: Library.understander.values,
      phraseWords: Library.understander.lexicon.words,
      language: Library.language
    )
    return zip(chart.tokens.indices, chart.verbs).flatMap { place, verbs in
      verbs.filter { !$0.isLight }.map { "\(place) \($0.name)" }
    }
  }

  @Test(arguments: [
    ("get the stain out", "0 remove"), ("get the wrapper off my shelf", "0 remove"),
    ("get the wrapper off dune", "0 remove"), ("get the wrapper off the old dune", nil),
    ("turn the lamp off", "0 end"), ("turn the lamp off dune", nil),
  ])
  func `behind its particle a clause ends, or tells from where something is taken`(
    sentence: String,
    verb: String?
  ) {
    let found = verbs(sentence)
    if let verb {
      #expect(found.contains(verb))
    } else {
      #expect(!found.contains { $0 == "0 remove" || $0 == "0 end" })
    }
  }

  /// The verbs with which a Vietnamese sentence about films begins.
  private func vietnameseVerbs(_ sentence: String, films: [String]) -> Set<String> {
    let club = FilmClub.vietnamese.understander
    var values = club.values
    values[VocabularyName(app: "Library", vocabulary: "Film")] = .all(
      titled: films,
      in: club.language
    )
    let chart = SentenceChart(
      sentence,
      values: values,
      phraseWords: club.lexicon.words,
      appNames: [["câu", "lạc", "bộ"]],
      language: club.language
    )
    return Set(chart.verbs[0].filter { !$0.isLight }.map(\.name))
  }

  @Test(arguments: [
    ("đem Xích lô ra đây", "open"), ("đem Xích lô lại coi", "open"),
    ("đem Xích lô ra khỏi danh sách", "remove"), ("cho Xích lô vào", "add"),
    ("cho Xích lô vào câu lạc bộ", "add"), ("cho Xích lô qua Đã xem", "move"),
    ("nhét Xích lô vào Vĩ tuyến", "move"),
    ("đưa tôi Xích lô", "open"),
  ])
  func `a verb of direction or purpose behind a thing tells what is done with it`(
    sentence: String,
    verb: String
  ) {
    #expect(vietnameseVerbs(sentence, films: ["Xích lô", "Vĩ tuyến"]) == [verb])
  }

  @Test(arguments: [
    // In a name and before one it tells nothing, and in another clause it is another verb's.
    ("đem Xích lô về Đã xem", "open"), ("cho Xích lô vào Đã xem", "add"),
    ("đem Xích lô rồi mở Vĩ tuyến ra", "open"), ("đem Xích lô, lật Vĩ tuyến ra", "open"),
    ("đưa mẹ vắng nhà", "open"),
  ])
  func `such a verb is no part of a name or of another clause`(sentence: String, verb: String) {
    let films = ["Xích lô", "Vĩ tuyến", "Mẹ vắng nhà"]
    #expect(!vietnameseVerbs(sentence, films: films).contains(verb))
  }

  @Test func `behind an article a verb may be a noun`() {
    #expect(verbs("note dune").contains("0 note"))
    #expect(!verbs("show the note").contains { $0.hasPrefix("2 ") })
  }
}
