import PhraseMatcher
import Testing

/// Names that a recogniser did not know are put right by their sounds.
@Suite struct RespellingTests {
  private func respellings(of text: String, _ language: String = "en") throws -> [Respelling] {
    try SpokenCatalog.matcher(language).respellings(of: text)
  }

  @Test(arguments: [
    ("get rid of moon wreck her please", "get rid of Moonraker please"),
    ("Open the habit, please", "Open The Hobbit, please"),
    ("could you order me parse way shun", "could you order me Persuasion"),
    ("the fellow chip of the ring", "The Fellowship of the Ring"),
  ])
  func `the likest name comes first`(heard: String, meant: String) throws {
    let best = try #require(try respellings(of: heard).first)
    #expect(best.text == meant)
    #expect((0.66...1).contains(best.similarity))
    #expect(best.ids.count == 1)
  }

  @Test(arguments: ["open moonraker", "what is the weather like", "", "?!", "open"])
  func `a name as it is written and other talk need no ear`(text: String) throws {
    #expect(try respellings(of: text).allSatisfy { $0.similarity < 0.75 })
  }

  @Test func `syllables are put right where words have no spaces`() throws {
    let best = try #require(try respellings(of: "오만 과 평견 열어 줘", "ko").first)
    #expect(best.text == "오만과 편견 열어 줘")
  }

  @Test func `a language without rules of reading has none`() throws {
    #expect(try respellings(of: "Mở xứ cát", "vi").isEmpty)
  }

  @Test func `texts are ordered by similarity and the margin is that to another value`() throws {
    let found = try respellings(of: "open the hobby in library")
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.similarity >= $1.similarity })
    #expect(found.allSatisfy { $0.margin <= $0.similarity })
  }
}
