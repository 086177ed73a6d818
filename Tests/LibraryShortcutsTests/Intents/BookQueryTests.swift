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

    @Test func `properties are compared, joined, sorted and limited by the database`() async throws
    {
      let query = BookQuery()
      let austen = try await query.entities(
        matching: [.text(.author, contains: "austen"), .number(.year, above: 1812)],
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
