import Testing

@testable import SpokenLanguage

/// Words as they are written in messages.
@Suite struct TextedWordsTests {
  private func words(
    _ sentence: String,
    _ locale: String,
    named: Set<String> = []
  ) -> [String] {
    let language = Languages.language(for: locale)
    return language.tokensMeant(
      by: language.tokens(in: sentence),
      in: sentence,
      isNamed: named.contains
    ).map(\.text)
  }

  @Test(arguments: [
    ("fr", "jlis koi", "je lis quoi"), ("fr", "g fini hier", "j ai fini hier"),
    ("fr", "pcq c pr moi", "parce que c est pour moi"), ("de", "zeig ma was", "zeig mal was"),
    ("de", "das is eig gut", "das ist eigentlich gut"),
    ("de", "kannst du das kaufn", "kannst du das kaufen"),
    ("es", "q ya la lei tmb", "que ya la lei también"), ("es", "xfa", "por favor"),
    ("en", "add it n rate it", "add it and rate it"),
  ])
  func `words are those that are meant`(locale: String, sentence: String, meant: String) {
    #expect(words(sentence, locale).joined(separator: " ") == meant)
  }

  @Test(arguments: [
    ("fr", "c'est fini"), ("de", "der mann kann laufen"), ("es", "de que es"), ("fr", "j'ai fini"),
  ])
  func `what is written as elsewhere stays`(locale: String, sentence: String) {
    let language = Languages.language(for: locale)
    #expect(words(sentence, locale) == language.tokens(in: sentence).map(\.text))
  }

  @Test func `a name stays but for a small letter that begins`() {
    #expect(words("ouvre koi", "fr", named: ["koi"]) == ["ouvre", "koi"])
    #expect(words("ouvre g demain", "fr", named: ["g"]) == ["ouvre", "g", "demain"])
    #expect(words("G est lu", "fr", named: ["g"]) == ["g", "est", "lu"])
    #expect(words("g lu hier", "fr", named: ["g"]) == ["j", "ai", "lu", "hier"])
  }

  @Test func `words that stand for one token share its place`() {
    let parts = Token(text: "ntn", range: 4..<7).standing(for: ["như", "thế", "nào"])
    #expect(parts.map(\.text) == ["như", "thế", "nào"])
    #expect(parts.map(\.range) == [4..<5, 5..<6, 6..<7])
    let narrow = Token(text: "c", range: 0..<1).standing(for: ["c", "est"])
    #expect(narrow.map(\.range) == [0..<1, 1..<1])
  }
}
