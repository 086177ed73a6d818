import Testing

@testable import SpokenLanguage

/// Letters for laughing and crying are no words.
struct KoreanLaughterTests {
  @Test(arguments: [
    ("열어줘ㅋㅋ", ["열", "어", "줘"]), ("열어 줘 ㅠㅠㅠ", ["열", "어", "줘"]), ("ㅎㅎ 열어", ["열", "어"]), ("ㅋ", []),
  ])
  func `they say nothing`(text: String, words: [String]) {
    #expect(Korean().tokens(in: text).map(\.text) == words)
  }

  @Test(arguments: ["ㅇㅇ", "ㄱㄱ", "ㄴㄴ", "ㅎㅏㄴ", "ㅋㅗ"])
  func `other letters are left`(text: String) {
    #expect(Korean().tokens(in: text).count == text.count)
  }
}
