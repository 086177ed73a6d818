import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct FreeFormsTests {
  private func texts(_ phrase: String, _ locale: String = "en") -> [String] {
    FreeForms(Languages.language(for: locale)).others(than: [PhraseCatalog.Phrase(phrase)])
      .map(\.text)
  }

  @Test func `two values are said in either order, with a light verb or without`() {
    let rate = texts("Rate ${book} with ${stars} stars")
    #expect(rate.contains("give ${book} ${stars} stars"))
    #expect(rate.contains("give ${stars} stars ${book}"))
    #expect(rate.contains("${book} with ${stars} stars"))
    let buy = texts("Buy ${copies} copies of ${book}")
    #expect(buy.contains("get ${copies} copies ${book}"))
    #expect(buy.contains("${copies} copies of ${book}"))
    #expect(buy.contains("Buy a copy of ${book}"))
    #expect(rate.contains("Rate ${book} with a star"))
    #expect(texts("Move ${book} to ${shelf}").contains("${shelf} ${book}"))
  }

  @Test(arguments: [
    "Open ${book}", "Open a book", "Rate ${book} with ${stars} stars in ${applicationName}",
    "Move ${book} from ${shelf} to ${other}",
  ])
  func `other sentences have none`(phrase: String) {
    #expect(texts(phrase).isEmpty)
  }

  @Test func `where the verb comes last there are none`() {
    #expect(texts("${book} ${shelf}에 옮기기", "ko").isEmpty)
  }

  @Test func `together they are less likely than the sentence itself`() {
    let phrase = PhraseCatalog.Phrase("Rate ${book} with ${stars} stars", weight: 2)
    let others = FreeForms(Languages.language(for: "en")).others(than: [phrase])
    #expect(abs(others.reduce(0) { $0 + $1.weight } - 1) < 1e-9)
    #expect(others.allSatisfy { $0.text != phrase.text && !$0.isListed })
  }
}
