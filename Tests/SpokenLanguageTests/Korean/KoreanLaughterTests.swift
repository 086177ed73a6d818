import Testing

@testable import SpokenLanguage

/// Letters for laughing and crying are no words.
struct KoreanLaughterTests {
  @Test(arguments: [
    ("열어줘ㅋㅋ", ["열", "어", "줘"]), ("열어 줘 ㅠㅠㅠ", ["열", "어", "줘"]), ("ㅎㅎ 열어", ["열", "어"]), ("ㅋ", []),
    ("보는중ㅎㄷㄷ", ["보", "는", "중"]), ("별3ㅇㅇ", ["별", "3"]), ("열어ㅋㄷ", ["열", "어"]),
  ])
  func `they say nothing`(text: String, words: [String]) {
    #expect(Korean().tokens(in: text).map(\.text) == words)
  }

  @Test(arguments: ["ㅇㅇ", "ㄱㄱ", "ㄴㄴ", "ㅎㅏㄴ", "ㅋㅗ", "열ㄴㄴ", "열ㅇ"])
  func `other letters are left`(text: String) {
    #expect(Korean().tokens(in: text).count == text.count)
  }
}
