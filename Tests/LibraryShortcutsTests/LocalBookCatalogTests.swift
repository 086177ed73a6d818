import Testing

@testable import LibraryShortcuts

@Suite struct LocalBookCatalogTests {
  private let catalog = LocalBookCatalog()

  private func authors(_ text: String) -> [String] { catalog.books(called: text).map(\.author) }

  @Test(arguments: [
    ("emma", ["Jane Austen", "Alexander McCall Smith"]),
    ("엠마", ["Jane Austen", "Alexander McCall Smith"]),
    ("nemesis", ["Agatha Christie", "Isaac Asimov", "Jo Nesbø", "Philip Roth"]),
    ("the outsider", ["Albert Camus", "Richard Wright", "Colin Wilson", "Stephen King"]),
    ("joy in the morning", ["P. G. Wodehouse", "Betty Smith"]),
    ("invisible man", ["H. G. Wells", "Ralph Ellison"]),
    ("종의 기원", ["Charles Darwin", "Jeong You-jeong"]),
    ("cha va con", ["Ivan Turgenev", "Cormac McCarthy"]),
    ("dune", ["Frank Herbert"]),
  ])
  func `all books of a title are known, oldest first`(title: String, expected: [String]) {
    #expect(authors(title) == expected)
  }

  @Test(arguments: [
    ("The Hours, by Michael Cunningham", "Michael Cunningham"), ("emma jane austen", "Jane Austen"),
    ("emma, bản của Jane Austen ấy", "Jane Austen"), ("카뮈의 이방인", "Albert Camus"),
    ("agatha christie nemesis", "Agatha Christie"),
  ])
  func `a title may have its author beside it`(title: String, author: String) {
    #expect(authors(title) == [author])
  }

  @Test(arguments: ["emma and clara", "dune is by somebody", "emma by frank herbert"])
  func `other words beside a title name no author of it`(title: String) {
    #expect(authors(title).isEmpty)
  }

  @Test(arguments: [
    ("emmma", "emma"), ("the hobit", "the-hobbit"), ("vilette", "villette"),
    ("count of monte", "the-count-of-monte-cristo"), ("듄의 메시", "dune-messiah"),
  ])
  func `a title that is nearly known is guessed`(title: String, id: String) {
    #expect(catalog.books(called: title).isEmpty)
    #expect(catalog.book(like: title)?.id.hasPrefix(id) == true)
  }

  @Test(arguments: ["", "zzzz", "feed the cat", "xyz", "\0", "e\u{301}\u{301}\u{301}"])
  func `nonsense is not guessed`(title: String) {
    #expect(catalog.books(called: title).isEmpty && catalog.book(like: title) == nil)
  }
}
