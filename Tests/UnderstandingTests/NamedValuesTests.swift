import PhraseMatcher
import SpokenLanguage
import Testing
import Understanding

struct NamedValuesTests {
  private func proforms(_ titles: [String], locale: String) -> [[String]] {
    let values = titles.map { PhraseCatalog.Value(id: $0, title: $0) }
    return NamedValues.proforms(of: values, Languages.language(for: locale))
  }

  @Test func `what stands for a noun that all names end with names them too`() {
    let found = proforms(["읽은 책", "읽고 싶은 책"], locale: "ko")
    #expect(found[0].contains("읽은 거"))
    #expect(found[1].contains("읽고 싶은 걸"))
  }

  @Test(arguments: [
    ("ko", ["읽은 책", "소년이 온다"]), ("ko", ["읽은 책"]), ("ko", ["책", "책"]), ("ko", []),
    ("en", ["kitchen light", "hall light"]),
  ])
  func `other names stay as they are`(locale: String, titles: [String]) {
    #expect(proforms(titles, locale: locale).isEmpty)
  }
}
