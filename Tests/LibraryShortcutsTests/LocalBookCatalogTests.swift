import Testing

@testable import LibraryShortcuts

@Suite struct LocalBookCatalogTests {
  private let catalog = LocalBookCatalog()

  private func authors(_ title: String, by author: String? = nil) -> [String] {
    guard case .editions(let books) = catalog.search(title: title, author: author) else {
      return []
    }
    return books.map(\.author)
  }

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

  @Test func `an author narrows the books down`() {
    #expect(authors("emma", by: "austen") == ["Jane Austen"])
    #expect(authors("nemesis", by: "nesbo") == ["Jo Nesbø"])
    #expect(authors("emma", by: "the one of jane austen") == ["Jane Austen"])
    #expect(authors("jane austen", by: "emma") == ["Jane Austen"])
    #expect(catalog.search(title: "emma", author: "tolkien") == .nothing)
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
    guard case .likely(let book) = catalog.search(title: title, author: nil) else {
      Issue.record("no guess")
      return
    }
    #expect(book.id.hasPrefix(id))
  }

  @Test(arguments: [
    ("babel and sula", ["babel", "sula"]),
    ("Babel, Sula and Villette", ["babel", "sula", "villette"]),
    ("babel und sula", ["babel", "sula"]),
    ("게이샤의 추억이랑 왕자와 거지", ["memoirs-of-a-geisha", "the-prince-and-the-pauper"]),
  ])
  func `several titles are several books`(title: String, ids: [String]) {
    guard case .several(let books) = catalog.search(title: title, author: nil) else {
      Issue.record("not several: \(catalog.search(title: title, author: nil))")
      return
    }
    #expect(books.map(\.id) == ids)
  }

  @Test(arguments: ["nemesis and sula", "babel and something", "babel nowhere near sula", "sula"])
  func `what is no list of single books is none`(title: String) {
    if case .several(let books) = catalog.search(title: title, author: nil) {
      Issue.record("\(books.map(\.id))")
    }
  }

  @Test(arguments: ["", "zzzz", "feed the cat", "xyz", "\0", "e\u{301}\u{301}\u{301}"])
  func `nonsense is not guessed`(title: String) {
    #expect(catalog.search(title: title, author: nil) == .nothing)
  }
}
