import AppIntents

/// Looks a book up in the catalogue and puts it into the library.
struct AddBook: UndoableIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description: IntentDescription? = "Looks a book up and adds it to your library."

  /// What the book is called.
  @Parameter(title: "Title", requestValueDialog: "What is the title?")
  var title: String

  /// Who wrote it; asked when several books have the title.
  @Parameter(title: "Author")
  var author: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$title) by \(\.$author)")
  }

  @Dependency private var store: LibraryStore
  @Dependency private var catalog: any BookCatalog

  /// Adds the book, and opens it afterwards.
  func perform() async throws -> some ReturnsValue<Book> & ProvidesDialog & OpensIntent {
    let edition = try await edition()
    let book = Book(edition)
    guard try await store.add(edition) else { throw LibraryError.alreadyThere(book) }
    await rememberUndo(
      of: "Add \(book.title)",
      in: store,
      by: { _ = try await $0.remove(edition.id) },
      again: { _ = try await $0.add(edition) }
    )
    return .result(
      value: book,
      opensIntent: OpenBook(book),
      dialog: "Added \(book.title) to Library."
    )
  }

  private func edition() async throws -> BookRecord {
    switch try await catalog.search(title: title, author: author) {
    case .editions(let editions):
      return editions.count == 1 ? editions[0] : try await choice(of: editions)
    case .likely(let book):
      let question: IntentDialog = "Did you mean \(book.title) by \(Book(book).authorText)?"
      guard try await $title.requestConfirmation(for: book.title, dialog: question) else { break }
      return book
    case .nothing:
      break
    }
    throw LibraryError.notFound(title: title)
  }

  private func choice(of editions: [BookRecord]) async throws -> BookRecord {
    let authors = editions.map { "\(Book($0).authorText) (\($0.year))" }
    let author = try await $author.requestDisambiguation(
      among: authors,
      dialog: "\(editions.count) books fit. Who wrote it?"
    )
    return editions[authors.firstIndex(of: author) ?? 0]
  }
}
