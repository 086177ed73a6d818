import AppIntents

/// Opens a shelf.
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  static let description: IntentDescription? = "Opens one of your shelves."
  static let openAppWhenRun = true

  /// The shelf to open.
  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?")
  var shelf: Shelf

  static var parameterSummary: some ParameterSummary {
    Summary("Open the \(\.$shelf) shelf")
  }

  @Dependency private var store: LibraryStore

  /// Shows the shelf.
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let filters = await [.shelf(shelf)] + LibraryFocusFilter.currentConditions
    let books = try await store.books(where: filters)
    let note = await LibraryFocusFilter.note
    return .result(dialog: "\(shelf): \(books.count)", view: BookList(books, note: note))
  }
}
