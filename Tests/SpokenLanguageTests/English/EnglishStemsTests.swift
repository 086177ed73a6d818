import Testing

@testable import SpokenLanguage

@Suite struct EnglishStemsTests {
  @Test(arguments: [
    ("light", "lights"), ("remind", "reminder"), ("play", "playing"), ("clean", "cleaned"),
    ("story", "stories"), ("close", "closes"), ("tomorrow", "tomorrow's"),
  ])
  func `forms of one word have one stem`(first: String, second: String) {
    #expect(EnglishStems.stem(of: first) == EnglishStems.stem(of: second))
  }

  @Test(arguments: ["is", "the", "sing", "red", "bus"])
  func `short words stay as they are`(word: String) {
    #expect(EnglishStems.stem(of: word) == word)
  }

  @Test func `words of one group have one concept, whatever their form`() {
    let english = Languages.language(for: "en")
    #expect(english.concept(of: "deleting") == english.concept(of: "remove"))
    #expect(english.concept(of: "lamps") == english.concept(of: "light"))
    #expect(english.concept(of: "delete") != english.concept(of: "add"))
    #expect(english.concept(of: "hobbit") == nil)
  }
}
