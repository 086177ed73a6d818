import PhraseMatcher
import SpokenLanguage
import Testing

/// Mistakes that people make in Korean and Vietnamese.
@Suite struct LanguageMistakesTests {
  @Test(arguments: [
    // A wrong vowel sign, a wrong final consonant, a syllable too few, spaces elsewhere.
    ("호빛 열어 줘", "호빗"), ("엘마 열어 줘", "엠마"), ("듀 열어 줘", "듄"),
    ("오만과 펀견 열어 줘", "오만과 편견"), ("해저이만리 열어줘", "해저 이만리"),
    ("해저 이말리 열어 줘", "해저 이만리"), ("라이브러리에서 호빗 열어줘", "호빗"),
    ("라이브러리에서 호빗 여러 줘", "호빗"), ("저기 호빗 좀 열어 줘 고마워", "호빗"),
    ("혹시 엠마 열어 줘", "엠마"),
  ]) func `Korean is forgiven by its letters`(utterance: String, title: String) throws {
    #expect(try SpokenCatalog.summary(utterance, "ko") == "match OpenBook(book=\(title))")
  }

  @Test(arguments: ["달 열어 줘", "라이브러리에서 우주의 역사 열어 줘", "바다 열어 줘"])
  func `a Korean title that nobody listed is unknown`(utterance: String) throws {
    #expect(try SpokenCatalog.summary(utterance, "ko").hasPrefix("unknownValue OpenBook(book=?"))
  }

  @Test(arguments: ["엠마 사 줘", "엠마 사줘", "엠마를 사 줘"])
  func `a short Korean verb is heard`(utterance: String) throws {
    #expect(try SpokenCatalog.summary(utterance, "ko") == "match BuyBook(book=엠마)")
  }

  @Test(arguments: [
    ("mo xu cat", "Xứ Cát"), ("mở xứ cat", "Xứ Cát"), ("làm ơn mở xứ cát giúp tôi", "Xứ Cát"),
    ("mở chien tranh va hoa binh", "Chiến tranh và hòa bình"),
    ("mở hai vạn dặm", "Hai vạn dặm dưới đáy biển"),
    ("bạn ơi mở emma nhé", "Emma"),
  ]) func `Vietnamese is forgiven its marks and courtesies`(
    utterance: String,
    title: String
  ) throws {
    #expect(try SpokenCatalog.summary(utterance, "vi") == "match OpenBook(book=\(title))")
  }
}
