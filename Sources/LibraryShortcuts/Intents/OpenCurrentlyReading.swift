import AppIntents

/// Opens the shelf that people come back to most.
struct OpenCurrentlyReading: AppIntent {
  static let title: LocalizedStringResource = "Open Currently Reading"
  static let description: IntentDescription? = "Opens the books you are reading."
  static let openAppWhenRun = true

  @Dependency private var store: LibraryStore

  /// Shows the shelf.
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let filters = await [.shelf(.currentlyReading)] + LibraryFocusFilter.currentConditions
    let books = try await store.books(where: filters)
    return .result(
      dialog: "\(Shelf.currentlyReading): \(books.count)",
      view: BookList(books, note: await LibraryFocusFilter.note)
    )
  }
}
