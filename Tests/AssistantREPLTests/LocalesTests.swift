import Testing

@testable import AssistantREPL

@Suite struct LocalesTests {
  @Test(
    arguments: [
      ([:], "en"), (["LANG": "C"], "en"), (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"),
      (["LANG": ""], "en"), (["LANG": "ko_KR.UTF-8"], "ko-KR"), (["LANG": "vi"], "vi"),
      (["LANG": "de_DE@euro"], "de-DE"),
      (["LANG": "ko_KR", "LC_MESSAGES": "vi_VN.UTF-8"], "vi-VN"),
      (["LANG": "ko_KR", "LC_MESSAGES": "vi_VN", "LC_ALL": "C"], "en"),
      (["LANG": "ko_KR", "LC_ALL": ""], "ko-KR"),
    ] as [([String: String], String)]
  )
  func `the environment's locale is read`(environment: [String: String], locale: String) {
    #expect(Locales.preferred(in: environment) == locale)
  }

  @Test(arguments: [("ko-KR", "ko"), ("vi", "vi"), ("EN_us", "en"), ("", "")])
  func `a locale has a language`(locale: String, language: String) {
    #expect(Locales.language(of: locale) == language)
  }
}
