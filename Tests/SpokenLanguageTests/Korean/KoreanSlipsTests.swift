import Testing

@testable import SpokenLanguage

struct KoreanSlipsTests {
  @Test(arguments: [
    ("재", "제"), ("까", "카"), ("덕", "던"), ("끄", "크"), ("옮", "옴"),
  ])
  func `one wrong letter makes a near syllable`(one: String, other: String) {
    #expect(KoreanSlips.syllables(for: one).contains { $0.token == other })
    #expect(KoreanSlips.syllables(for: other).contains { $0.token == one })
  }

  @Test func `what was seen is no slip for what was only heard of`() {
    #expect(!KoreanSlips.syllables(for: "다").contains { $0.token == "대" })
    #expect(!KoreanSlips.syllables(for: "대").contains { $0.token == "다" })
    #expect(KoreanSlips.syllables(for: "대").contains { $0.token == "데" })
  }

  @Test func `letters that sound alike differ less than others`() throws {
    func difference(_ one: String, _ other: String) throws -> Float {
      try #require(KoreanSlips.syllables(for: one).first { $0.token == other }).difference
    }
    #expect(try difference("재", "제") < difference("까", "카"))
    #expect(try difference("까", "카") < difference("까", "싸"))
  }

  @Test func `two wrong letters and other scripts are not near`() {
    #expect(!KoreanSlips.syllables(for: "왕").contains { $0.token == "신" })
    #expect(KoreanSlips.syllables(for: "a").isEmpty)
    #expect(KoreanSlips.syllables(for: "가나").isEmpty)
  }

  @Test(arguments: [
    ("모비 딕이요", "모비 딕"), ("읽은 책으로", "읽은 책"), ("데미안요", "데미안"), ("제인 오스틴 거요", "제인 오스틴"),
    ("쿠오 바디스 말이다.", "쿠오 바디스"),
  ])
  func `an answer is read without its ending`(answer: String, name: String) {
    #expect(Korean().names(answeredBy: answer) == [name])
  }

  @Test func `native and Chinese numerals are read as what they were written from`() {
    for number in [1, 2, 3, 4, 7, 12, 24, 39, 100, 999, 1_984, 10_000, 12_345, 1_000_000] {
      let spoken = KoreanSpokenNumbers.spoken(String(number))
      #expect(spoken.flatMap { Korean().number(in: $0) } == Double(number), "\(number)")
    }
    let native = [
      "한 권", "두 권", "세 권", "네 권", "다섯 권", "여섯 권", "일곱 권", "여덟 권", "아홉 권", "열 권", "열한 권",
    ]
    for (place, text) in native.enumerated() {
      #expect(Korean().number(in: text) == Double(place + 1), "\(text)")
    }
    #expect(Korean().number(in: "스무 권") == 20)
    #expect(Korean().number(in: "스물세 권") == 23)
  }

  @Test(arguments: [
    ("어", true), ("응 지워", true), ("네, 주문해 주세요", true), ("네, 빼 주세요", true), ("아니", false),
  ])
  func `a yes may say what to do`(answer: String, isYes: Bool) {
    #expect(Korean().confirmation(in: answer) == isYes)
  }

  @Test func `a request alone is no yes`() {
    #expect(Korean().confirmation(in: "지워 줘") == nil)
  }
}
