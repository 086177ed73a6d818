import SpokenLanguage
import Testing

@Suite struct RetractingTests {
  @Test(arguments: [("ko", "취소"), ("ko", "아 취소"), ("vi", "hủy"), ("zh", "取消"), ("ja", "取り消して")])
  func aWordForBothTakesBack(code: String, words: String) {
    #expect(Languages.language(for: code).takesBack(words))
  }

  @Test(arguments: [
    ("ko", "됐어"), ("en", "cancel"), ("en", "never mind"), ("zh", "算了"), ("ko", "취소선 그어 줘"),
  ])
  func otherWordsDoNot(code: String, words: String) {
    #expect(!Languages.language(for: code).takesBack(words))
  }

  @Test(arguments: [
    ("cuốn Số đỏ nha", "Số đỏ"), ("quyển Chí Phèo", "Chí Phèo"), ("Dune nhé", "Dune"),
  ])
  func aNameIsAnsweredWithItsClassifier(answer: String, name: String) {
    #expect(Languages.language(for: "vi").name(answeredBy: answer) == name)
  }

  @Test(arguments: ["Dune", "nhé", ""])
  func aBareNameIsLeftAlone(answer: String) {
    #expect(Languages.language(for: "vi").name(answeredBy: answer) == nil)
  }
}
