import Testing

@testable import SpokenLanguage

/// Verbs that stand apart from their particles.
@Suite struct PartedVerbTests {
  private let english = Languages.language(for: "en")

  private func verb(_ before: String, _ particle: String) -> (place: Int, meaning: EmbeddedWord)? {
    let tokens = english.tokens(in: before)
    return english.verb(
      partedFrom: Token(text: particle, range: 0..<0),
      in: tokens,
      tokens.indices
    )
  }

  @Test(arguments: [
    ("wrap the walk", "up", 0, "wrap up"), ("please turn the work light", "on", 1, "turn on"),
    ("check the green backpack", "in", 0, "check in"), ("give it", "back", 0, "give back"),
  ])
  func `a verb means what it means with its particle`(
    before: String,
    particle: String,
    place: Int,
    together: String
  ) throws {
    let found = try #require(verb(before, particle))
    #expect(found.place == place)
    #expect(found.meaning.length == 1)
    let row = try #require(EmbeddingFile.shared.row(of: together))
    #expect(found.meaning.embedding.similarity(to: WordEmbedding(row: row)) > 0.99)
  }

  @Test(arguments: [("the green backpack", "in"), ("feed the cat", "under")])
  func `words that are no verb with a particle stay apart`(before: String, particle: String) {
    #expect(verb(before, particle) == nil)
  }

  @Test func `a verb that is far away has another object`() {
    #expect(verb("wrap one two three four five six seven eight", "up") == nil)
  }
}
