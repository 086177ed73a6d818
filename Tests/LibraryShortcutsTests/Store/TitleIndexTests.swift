import Testing

@testable import LibraryShortcuts

struct TitleIndexTests {
  private let index = TitleIndex(
    BookTitles(
      table: """
        id\tde\tja
        trial\tDer Prozess\t審判|訴訟
        castle\tDas Schloss\t城
        dune\tDer Wüstenplanet
        """.utf8
    )
  )

  @Test(arguments: [
    ("Der Prozess", "de-AT", ["trial"]), ("dem prozess", "de", ["trial"]),
    ("wustenplanet", "de", ["dune"]), ("訴訟", "ja", ["trial"]), ("Schloss", "ja", []),
    ("Schlo", "de", []), ("城", "ja", ["castle"]), ("Der Prozess", "fr", []),
  ])
  func `a book is found by its titles in the language of a locale, whatever the article`(
    title: String,
    locale: String,
    expected: [String]
  ) {
    #expect(index.books(called: title, in: locale).map(\.id) == expected)
  }

  @Test func `a whole title comes before one that is only without its article or begins so`() {
    #expect(index.books(called: "Das Schloss", in: "de").first?.fit == .name)
    #expect(index.books(called: "dem Schloss", in: "de").first?.fit == .nameWithArticle)
    #expect(index.books(called: "das", in: "de").first?.fit == .beginning)
  }
}
