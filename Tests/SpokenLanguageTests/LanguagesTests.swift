import SpokenLanguage
import Testing

@Suite struct LanguagesTests {
  @Test(arguments: [
    ("ko", "ko"), ("ko-KR", "ko"), ("ko_KR.UTF-8", "ko"), ("en_US.UTF-8", "en"), ("C", "en"),
    ("POSIX", "en"), ("C.UTF-8", "en"), ("", "en"), ("vi-VN", "vi"), ("VI", "vi"),
    ("zh-Hant-HK", "zh"),
    ("pt_BR", "pt"), ("sr@latin", "sr"), ("../../etc", "en"),
  ])
  func `a locale has a language`(identifier: String, code: String) {
    #expect(Languages.language(for: identifier).code == code)
  }

  @Test func `eight languages have words of their own`() {
    #expect(Languages.all.map(\.code) == ["en", "ko", "vi", "de", "fr", "es", "ja", "zh"])
  }

  @Test(arguments: [
    ("en", "um", true), ("en", "please", true), ("en", "open", false), ("ko", "음", true),
    ("ko", "듄", false), ("vi", "ạ", true), ("vi", "nhé", true), ("vi", "mở", false),
    ("xx", "um", false),
  ])
  func `fillers carry no meaning`(locale: String, word: String, expected: Bool) {
    #expect(Languages.language(for: locale).isFiller(word) == expected)
  }

  @Test(arguments: [
    ("en", "the", true), ("en", "in", true), ("en", "open", false), ("ko", "을", true),
    ("ko", "에", true), ("ko", "열", false), ("vi", "trong", true), ("vi", "cuốn", true),
    ("vi", "mở", false), ("xx", "the", false),
  ])
  func `function words are light`(locale: String, word: String, expected: Bool) {
    #expect(Languages.language(for: locale).isFunctionWord(word) == expected)
  }

  @Test func `fillers and function words are tokens as the tokenizer makes them`() {
    for language in Languages.all {
      for word in ["um", "the", "ạ", "quyển", "음", "을"] {
        #expect(language.tokens(in: word).map(\.text) == [word])
      }
    }
  }

  @Test(arguments: [
    ("en", "misérables", "miserables"), ("vi", "đỏ", "do"), ("vi", "viện", "vien"),
    ("vi", "thư", "thu"),
    ("vi", "ngươi", "nguoi"), ("ko", "호", "호"), ("ko", "을", "을"),
    ("en", "smørrebrød", "smorrebrod"),
    ("en", "œuvre", "oeuvre"), ("xx", "й", "й"), ("xx", "が", "が"), ("xx", "حدّث", "حدث"),
    ("en", "plain", "plain"),
  ])
  func `diacritics come off where people leave them out`(
    locale: String,
    word: String,
    expected: String
  ) {
    #expect(Languages.language(for: locale).withoutDiacritics(word) == expected)
  }
}
