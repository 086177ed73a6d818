import SpokenLanguage
import Testing

@testable import Understanding

struct WordClassesTests {
  private func classes(
    _ sentence: String,
    _ code: String = "en",
    inMoments: Set<Int> = [],
    phraseWords: Set<String> = []
  ) -> WordClasses {
    let language = Languages.language(for: code)
    let tokens = language.tokens(in: sentence)
    return WordClasses(
      of: tokens,
      Spacing(of: tokens, in: sentence, partsWords: language.partsWords),
      inMoments: inMoments,
      phraseWords: phraseWords,
      language
    )
  }

  @Test func `corrections that follow on each other are one`() {
    #expect(classes("open dune, actually make that emma").corrections == [0, 0, 3, 2, 0, 0])
    #expect(classes("open dune, no, you know what, make that emma").corrections[2] == 6)
  }

  @Test func `a word of a date joins nothing`() {
    let sentence = "open dune then emma"
    #expect(classes(sentence).joiners[2] == 1)
    #expect(classes(sentence, inMoments: [2]).joiners[2] == 0)
  }

  @Test func `what an intent is asked for with takes nothing back but what was spoken of`() {
    #expect(classes("cancel that").retractions[0] > 0)
    #expect(classes("キャンセルして", "ja").retractions[0] > 0)
    #expect(classes("キャンセルして", "ja", phraseWords: ["キャンセル"]).retractions[0] == 0)
  }

  @Test func `behind a determiner a courtesy belongs to what is named`() {
    #expect(classes("second open dune").courtesies[0] == 1)
    #expect(classes("open the second volume").courtesies[2] == 0)
  }

  @Test func `a clause ends at a sign and before a joiner, not within`() {
    let sentence = "open dune, and rate it"
    let language = Languages.language(for: "en")
    let tokens = language.tokens(in: sentence)
    let spacing = Spacing(of: tokens, in: sentence, partsWords: false)
    let classes = classes(sentence)
    #expect(
      (0...tokens.count).map { classes.endsClause(at: $0, spacing) }
        == [false, false, true, false, false, true]
    )
  }
}
