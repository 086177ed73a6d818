import AppIntents

/// Opens a book.
struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"
  static let description: IntentDescription? = "Opens a book of your library."
  static let openAppWhenRun = true

  /// The book to open.
  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: Book

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$book)")
  }

  @Dependency private var store: LibraryStore

  /// Shows the book.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard try await store.book(book.id) != nil else { throw LibraryError.notThere(book) }
    return .result(dialog: "\(book.title) — \(book.author), \(book.yearText) · \(book.shelf)")
  }
}

extension OpenBook {
  /// Makes an intent that opens a book.
  init(_ book: Book) {
    self.init()
    self.book = book
  }
}
