import Testing

@testable import SpokenLanguage

@Suite struct CourtesyTests {
  @Test(arguments: [
    ("en", "hello", Courtesy.greeting), ("en", "Hi there!", .greeting),
    ("en", "oh hello", .greeting),
    ("en", "thanks", .thanks), ("en", "ok, thank you very much.", .thanks),
    ("en", "bye", .farewell), ("en", "thanks, bye", .farewell), ("en", "well done", .praise),
    ("en", "oops, sorry", .apology),
    ("ko", "안녕하세요", .greeting), ("ko", "정말 고마워요", .thanks), ("ko", "안녕히 계세요", .farewell),
    ("ko", "잘했어", .praise), ("ko", "죄송합니다", .apology),
    ("vi", "xin chào", .greeting), ("vi", "xin chao", .greeting), ("vi", "cảm ơn bạn nhé", .thanks),
    ("vi", "tạm biệt", .farewell), ("vi", "giỏi lắm", .praise), ("vi", "xin lỗi", .apology),
  ])
  func `a courtesy is known, and the last of several is meant`(
    locale: String,
    utterance: String,
    courtesy: Courtesy
  ) {
    #expect(Languages.language(for: locale).courtesy(in: utterance) == courtesy)
  }

  @Test(arguments: [
    ("en", "hello kitty"), ("en", "open hello dolly"), ("en", "ok"), ("en", ""), ("en", "🙂"),
    ("en", "thanks for opening dune"), ("ko", "듄 열어 줘 고마워"), ("vi", "mở dune cảm ơn"),
    ("xx", "hello"),
  ])
  func `what asks for something is none`(locale: String, utterance: String) {
    #expect(Languages.language(for: locale).courtesy(in: utterance) == nil)
  }

  @Test(arguments: [
    ("en", "all of them", true), ("en", "them all", true), ("en", "both", true),
    ("en", "them", false),
    ("ko", "모두", true), ("ko", "그것들 모두", true), ("ko", "두 번째", false),
    ("vi", "tất cả", true), ("vi", "tat ca", true), ("vi", "cuốn thứ hai", false),
    ("xx", "all", false),
  ])
  func `everything in a list is known`(locale: String, words: String, isWhole: Bool) {
    #expect(Languages.language(for: locale).isWholeList(words) == isWhole)
  }
}
