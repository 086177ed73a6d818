import SpokenLanguage
import Testing

@Suite struct OrdinalTests {
  @Test(
    arguments: [
      ("en", "the first one", .position(1)), ("en", "first", .position(1)),
      ("en", "second", .position(2)),
      ("en", "2nd", .position(2)), ("en", "number two", .position(2)), ("en", "the last", .last),
      ("en", "the last one please", .last), ("en", "Third.", .position(3)),
      ("en", "option 3", .position(3)),
      ("en", "the twenty-first", .position(21)), ("en", "21st", .position(21)),
      ("en", "2", .position(2)),
      ("en", "two", .position(2)), ("en", "um the second one", .position(2)),
      ("en", "#2", .position(2)),
      ("en", "I'll take the third one", .position(3)), ("en", "the final one", .last),
      ("ko", "첫 번째", .position(1)), ("ko", "첫번째 거", .position(1)), ("ko", "두번째 거", .position(2)),
      ("ko", "두 번째요", .position(2)), ("ko", "마지막", .last), ("ko", "마지막 거로 해줘", .last),
      ("ko", "1번", .position(1)), ("ko", "2번이요", .position(2)), ("ko", "둘째", .position(2)),
      ("ko", "세 번째 책", .position(3)), ("ko", "열두 번째", .position(12)), ("ko", "3", .position(3)),
      ("ko", "2번째", .position(2)), ("ko", "일번", .position(1)),
      ("vi", "cái đầu tiên", .position(1)), ("vi", "cái thứ hai", .position(2)),
      ("vi", "thứ hai", .position(2)),
      ("vi", "cuối cùng", .last), ("vi", "cái cuối", .last), ("vi", "số 2", .position(2)),
      ("vi", "số hai", .position(2)), ("vi", "thứ nhất", .position(1)),
      ("vi", "cai dau tien", .position(1)),
      ("vi", "cuốn thứ ba nhé", .position(3)), ("vi", "thu tu", .position(4)),
      ("vi", "2", .position(2)),
      ("xx", "2", .position(2)),
    ] as [(String, String, OrdinalAnswer)]
  )
  func `a position is understood`(locale: String, answer: String, expected: OrdinalAnswer) {
    #expect(Languages.language(for: locale).ordinal(in: answer) == expected)
  }

  @Test(arguments: [
    ("en", "the second sex"), ("en", "first and second"), ("en", ""), ("en", "the"), ("en", "dune"),
    ("en", "the last battle"), ("en", "1984"), ("en", "0"), ("en", "-1"), ("en", "1.5"),
    ("ko", "듄"), ("ko", "번"), ("ko", "첫사랑"), ("ko", "마지막 수업"), ("ko", "네"),
    ("vi", "ba"), ("vi", "thứ"), ("vi", "Số Đỏ"), ("vi", ""),
  ])
  func `anything else is no position`(locale: String, answer: String) {
    #expect(Languages.language(for: locale).ordinal(in: answer) == nil)
  }
}
