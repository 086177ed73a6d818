import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct WordSpellingTests {
  @Test(arguments: [
    ("tolkein", "tolkien"), ("hobit", "hobbit"), ("austin", "austen"), ("fahrenhiet", "fahrenheit"),
    ("dune", nil), ("dun", "dune"), ("du", nil), ("zzzz", nil), ("채식주이자", "채식주의자"),
  ])
  func `the nearest known word is meant`(word: String, known: String?) {
    let spelling = WordSpelling(["tolkien", "hobbit", "austen", "dune", "fahrenheit", "채식주의자"])
    #expect(spelling.nearest(to: word) == known)
  }

  @Test func `the words of a text are put right one by one`() {
    let language = Languages.language(for: "en")
    let spelling = WordSpelling(of: ["The Hobbit", "J. R. R. Tolkien"], language: language)
    #expect(
      spelling.respelled("teh hobit by tolkein", language: language) == "teh hobbit by tolkien"
    )
    #expect(spelling.respelled("the hobbit", language: language) == nil)
  }
}
