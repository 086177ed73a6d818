import AppIntents

/// Puts a book on another shelf.
struct MoveBook: UndoableIntent {
  static let title: LocalizedStringResource = "Move Book"
  static let description: IntentDescription? = "Puts a book on another shelf."

  /// The book to move.
  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: Book

  /// Where it goes.
  @Parameter(title: "Shelf", requestValueDialog: "Onto which shelf?")
  var shelf: Shelf

  static var parameterSummary: some ParameterSummary {
    Summary("Move \(\.$book) to \(\.$shelf)")
  }

  @Dependency private var store: LibraryStore

  /// Moves the book.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let record = try await store.book(book.id),
      try await store.move(book.id, to: shelf)
    else { throw LibraryError.notThere(book) }
    let shelf = shelf
    await rememberUndo(
      of: "Move \(book.title)",
      in: store,
      by: { _ = try await $0.move(record.id, to: record.shelf) },
      again: { _ = try await $0.move(record.id, to: shelf) }
    )
    LibraryAppShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Moved \(book.title) to \(shelf).")
  }
}
