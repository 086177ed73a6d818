import Testing

@testable import SpokenLanguage

@Suite struct TokenKeyTests {
  @Test(arguments: ["", "dune", "열어", "xóa bỏ nó đi nhé", "a much longer word than is kept inline"])
  func `tokens of the same bytes are the same key, however they came about`(text: String) {
    let pieces = text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    #expect(TokenKey(pieces) == TokenKey(text))
    #expect([TokenKey(text): 1][TokenKey(String(Substring(pieces)))] == 1)
    #expect(TokenKey(text) != TokenKey(text + "x"))
  }

  @Test func `letters and their parts are two keys, as tokens are never in parts`() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(TokenKey("\u{E9}") != TokenKey("e\u{301}"))
  }
}
