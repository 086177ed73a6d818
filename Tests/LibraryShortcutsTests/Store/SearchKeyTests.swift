import Testing

@testable import LibraryShortcuts

@Suite struct SearchKeyTests {
  @Test(arguments: [
    ("Les Misérables", "les miserables"),
    ("It Can't Happen Here", "it cant happen here"),
    ("It Can’t Happen Here", "it cant happen here"),
    ("Dế Mèn phiêu lưu ký", "de men phieu luu ky"),
    ("Đất rừng phương Nam", "dat rung phuong nam"),
    ("Catch-22", "catch 22"),
    ("11/22/63", "11 22 63"),
    ("  2001:  A Space   Odyssey ", "2001 a space odyssey"),
    ("ＤＵＮＥ", "dune"),
    ("소년이 온다", "소년이 온다"),
    ("V.", "v"),
    ("???", "???"),
    ("", ""),
  ])
  func `a key has no case, accents, punctuation or width`(name: String, key: String) {
    #expect(SearchKey.of(name) == key)
  }

  @Test func `composed and decomposed letters have one key`() {
    #expect(SearchKey.of("Truye\u{302}\u{323}n Kie\u{302}\u{300}u") == SearchKey.of("Truyện Kiều"))
    #expect(SearchKey.of("\u{1103}\u{1172}\u{11AB}") == SearchKey.of("듄"))
  }
}
