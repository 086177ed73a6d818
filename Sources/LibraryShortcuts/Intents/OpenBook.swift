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

  /// Shows the book as it is now, which may be long after it was suggested.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let now = try await store.book(book.id).map({ Book($0) }) else {
      throw LibraryError.gone(book)
    }
    return .result(dialog: "\(now.title) — \(now.author), \(now.yearText) · \(now.shelf)")
  }
}

extension OpenBook {
  /// Makes an intent that opens a book.
  init(_ book: Book) {
    self.init()
    self.book = book
  }
}
