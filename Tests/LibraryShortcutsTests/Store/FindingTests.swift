import Testing

@testable import LibraryShortcuts

@Suite struct FindingTests {
  private let folder: TemporaryFolder
  private let store: LibraryStore

  init() async throws {
    folder = try await TemporaryFolder.withLibrary()
    store = folder.store()
  }

  @Test(arguments: [
    ("dune", "dune"), ("DUNE", "dune"), ("the hobbit", "the-hobbit"), ("hobbit", "the-hobbit"),
    ("emma", "emma"), ("it", "it"), ("it can't happen here", "it-cant-happen-here"),
    ("les miserables", "les-miserables"), ("cien anos de soledad", "one-hundred-years-of-solitude"),
    ("nineteen eighty four", "1984"), ("1984", "1984"), ("1q84", "1q84"), ("we", "we"),
    ("she", "she"),
    ("open", "open"), ("snow", "kar"), ("snow country", "snow-country"),
    ("the outsider", "letranger"),
    ("outsider", "letranger"), ("metamorphosis", "die-verwandlung"),
    ("metamorphoses", "metamorphoses"),
    ("the invisible man", "the-invisible-man"), ("듄", "dune"), ("호빗", "the-hobbit"),
    ("엠마", "emma"), ("오만과 편견", "pride-and-prejudice"), ("truyen kieu", "truyen-kieu"),
    ("số đỏ", "so-do"), ("so do", "so-do"), ("nha gia kim", "o-alquimista"), ("雪国", "snow-country"),
    ("catch 22", "catch-22"), ("11/22/63", "11-22-63"), ("v", "v"),
    ("the library book", "the-library-book"),
    ("brothers karamazov", "the-brothers-karamazov"),
    ("hitchhikers guide to the galaxy", "the-hitchhikers-guide-to-the-galaxy"),
  ])
  func `the book with that name comes first`(text: String, id: String) async throws {
    let (book, fit) = try #require(try await store.books(matching: text).first)
    #expect(book.id == id)
    #expect(fit <= .nameWithArticle)
  }

  @Test(arguments: [
    ("hobit", "the-hobbit"), ("the hobit", "the-hobbit"),
    ("prid and prejudise", "pride-and-prejudice"),
    ("frankenstien", "frankenstein"), ("moby dik", "moby-dick"),
  ])
  func `a misspelt name is found when nothing contains it`(text: String, id: String) async throws {
    let (book, fit) = try #require(try await store.books(matching: text).first)
    #expect(book.id == id)
    #expect(fit == .misspelt)
  }

  @Test func `names come before beginnings, beginnings before words, words before parts`()
    async throws
  {
    let found = try await store.books(matching: "dune", limit: 100)
    #expect(found.map(\.0.id).prefix(3) == ["dune", "dune-messiah", "children-of-dune"])
    #expect(found.map(\.1) == found.map(\.1).sorted())
  }

  @Test func `authors and series are searched too`() async throws {
    let austen = try await store.books(matching: "jane austen").map(\.0)
    #expect(austen.count == 5 && austen.allSatisfy { $0.author == "Jane Austen" })
    let rings = try await store.books(matching: "lord of the rings").map(\.0.id)
    #expect(
      rings.sorted() == ["the-fellowship-of-the-ring", "the-return-of-the-king", "the-two-towers"]
    )
  }

  @Test(arguments: ["", "   ", "zzzzzz", "feed the cat", "%", "_", "'; DROP TABLE books; --"])
  func `what is not there is not found`(text: String) async throws {
    #expect(try await store.books(matching: text).isEmpty)
  }

  @Test func `the limit is kept`() async throws {
    #expect(try await store.books(matching: "the", limit: 7).count == 7)
    #expect(try await store.books(limit: 3).count == 3)
    #expect(try await store.books(limit: 0).isEmpty)
    #expect(try await store.books(limit: -5).isEmpty)
  }

  @Test func `conditions are joined by and, or by or`() async throws {
    let filters: [BookFilter] = [.text(.author, is: "jane austen"), .number(.year, .less, 1814)]
    let both = try await store.books(where: filters, order: [BookOrder(by: .year)])
    #expect(both.map(\.id) == ["sense-and-sensibility", "pride-and-prejudice"])
    let either = try await store.books(where: filters, any: true)
    #expect(either.count > 60 && either.contains { $0.id == "persuasion" })
  }

  @Test func `books are sorted by what is asked, then by title`() async throws {
    let books = try await store.books(
      where: [.text(.author, contains: "kafka"), .text(.author, contains: "orwell")],
      any: true,
      order: [BookOrder(by: .author, descending: true), BookOrder(by: .year, descending: true)]
    )
    #expect(
      books.map(\.id) == ["1984", "animal-farm", "the-castle", "the-trial", "die-verwandlung"]
    )
  }

  @Test func `each condition means what it says`() async throws {
    func count(_ filter: BookFilter) async throws -> Int {
      try await store.books(where: [filter]).count
    }
    let all = SeedBooks.library
    #expect(
      try await count(.shelf(.currentlyReading)) == all.count { $0.shelf == .currentlyReading }
    )
    #expect(try await count(.number(.year, .less, 0)) == all.count { $0.year < 0 })
    #expect(try await count(.number(.year, .greater, 2000)) == all.count { $0.year > 2000 })
    #expect(try await count(.number(.year, .equal, 1954)) == all.count { $0.year == 1954 })
    #expect(
      try await count(.number(.year, from: 1900, to: 1999)) == all.count { 1900...1999 ~= $0.year }
    )
    #expect(try await count(.text(.title, beginsWith: "dune")) == 2)
    #expect(try await count(.text(.title, endsWith: "of the ring")) == 1)
    #expect(try await count(.text(.title, endsWith: "")) == 0)
    #expect(try await count(.number(.year, .atMost, 1815)) == all.count { $0.year <= 1815 })
    #expect(try await count(.number(.rating, .atLeast, 4)) == all.count { ($0.rating ?? 0) >= 4 })
    #expect(try await count(.rating(nil)) == all.count { $0.rating == nil })
    #expect(try await count(.text(.series, is: "Dune")) == 4)
    #expect(try await count(.not(.number(.rating, .equal, 5))) == all.count { $0.rating != 5 })
  }
}
