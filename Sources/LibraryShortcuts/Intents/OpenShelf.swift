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
    let books = try await store.books(where: [.shelf(shelf)])
    return .result(dialog: "\(shelf): \(books.count)", view: BookList(books))
  }
}
