import AppIntents

/// Finds books by words of their titles, authors and series.
struct FindBooks: AppIntent {
  static let title: LocalizedStringResource = "Find Books"
  static let description: IntentDescription? = "Finds books by title, author or series."

  /// What is looked for.
  @Parameter(
    title: "Words",
    requestValueDialog: "What are you looking for? A title, an author or a series."
  )
  var words: String

  /// The only shelf to look on.
  @Parameter(title: "Shelf")
  var shelf: Shelf?

  /// What comes first.
  @Parameter(title: "Sort Order", default: .title)
  var sorting: BookSorting

  /// How many at most.
  @Parameter(title: "Limit", default: 10, inclusiveRange: (1, 100))
  var limit: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Find \(\.$limit) books with \(\.$words)") {
      \.$shelf
      \.$sorting
    }
  }

  @Dependency private var store: LibraryStore

  /// Finds the books and shows them.
  func perform() async throws
    -> some ReturnsValue<[Book]> & ProvidesDialog & ShowsSnippetView
  {
    var filters = [BookFilter.anywhere(contains: words)]
    if let shelf { filters.append(.shelf(shelf)) }
    let focus = await LibraryFocusFilter.currentConditions
    filters += focus
    var books = try await store.books(where: filters, order: [sorting.order], limit: limit)
    if books.isEmpty, focus.isEmpty {
      // What is misspelt is found here as it is everywhere else.
      books = try await store.books(matching: words, limit: limit).map(\.0)
        .filter { shelf == nil || $0.shelf == shelf }
    }
    guard !books.isEmpty else {
      throw focus.isEmpty
        ? LibraryError.nothingFits(words: words) : .nothingInFocusFits(words: words)
    }
    return .result(
      value: books.map { Book($0) },
      dialog: "Found \(books.count) books.",
      view: BookList(books, note: await LibraryFocusFilter.note)
    )
  }
}
