import SpokenLanguage
import Testing

@Suite struct AgeReaderTests {
  @Test(arguments: [
    ("en", "the newer one", true), ("en", "newest", true), ("en", "the latest one please", true),
    ("en", "the older one", false), ("en", "the oldest", false), ("en", "the first one", nil),
    ("en", "the new yorker", nil), ("en", "older and newer", nil), ("en", "", nil),
    ("vi", "cuốn mới nhất", true), ("vi", "cũ nhất", false),
    ("de", "das neueste", true), ("de", "das älteste", false),
  ])
  func `one of several is told by its age`(code: String, answer: String, isNewest: Bool?) {
    #expect(AgeReader(Languages.language(for: code)).meansNewest(answer) == isNewest)
  }
}
