import Foundation
import Testing

@testable import LibraryShortcuts

@Suite struct LibraryStoreTests {
  private let folder: LibraryFolder
  private let store: LibraryStore

  init() async throws {
    folder = try await LibraryFolder.withLibrary()
    store = folder.store()
  }

  @Test func `a new library has its first books, exactly as they were typed in`() async throws {
    let folder = try LibraryFolder()
    let books = try await folder.store().books()
    #expect(Set(books) == Set(SeedBooks.library))
  }

  @Test func `what was changed is there when the library is opened again`() async throws {
    let emma = try #require(SeedBooks.catalog.first { $0.id == "emma-austen" })
    #expect(try await store.add(emma))
    #expect(try await store.move("dune", to: .read))
    #expect(try await store.rate("dune", stars: 3))
    #expect(try await store.remove("the-hobbit"))

    let again = folder.store()
    #expect(try await again.books(ids: ["emma-austen"]) == [emma])
    let dune = try #require(try await again.books(ids: ["dune"]).first)
    #expect(dune.shelf == .read)
    #expect(dune.rating == 3)
    #expect(try await again.books(ids: ["the-hobbit"]).isEmpty)
    #expect(try await again.books(matching: "there and back again").isEmpty)
  }

  @Test func `a book that was read before is read as it is now, whoever changed it`() async throws {
    let other = folder.store()
    for shelf in [Shelf.read, .wantToRead, .currentlyReading] {
      #expect(try await other.move("dune", to: shelf))
      #expect(try await store.book("dune")?.shelf == shelf)
      #expect(try await store.book("dune")?.shelf == shelf)
    }
    #expect(try await store.rate("dune", stars: 2))
    #expect(try await store.books(ids: ["nothing", "dune"]).map(\.rating) == [2])
    #expect(try await other.remove("dune"))
    #expect(try await store.book("dune") == nil)
  }

  @Test func `a book that is there already is not added again`() async throws {
    let dune = try #require(SeedBooks.library.first { $0.id == "dune" })
    #expect(try await store.add(dune) == false)
    #expect(try await store.books().count == SeedBooks.library.count)
  }

  @Test func `a book that is not there cannot be changed`() async throws {
    #expect(try await store.move("nothing", to: .read) == false)
    #expect(try await store.rate("nothing", stars: 3) == false)
    #expect(try await store.remove("nothing") == false)
  }

  @Test func `a rating outside one to five changes nothing`() async throws {
    await #expect(throws: StoreError.self) { try await store.rate("dune", stars: 6) }
    #expect(try await store.books(ids: ["dune"]).first?.rating == nil)
  }

  @Test func `two stores in one folder see each other's changes`() async throws {
    let other = folder.store()
    _ = try await other.open()
    _ = try await store.move("dune", to: .wantToRead)
    #expect(try await other.books(ids: ["dune"]).first?.shelf == .wantToRead)
  }

  @Test func `many changes at once are all kept`() async throws {
    let books = (0..<40).map {
      BookRecord(id: "new-\($0)", title: "New \($0)", author: "Someone", year: 2000)
    }
    let stores = [store, folder.store(patience: 5000), folder.store(patience: 5000)]
    try await withThrowingTaskGroup { group in
      for (index, book) in books.enumerated() {
        group.addTask { _ = try await stores[index % 3 == 0 ? 1 : index % 3].add(book) }
      }
      try await group.waitForAll()
    }
    #expect(try await store.books(ids: books.map(\.id)).count == 40)
  }

  @Test(arguments: [
    String(repeating: "long ", count: 2000),
    "tab\tand\u{1B}[31mred\u{7}", "nul\0inside", "quote ' and \" and ; DROP TABLE books",
    "e" + String(repeating: "\u{301}", count: 10_000),
  ])
  func `any title is stored as it is and found again`(title: String) async throws {
    let book = BookRecord(
      id: "odd",
      title: title,
      author: "Nobody",
      year: 2000,
      synonyms: ["Odd one"]
    )
    #expect(try await store.add(book))
    #expect(try await store.books(ids: ["odd"]) == [book])
    #expect(try await store.books(matching: title).first?.0.id == "odd")
  }

  @Test func `what is offered unasked is what is being read and what is loved`() async throws {
    let books = try await store.suggestedBooks()
    #expect(books.first?.shelf == .currentlyReading)
    #expect(books.contains { $0.id == "dune" })
    #expect(books.allSatisfy { $0.shelf == .currentlyReading || $0.rating == 5 })
    #expect(
      books.count == SeedBooks.library.count { $0.shelf == .currentlyReading || $0.rating == 5 }
    )
  }
}
