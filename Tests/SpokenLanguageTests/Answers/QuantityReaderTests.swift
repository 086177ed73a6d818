import SpokenLanguage
import Testing

@Suite struct QuantityReaderTests {
  @Test(arguments: [
    ("en", "five out of five", 5), ("en", "make it three", 3), ("en", "we have two dogs", nil),
    ("en", "order ten", 10), ("en", "three or four", nil), ("en", "open it", nil), ("en", "", nil),
    ("ko", "열 권 주세요", 10),
    // The verb sounds like the number ten.
    ("ko", "그냥 아몬드 열어 줘", nil), ("ko", "열어 줘", nil),
  ])
  func `one number is read where little else is said`(
    code: String,
    answer: String,
    number: Double?
  ) {
    let reader = QuantityReader(Languages.language(for: code))
    #expect(reader.number(in: answer, range: 1...10) == number)
  }
}
