import Testing

@testable import SpokenLanguage

@Suite struct VietnameseRespellingTests {
  private func words(_ text: String, named: Set<String> = []) -> [String] {
    let language = Vietnamese()
    return language.tokensMeant(
      by: language.tokens(in: text),
      in: text,
      isNamed: named.contains
    ).map(\.text)
  }

  @Test(arguments: [
    ("mở giúp mk vs", "mở giúp mình với"), ("đc k", "được không"),
    ("mở ds đã đọc", "mở danh sách đã đọc"),
    ("xem lun đi nhaaa", "xem luôn đi nha"), ("chừ mở cuốn ni", "giờ mở cuốn này"),
    ("cuốn mô rứa", "cuốn đâu vậy"), ("tìm hộ t", "tìm hộ tao"), ("cho e xem", "cho em xem"),
  ])
  func `what is written as in messages and dialects is the standard's word`(
    text: String,
    standard: String
  ) {
    #expect(words(text) == standard.split(separator: " ").map(String.init))
  }

  @Test func `where no word has marks none of those that are meant has`() {
    #expect(words("xem ds da doc") == ["xem", "danh", "sach", "da", "doc"])
    #expect(words("chi oi") == ["chi", "oi"])
  }

  @Test func `letters and words of names stay as they are`() {
    #expect(words("mở vs và t", named: ["vs"]) == ["mở", "vs", "và", "t"])
    #expect(words("t xem kệ") == ["t", "xem", "kệ"])
  }

  @Test func `each of several words that are meant has its place`() {
    let language = Vietnamese()
    let tokens = language.tokensMeant(
      by: language.tokens(in: "mở ds"),
      in: "mở ds",
      isNamed: { _ in false }
    )
    #expect(tokens.map(\.range) == [0..<4, 5..<6, 6..<7])
  }
}
