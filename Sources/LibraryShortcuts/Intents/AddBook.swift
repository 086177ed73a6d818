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

  /// Adds the book, or each of those that the title lists, and opens the last of them afterwards.
  func perform() async throws -> some ReturnsValue<Book> & ProvidesDialog & OpensIntent {
    let editions = try await editions()
    var added: [BookRecord] = []
    for edition in editions where try await store.add(edition) { added.append(edition) }
    guard let last = added.last else { throw LibraryError.alreadyThere(Book(editions[0])) }
    let titles = added.map { Book($0).title }
    let books = added
    await rememberUndo(
      of: "Add \(titles, format: .list(type: .and))",
      in: store,
      by: { store in for book in books { _ = try await store.remove(book.id) } },
      again: { store in for book in books { _ = try await store.add(book) } }
    )
    return .result(
      value: Book(last),
      opensIntent: OpenBook(Book(last)),
      dialog: "Added \(titles, format: .list(type: .and)) to Library."
    )
  }

  /// The books of the title, never none.
  private func editions() async throws -> [BookRecord] {
    switch try await catalog.search(title: title, author: author) {
    case .editions(let editions):
      return editions.count == 1 ? editions : [try await choice(of: editions)]
    case .several(let books):
      return books
    case .likely(let book):
      let question: IntentDialog = "Did you mean \(book.title) by \(Book(book).authorText)?"
      guard try await $title.requestConfirmation(for: book.title, dialog: question) else { break }
      return [book]
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
