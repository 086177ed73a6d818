import AppIntents
import Testing

@testable import LibraryShortcuts

extension LibraryTests {
  @Suite struct Queries {
    private let visit: LibraryVisit

    init() async throws {
      visit = try await LibraryVisit()
    }

    @Test func `books are found by identifier, in the order asked for`() async throws {
      let books = try await BookQuery().entities(for: ["emma", "nothing", "dune"])
      #expect(books.map(\.title) == ["Emma", "Dune"])
      #expect(try await BookQuery().entities(for: []).isEmpty)
    }

    @Test func `what is being read and what is loved is suggested, and little else`() async throws {
      let books = try await BookQuery().suggestedEntities()
      #expect(books.contains { $0.id == "dune" })
      #expect(!books.contains { $0.id == "emma" })
      #expect(books.count <= 20)
    }

    @Test(arguments: [
      ("emma", ["emma"]), ("dune", ["dune"]), ("it", ["it"]), ("the hobit", ["the-hobbit"]),
      ("invisible man", ["invisible-man"]), ("trial", ["the-trial"]),

      ("cha và con", ["fathers-and-sons", "the-road"]), ("feed the cat", []),
    ])
    func `words find the book of that name alone, or else what comes near`(
      words: String,
      ids: [String]
    ) async throws {
      #expect(try await BookQuery().entities(matching: words).map(\.id).sorted() == ids)
    }

    @Test func `a book is shown with its author, year and other names`() async throws {
      let book = try #require(try await visit.book("dune"))
      let localization = visit.app.localization
      let shown = book.displayRepresentation
      #expect(localization.string(shown.title) == "Dune")
      #expect(shown.subtitle.map(localization.string) == "Frank Herbert, 1965")
      #expect(shown.synonyms.map(localization.string).contains("듄"))
    }

    @Test(arguments: [
      ("en", "tolkien", 5), ("en", "the book by tolkien", 5), ("en", "톨킨", 5),
      ("ko", "톨킨이 쓴 책", 5), ("ko", "한강의 책", 5), ("vi", "sách của tolkien", 5),
      ("en", "the book by nobody", 0),
    ])
    func `an author's books are found in every language`(
      locale: String,
      words: String,
      count: Int
    ) async throws {
      let localization = try LibraryVisit.localization(locale)
      let found = try await AppLocalization.$current.withValue(localization) {
        try await BookQuery().entities(matching: words)
      }
      #expect(found.count == count)
      #expect(Set(found.map(\.author)).count <= 1)
    }

    @Test func `a title comes before an author of that name`() async throws {
      #expect(try await BookQuery().entities(matching: "emma").map(\.id) == ["emma"])
      #expect(try await BookQuery().entities(matching: "이상한 나라의 앨리스").count == 1)
    }

    @Test func `every author that is named otherwise has a book`() {
      let authors = Set((SeedBooks.library + SeedBooks.catalog).map { SearchKey.of($0.author) })
      let table = String(decoding: Array(PackageResources.authors_tsv), as: UTF8.self)
      for line in table.split(separator: "\n").dropFirst() {
        #expect(authors.contains(SearchKey.of(String(line.prefix { $0 != "\t" }))))
      }
    }

    @Test func `properties are compared, joined, sorted and limited by the database`() async throws
    {
      let query = BookQuery()
      let austen = try await query.entities(
        matching: [.text(.author, contains: "austen"), .number(.year, .greater, 1812)],
        mode: .and,
        sortedBy: [EntityQuerySort(by: \Book.$year, order: .descending)],
        limit: 3
      )
      #expect(austen.map(\.title) == ["Northanger Abbey", "Persuasion", "Mansfield Park"])
      let either = try await query.entities(
        matching: [.text(.title, is: "dune"), .text(.title, is: "emma")],
        mode: .or,
        sortedBy: [EntityQuerySort(by: \Book.$author, order: .ascending)],
        limit: nil
      )
      #expect(either.map(\.id) == ["emma", "dune"])
    }

    @Test func `every option to sort by is one the database knows`() async throws {
      for option in BookQuery.sortingOptions.properties {
        let sorted = try await BookQuery().entities(
          matching: [],
          mode: .and,
          sortedBy: [EntityQuerySort(by: option.keyPath, order: .descending)],
          limit: 3
        )
        let unsorted = try await BookQuery().entities(
          matching: [],
          mode: .and,
          sortedBy: [],
          limit: 3
        )
        #expect(sorted.map(\.id) != unsorted.map(\.id))
      }
    }
  }
}
