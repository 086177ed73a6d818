import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What verbs mean with particles that stand apart from them, in sentences and in phrases.
struct SpokenMeaningsTests {
  private static let language = Library.language

  private func meaning(of words: String) -> WordEmbedding? {
    Self.language.embeddedWord(in: Self.language.tokens(in: words), at: 0)?.embedding
  }

  private func meanings(in sentence: String) -> [WordEmbedding?] {
    let tokens = Self.language.tokens(in: sentence)
    let spacing = Spacing(of: tokens, in: sentence, partsWords: false)
    let classes = WordClasses(
      of: tokens,
      spacing,
      inMoments: [],
      phraseWords: [],
      Self.language
    )
    return SpokenMeanings(in: tokens, spacing, classes, Self.language).words.map { $0?.embedding }
  }

  @Test(arguments: [
    ("wrap the walk up", 0, "wrap up"), ("please give the green backpack back now", 1, "give back"),
    ("open dune and turn the lamp on please", 3, "turn on"),
  ])
  func `a verb means what it means with the particle that ends its clause`(
    sentence: String,
    place: Int,
    together: String
  ) throws {
    let expected = try #require(meaning(of: together))
    #expect(meanings(in: sentence)[place] == expected)
  }

  @Test(arguments: [
    ("turn the lamp on the desk", 0, "turn"), ("turn left, carry on", 0, "turn"),
  ])
  func `a particle before something else, or in another clause, belongs to no verb before it`(
    sentence: String,
    place: Int,
    alone: String
  ) throws {
    let expected = try #require(meaning(of: alone))
    #expect(meanings(in: sentence)[place] == expected)
  }

  @Test func `a particle behind a parameter belongs to the verb of the phrase`() throws {
    let frame = Library.frame(
      "Stop",
      .changes,
      [Library.book],
      ["Wrap ${book} up"]
    )
    let lexicon = FrameLexicon(
      frames: [frame],
      apps: [PhraseCatalog.App(name: "Library", shortcuts: [])],
      language: Self.language
    )
    let expected = try #require(meaning(of: "wrap up"))
    #expect(lexicon.meanings.contains(expected))
  }
}
