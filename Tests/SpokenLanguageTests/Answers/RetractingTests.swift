import Testing

@testable import SpokenLanguage

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
    ("en", "oh no, undo, undo!"), ("zh", "后悔了 撤销撤销"), ("ja", "あー間違えた、取り消し取り消し"), ("zh", "刚才那个不算"),
    ("fr", "annule ce dernier truc"), ("es", "anula eso último que has hecho"),
    ("vi", "bỏ cái vừa chấm đi"),
  ])
  func whatTakesBackMayBeSaidAgainOrNameWhatWasLast(code: String, words: String) {
    let language = Languages.language(for: code)
    #expect(
      language.commandAfterCorrection(in: words) == .undo
        || language.takesBack(words) && language.commandAfterCorrection(in: words) != nil
    )
  }

  @Test(arguments: ["en", "ko", "vi", "de", "fr", "es", "ja", "zh"])
  func signsThatAreSeveralWordsPartNothing(code: String) {
    let language = Languages.language(for: code)
    for words in ["undo ½ undo ㎏", "½. undo ﷺ, undo ㎢."] {
      #expect(language.sentences(in: words).joined(separator: " ") == words)
      _ = language.commandAfterCorrection(in: words)
      _ = language.wishAfterUndo(in: words)
    }
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
