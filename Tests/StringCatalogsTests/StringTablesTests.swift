import Foundation
import StringCatalogs
import Testing

@Suite struct StringTablesTests {
  private let library: StringTables
  private let phrases: StringTables

  init() throws {
    let fixtures = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
    library = try StringTables.load(directory: fixtures.appendingPathComponent("Library"))
    phrases = try StringTables.load(directory: fixtures.appendingPathComponent("Phrases"))
  }

  @Test func `languages and tables are known`() {
    #expect(library.tableNames == ["Localizable"])
    #expect(library.sourceLanguage == "en")
    #expect(
      library.languages == [
        "en", "en-GB", "en-US", "fr", "ja", "ko", "pt-BR", "ru", "vi", "zh-Hant", "zh-TW",
      ]
    )
    #expect(StringTables().languages.isEmpty)
    #expect(StringTables().sourceLanguage == "en")
  }

  @Test func `keys keep the order of the file`() {
    #expect(
      library.keys().prefix(4) == ["%lld books", "Added %@.", "Library", "Move %@ to %@"]
    )
    #expect(library.keys(table: "None").isEmpty)
  }

  @Test(
    arguments: [
      ("%lld books", "en", [.integer(1)], "1 book"), ("%lld books", "en", [.integer(2)], "2 books"),
      ("%lld books", "en", [.integer(0)], "No books"), ("%lld books", "ko", [.integer(1)], "책 1권"),
      ("%lld books", "vi", [.integer(1)], "1 cuốn sách"),
      ("%lld books", "ru", [.integer(21)], "21 книга"),
      ("%lld books", "ru", [.integer(3)], "3 книги"),
      ("%lld books", "ru", [.integer(11)], "11 книг"),
      ("%lld books", "de", [.integer(1)], "1 book"),
      ("%lld books", "fr", [.integer(0), .string("Zola")], "Il y a 0 livre de Zola"),
      ("%lld books", "fr", [.integer(2), .string("Zola")], "Il y a 2 livres de Zola"),
      ("loans", "en", [.integer(1), .integer(3)], "1 member have 3 books"),
      ("loans", "en", [.integer(2), .integer(1)], "2 members have 1 book"),
      ("loans", "en", [], "%arg members have %arg books"),
      ("Added %@.", "ko", [.string("듄")], "듄을 추가했습니다."),
      ("Added %@.", "ko", [.string("엠마")], "엠마를 추가했습니다."),
      ("Added %@.", "ko_KR.UTF-8", [.string("Emma")], "Emma를 추가했습니다."),
      ("Added %@.", "vi", [.string("Số Đỏ")], "Đã thêm Số Đỏ."),
      ("Added %@.", "fr-CA", [.string("Emma")], "Emma ajouté."),
      ("Added %@.", "C", [.string("Emma")], "Added Emma."),
      ("Added %@.", "ko", [], "%@를 추가했습니다."),
      ("Move %@ to %@", "ko", [.string("듄"), .string("서재")], "서재로 듄을 옮기기"),
      ("Move %@ to %@", "en", [.string("Dune"), .string("Finished")], "Move Dune to Finished"),
      ("Move %@ to %@", "ko", [.string("듄")], "%2$@(으)로 듄을 옮기기"),
      ("Swipe", "en", [], "Press Enter"), ("Swipe", "fr", [], "Appuyer"),
      ("Library", "ko", [], "도서관"),
      ("Library", "ja", [], "図書館"), ("Library", "zh-Hant-TW", [], "圖書館"),
      ("Library", "zh-TW", [], "圖書館"),
      ("Library", "zh-Hans", [], "Library"), ("Library", "de", [], "Library"),
      ("Untouched", "ko", [], "Untouched"),
      ("shelf.title", "zh-HK", [], "最愛"), ("shelf.title", "zh-Hant-HK", [], "最愛"),
      ("shelf.title", "zh", [], "shelf.title"),
      ("shelf.title", "pt", [], "Favoritos"), ("shelf.title", "en-AU", [], "shelf.title"),
      ("shelf.title", "pt-PT", [], "Favoritos"),
      ("shelf.title", "en-GB", [], "Favourites"), ("shelf.title", "en_US", [], "Favorites"),
      ("quote \"x\" \\ \n\t", "fr", [], "l’autre \"x\" é'"), ("pair", "fr", [], "𝄞"),
      ("same", "fr", [], "same"),
      ("twice", "fr", [], "deux"),
      ("Nothing like it: %@", "ko", [.string("x")], "Nothing like it: x"),
    ] as [(String, String, [FormatArgument], String)]
  )
  func `a key is looked up and filled in`(
    key: String,
    locale: String,
    arguments: [FormatArgument],
    expected: String
  ) {
    #expect(library.localized(key, arguments: arguments, locale: locale) == expected)
  }

  @Test func `the default value comes before the key`() {
    #expect(
      library.localized("x", defaultValue: "Hi %@", arguments: [.string("Ann")], locale: "en")
        == "Hi Ann"
    )
    #expect(library.localized("Added %@.", defaultValue: "no", locale: "en") == "no")
    #expect(library.localized("Library", defaultValue: "no", locale: "ko") == "도서관")
    #expect(StringTables().localized("Dune을(를)", locale: "ko") == "Dune을")
  }

  @Test func `a raw string keeps its specifiers`() {
    #expect(library.string(forKey: "Added %@.", locale: "ko") == "%@을(를) 추가했습니다.")
    #expect(library.string(forKey: "%lld books", locale: "en") == "%lld books")
    #expect(library.string(forKey: "None", locale: "en") == nil)
  }

  @Test func `missing translations are named`() {
    #expect(
      library.missingKeys(locale: "vi") == [
        "Move %@ to %@", "Swipe", "Untouched", "loans", "shelf.title",
        "quote \"x\" \\ \n\t", "pair", "same", "twice",
      ]
    )
    #expect(library.missingKeys(locale: "en-GB").isEmpty)
    #expect(library.missingKeys(table: "None", locale: "vi").isEmpty)
    #expect(library.contains("Added %@.", locale: "ko-KR"))
    #expect(!library.contains("Untouched", locale: "ko"))
    #expect(library.state(ofKey: "Added %@.", locale: "vi") == .needsReview)
    #expect(library.state(ofKey: "Added %@.", locale: "ko") == .translated)
    #expect(library.state(ofKey: "Added %@.", locale: "de") == nil)
  }

  @Test func `a key that stands twice is a warning`() {
    #expect(
      library.warnings.map(\.description) == [
        "fr.lproj/Localizable.strings:8:1: the key 'twice' stands here for the second time; remove one"
      ]
    )
  }

  @Test(arguments: [
    (
      "ko",
      [
        "${applicationName}에서 ${book} 열어", "${applicationName}에서 ${book} 읽기",
        "${book} 열어줘 ${applicationName}",
      ]
    ),
    ("zh-HK", ["在${applicationName}中打開${book}"]),
    (
      "en",
      ["Open ${book} in ${applicationName}", "Read ${book} in ${applicationName}", "New ${book}"]
    ),
    ("de", ["Open ${book} in ${applicationName}", "New ${book}"]),
  ])
  func `a set stands for all phrases of a shortcut`(locale: String, expected: [String]) {
    let source = ["Open ${book} in ${applicationName}", "New ${book}"]
    #expect(phrases.phrases(for: source, locale: locale) == expected)
  }

  @Test(arguments: [
    ("vi", ["Tìm sách trong ${applicationName}", "Tìm trong ${applicationName}"]),
    ("ko", ["${applicationName} 검색"]), ("pt-BR", ["Encontrar livros no ${applicationName}"]),
    ("en", ["Find books in ${applicationName}", "Search ${applicationName}"]),
    ("th", ["Find books in ${applicationName}", "Search ${applicationName}"]),
  ])
  func `entries for single phrases are put together`(locale: String, expected: [String]) {
    let source = ["Find books in ${applicationName}", "Search ${applicationName}"]
    #expect(phrases.phrases(for: source, locale: locale) == expected)
  }

  @Test func `left-overs of a set's other phrases do not count`() {
    let source = [
      "Start ${mode} in ${applicationName}", "Start a ${mode} session in ${applicationName}",
    ]
    #expect(phrases.phrases(for: source, locale: "nb") == ["Start ${mode} i ${applicationName}"])
    #expect(phrases.phrases(for: source, locale: "no") == ["Start ${mode} i ${applicationName}"])
    #expect(phrases.phrases(for: source, locale: "en") == source)
    #expect(StringTables().phrases(for: source, locale: "nb") == source)
  }
}
