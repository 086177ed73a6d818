import SpokenLanguage
import Testing

@Suite struct JapaneseContractionTests {
  private let japanese = Languages.language(for: "ja")

  private func words(_ text: String) -> [String] { japanese.tokens(in: text).map(\.text) }

  @Test(arguments: [
    ("読んでいる本", "読んでる本"), ("見ています", "見てます"), ("していた", "してた"), ("読んでいない", "読んでない"),
    ("読んでいれば", "読んでれば"),
  ])
  func aProgressiveIsReadAsItIsSpoken(written: String, spoken: String) {
    #expect(words(written) == words(spoken))
  }

  @Test(arguments: ["していい", "出ていく", "いる", "ている間"])
  func otherSyllablesStay(text: String) {
    #expect(words(text).joined() == (text == "ている間" ? "てる間" : text))
  }

  @Test func wordsApartAreNotJoined() {
    #expect(words("見て いるか").contains("い"))
    #expect(words("読んで、いる").contains("い"))
  }
}
