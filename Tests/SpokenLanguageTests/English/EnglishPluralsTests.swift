import Testing

@testable import SpokenLanguage

@Suite struct EnglishPluralsTests {
  @Test(arguments: [
    ("bells", "bell"), ("passes", "pass"), ("boxes", "box"), ("bunnies", "bunny"),
    ("movies", "movie"),
    ("shelves", "shelf"), ("knives", "knife"), ("dunes", "dune"), ("potatoes", "potato"),
  ])
  func `a plural has its singular among its base forms`(plural: String, singular: String) {
    #expect(EnglishPlurals.singulars(of: plural).contains(singular))
  }

  @Test(arguments: ["bus", "glass", "as", "read", "his"])
  func `other words have none`(word: String) {
    #expect(EnglishPlurals.singulars(of: word).isEmpty)
  }

  @Test func `a possessive is written like a plural`() {
    let english = Languages.language(for: "en")
    let token = english.tokens(in: "Dune's author")[0].text
    #expect(english.baseForms(of: token).contains("dune"))
  }
}
