import Testing

@testable import SpokenLanguage

struct KoreanStatementsTests {
  @Test(arguments: [
    ("끝냈어", "끝냈습니다"), ("다 읽었어", "다 읽었네그려"),
    ("읽기 시작", "읽기 시작함"), ("완독", "완독했슴다"), ("다 읽었다", "다 읽었음"), ("시작했어", "시작했당"),
    ("읽는 중", "읽는다"), ("보는 중", "봅니다"),
  ])
  func `what was done is told with any ending`(statement: String, other: String) {
    let others = Languages.language(for: "ko").otherTellings(of: statement)
    #expect(others.contains(other))
    #expect(!others.contains(statement))
  }

  @Test(arguments: ["읽은 책", "완독한 책", "읽는다", "있다", ""])
  func `what tells nothing that was done has no other ending`(name: String) {
    #expect(KoreanStatements.others(than: name).isEmpty)
  }
}
