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
    ("cuốn Số đỏ nha", ["cuốn Số đỏ", "Số đỏ"]), ("quyển Chí Phèo", ["Chí Phèo"]),
    ("Dune nhé", ["Dune"]), ("Cái trống thiếc ấy.", ["Cái trống thiếc", "trống thiếc"]),
  ])
  func aNameIsAnsweredWithItsClassifier(answer: String, names: [String]) {
    #expect(Languages.language(for: "vi").names(answeredBy: answer) == names)
  }

  @Test(arguments: ["Dune", "nhé", ""])
  func aBareNameIsLeftAlone(answer: String) {
    #expect(Languages.language(for: "vi").names(answeredBy: answer).isEmpty)
  }
}
