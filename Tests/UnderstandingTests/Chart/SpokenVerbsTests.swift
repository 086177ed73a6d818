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

  @Test func `behind an article a verb may be a noun`() {
    #expect(verbs("note dune").contains("0 note"))
    #expect(!verbs("show the note").contains { $0.hasPrefix("2 ") })
  }
}
