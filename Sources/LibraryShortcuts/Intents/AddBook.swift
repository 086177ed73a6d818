import AppIntents

/// Puts a book of the catalogue into the library.
struct AddBook: UndoableIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description: IntentDescription? = "Looks a book up and adds it to your library."

  /// The book to add.
  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: CatalogBook

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$book)")
  }

  @Dependency private var store: LibraryStore

  /// Adds the book and opens it afterwards.
  func perform() async throws -> some ReturnsValue<Book> & ProvidesDialog & OpensIntent {
    let record = book.record
    let added = Book(record)
    guard try await store.add(record) else { throw LibraryError.alreadyThere(added) }
    await rememberUndo(
      of: "Add \(added.title)",
      in: store,
      by: { store in _ = try await store.remove(record.id) },
      again: { store in _ = try await store.add(record) }
    )
    LibraryAppShortcuts.updateAppShortcutParameters()
    return .result(
      value: added,
      opensIntent: OpenBook(added),
      dialog: "Added \(added.title) to Library."
    )
  }
}
