import Testing

@testable import SpokenLanguage

@Suite struct EnglishPhonemesTests {
  @Test(arguments: [
    ("night", "knight"), ("right", "write"), ("phone", "fone"), ("two", "to"), ("for", "four"),
    ("there", "their"), ("sea", "see"), ("2", "two"), ("rain", "rane"),
    ("read", "red"), ("read", "reed"), ("colonel's", "kernels"), ("whose", "who's"),
  ])
  func `words that sound alike have the same sounds`(first: String, second: String) {
    let others = EnglishPhonemes.pronunciations(of: second)
    #expect(EnglishPhonemes.pronunciations(of: first).contains(where: others.contains))
  }

  @Test(arguments: [("light", "late"), ("play", "plow"), ("ship", "chip"), ("thin", "tin")])
  func `words that sound different have different sounds`(first: String, second: String) {
    let others = EnglishPhonemes.pronunciations(of: second)
    #expect(!EnglishPhonemes.pronunciations(of: first).contains(where: others.contains))
  }

  @Test func `other scripts and endless words have none`() {
    #expect(EnglishPhonemes.pronunciations(of: "책").isEmpty)
    #expect(EnglishPhonemes.pronunciations(of: String(repeating: "a", count: 1000)).isEmpty)
    #expect(EnglishPhonemes.pronunciations(of: "").isEmpty)
  }
}
