import Testing

@testable import LibraryShortcuts

@Suite struct SeedBooksTests {
  private let library = SeedBooks.library
  private let catalog = SeedBooks.catalog

  @Test func `every line of both tables is a book`() {
    #expect(library.count == PackageResources.library_tsv.count { $0 == UInt8(ascii: "\n") } - 1)
    #expect(catalog.count == PackageResources.catalog_tsv.count { $0 == UInt8(ascii: "\n") } - 1)
  }

  @Test func `the library starts with three hundred books, and more can be added`() {
    #expect(library.count >= 320)
    #expect(catalog.count >= 60)
  }

  @Test func `no identifier and no book occurs twice`() {
    let books = library + catalog
    #expect(Set(books.map(\.id)).count == books.count)
    #expect(Set(books.map { [$0.title, $0.author] }).count == books.count)
  }

  @Test func `every book is well formed`() {
    for book in library + catalog {
      #expect(book.id.utf8.allSatisfy { $0 == 0x2d || 0x30...0x39 ~= $0 || 0x61...0x7a ~= $0 })
      let texts = [book.title, book.author] + book.synonyms + [book.series ?? "-"]
      #expect(
        texts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") },
        "\(book)"
      )
      #expect(Set(texts.prefix(1) + book.synonyms).count == 1 + book.synonyms.count, "\(book)")
      #expect((-2100...2025).contains(book.year) && book.year != 0, "\(book)")
      #expect(book.rating.map { (1...5).contains($0) } ?? true)
    }
  }

  @Test func `equal titles by different authors are there to be told apart`() {
    let emmas = (library + catalog).filter { $0.title == "Emma" }
    #expect(emmas.map(\.author).sorted() == ["Alexander McCall Smith", "Jane Austen"])
    let titles = Dictionary(grouping: library + catalog, by: \.title)
    #expect(titles.count { $0.value.count > 1 } >= 12)
  }

  @Test func `there is something to read and to love, but not too much to offer`() {
    #expect(library.contains { $0.id == "dune" && $0.shelf == .currentlyReading })
    #expect((5...20).contains(library.count { $0.shelf == .currentlyReading || $0.rating == 5 }))
  }

  @Test(arguments: [
    ("Pride and Prejudice", "오만과 편견"), ("The Hobbit", "호빗"), ("Dune", "듄"),
    ("Dune", "Xứ Cát"), ("雪国", "Snow Country"), ("소년이 온다", "Human Acts"),
    ("Truyện Kiều", "The Tale of Kieu"), ("1984", "Nineteen Eighty-Four"),
  ])
  func `famous books have the names people call them by`(title: String, synonym: String) {
    #expect(library.contains { $0.title == title && $0.synonyms.contains(synonym) })
  }

  @Test func `names in Korean and Vietnamese are known for many books`() {
    let names = (library + catalog).map { [$0.title] + $0.synonyms }
    let korean = names.count {
      $0.contains { $0.unicodeScalars.contains { $0 >= "가" && $0 <= "힣" } }
    }
    let vietnamese = names.count {
      $0.contains {
        $0.unicodeScalars.contains {
          "đĐăơưạảấầẩậắặẻẽếềểệỉịọỏốồổộớờởợụủứừửữựỳỹ".unicodeScalars.contains($0)
        }
      }
    }
    #expect(korean >= 40)
    #expect(vietnamese >= 25)
  }
}
