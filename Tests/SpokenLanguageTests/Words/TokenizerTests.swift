import SpokenLanguage
import TestSupport
import Testing

@Suite struct TokenizerTests {
  private func words(_ text: String, _ locale: String) -> [String] {
    Languages.language(for: locale).tokens(in: text).map(\.text)
  }

  @Test(arguments: [
    ("Open The Hobbit in Library.", "open the hobbit in library"),
    ("The Handmaid's Tale", "the handmaids tale"),
    ("The Handmaid\u{2019}s Tale", "the handmaids tale"),
    ("five o'clock", "5 oclock"),
    ("Catch-22", "catch 22"),
    ("Catch twenty-two", "catch 22"),
    ("and/or — maybe", "and or maybe"),
    ("Pride & Prejudice", "pride and prejudice"),
    ("R2D2", "r2d2"),
    ("ＦＵＬＬ　ｗｉｄｔｈ　２０", "full width 20"),
    ("the ﬁrst ﬂight", "the first flight"),
    ("Les Mise\u{301}rables", "les misérables"),
    ("LES MISÉRABLES", "les misérables"),
    ("Straße STRASSE", "strasse strasse"),
    ("a\u{0}b\u{200B}c\u{FEFF}d\u{200D}e", "a b cde"),
    ("\u{202E}right\u{202C} to left", "right to left"),
    ("3.5 and 20,000 and 1,2", "3.5 and 20000 and 1 2"),
    ("1.2.3", "1 2 3"),
    ("50%", "50 percent"),
    ("C++", "c plus plus"),
    ("٣ books", "3 books"),
    ("x² ½", "x2 1 2"),
    ("İstanbul ΣΊΣΥΦΟΣ", "istanbul σίσυφοσ"),
    ("J.R.R. Tolkien at 5 p.m.", "jrr tolkien at 5 pm"),
    ("Mr. T. S. Eliot, e.g.", "mr t s eliot eg"),
    ("end.A start", "end a start"),
    ("…", ""),
    ("", ""),
  ])
  func `English texts become words`(text: String, expected: String) {
    #expect(words(text, "en").joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("라이브러리에서 호빗 열어", "라 이 브 러 리 에 서 호 빗 열 어"),
    ("라이브러리 에서호빗열어", "라 이 브 러 리 에 서 호 빗 열 어"),
    ("\u{1112}\u{1169}\u{1107}\u{1175}\u{11BA}", "호 빗"),
    ("ㅋㅋ Dune을 3권", "dune 을 3 권"),
    ("해리 포터 7", "해 리 포 터 7"),
    ("ノルウェイの森", "ノ ル ウ ェ イ の 森"),
    ("か\u{3099}", "が"),
    ("ｶﾞ", "ガ"),
    ("เพิ่มด้วย AI", "เ พิ่ ม ด้ ว ย ai"),
  ])
  func `scripts without reliable spaces become syllables`(text: String, expected: String) {
    #expect(words(text, "ko").joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("Mở Số Đỏ trong Thư viện", "mở số đỏ trong thư viện"),
    ("Mo\u{309}\u{323}", "mọ\u{309}"),
    ("20.000 cuốn, 3,5 và 3.5", "20000 cuốn 3,5 và 3,5"),
    ("hủy huỷ hòa hoà HOÈ quý thuý thúy", "huỷ huỷ hoà hoà hoè quý thuý thuý"),
    ("Chí Phèo & Đời thừa", "chí phèo và đời thừa"),
  ])
  func `Vietnamese texts become words`(text: String, expected: String) {
    #expect(words(text, "vi").joined(separator: " ") == expected)
  }

  @Test func `decomposed and composed spellings are the same`() {
    #expect(words("Th\u{1B0} vie\u{323}\u{302}n", "vi") == words("Thư viện", "vi"))
    #expect(words("vie\u{302}\u{323}n", "vi") == words("viện", "vi"))
  }

  @Test func `a range covers what its token was read from`() {
    let text = "Le ﬁl, twenty-one’s «É»"
    let language = Languages.language(for: "en")
    let pieces = language.tokens(in: text).map { token in
      String(decoding: Array(text.utf8)[token.range], as: UTF8.self)
    }
    #expect(pieces == ["Le", "ﬁl", "twenty", "one’s", "É"])
  }

  @Test func `the range of a number in words covers all its words`() {
    let tokens = Languages.language(for: "en").tokens(in: "buy twenty-one copies")
    #expect(tokens[1] == Token(text: "21", range: 4..<14))
  }

  @Test(arguments: ["en", "ko", "vi", "th"])
  func `a token of any length is cut`(locale: String) {
    let tokens = words(String(repeating: "x", count: 10_000), locale)
    #expect(tokens.allSatisfy { $0.utf8.count <= 64 })
    #expect(tokens.joined().count == 10_000)
  }
}
