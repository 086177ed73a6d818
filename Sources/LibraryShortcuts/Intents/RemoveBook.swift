import AppIntents

/// Takes a book out of the library, once it is certain that this is meant.
struct RemoveBook: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Book"
  static let description: IntentDescription? = "Takes a book out of your library."

  /// The book to remove.
  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: Book

  static var parameterSummary: some ParameterSummary {
    Summary("Remove \(\.$book)")
  }

  @Dependency private var store: LibraryStore

  /// Removes the book once that is confirmed.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Remove",
        acceptAlternatives: ["Delete"],
        denyLabel: "Keep",
        denyAlternatives: ["Cancel"],
        destructive: true
      ),
      dialog: "Remove \(book.title) by \(book.authorText) from your library?"
    )
    guard let record = try await store.book(book.id), try await store.remove(book.id) else {
      throw LibraryError.notThere(book)
    }
    await rememberUndo(
      of: "Remove \(book.title)",
      in: store,
      by: { _ = try await $0.add(record) },
      again: { _ = try await $0.remove(record.id) }
    )
    LibraryAppShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Removed \(book.title) from Library.")
  }
}
