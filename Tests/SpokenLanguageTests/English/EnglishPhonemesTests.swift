import Testing

@testable import SpokenLanguage

@Suite struct EnglishPhonemesTests {
  @Test(arguments: [
    ("night", "knight"), ("right", "write"), ("phone", "fone"), ("two", "to"), ("for", "four"),
    ("there", "their"), ("sea", "see"), ("2", "two"), ("rain", "rane"),
  ])
  func `words that sound alike have the same sounds`(first: String, second: String) {
    #expect(EnglishPhonemes.sounds(of: first) == EnglishPhonemes.sounds(of: second))
  }

  @Test(arguments: [("light", "late"), ("play", "plow"), ("ship", "chip"), ("thin", "tin")])
  func `words that sound different have different sounds`(first: String, second: String) {
    #expect(EnglishPhonemes.sounds(of: first) != EnglishPhonemes.sounds(of: second))
  }

  @Test func `other scripts and endless words have none`() {
    #expect(EnglishPhonemes.sounds(of: "책") == nil)
    #expect(EnglishPhonemes.sounds(of: String(repeating: "a", count: 1000)) == nil)
    #expect(EnglishPhonemes.sounds(of: "") == nil)
  }
}
