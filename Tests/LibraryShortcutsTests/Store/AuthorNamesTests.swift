import Testing

@testable import LibraryShortcuts

@Suite struct AuthorNamesTests {
  private let names = AuthorNames(
    table: """
      author\tnames\tja
      Jane Austen\t제인 오스틴|Ô-xten\tオースティン
      Alexander Pushkin\tPuschkin
      Nobody Else\t
      """.utf8
  )

  @Test(arguments: [
    ("Jane Austen", "ja-JP", "オースティン"), ("Jane Austen", "ko", "제인 오스틴"),
    ("Jane Austen", "de", nil), ("Alexander Pushkin", "ko", nil), ("Somebody", "ja", nil),
  ])
  func `an author has a name in the languages whose script is another`(
    author: String,
    locale: String,
    expected: String?
  ) {
    #expect(names.name(of: author, in: locale) == expected)
  }

  @Test func `whoever is called nothing else is no author of the table`() {
    #expect(names.all.map(\.author) == ["Jane Austen", "Alexander Pushkin"])
    #expect(names.all.first?.names == ["제인 오스틴", "Ô-xten", "オースティン"])
  }

  @Test func `every author is written as on the books`() {
    let authors = Set((SeedBooks.library + SeedBooks.catalog).map(\.author))
    #expect(AuthorNames.known.all.filter { !authors.contains($0.author) }.map(\.author) == [])
  }
}
