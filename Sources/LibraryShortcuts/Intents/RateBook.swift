import AppIntents

/// Gives a book its stars.
struct RateBook: UndoableIntent {
  static let title: LocalizedStringResource = "Rate Book"
  static let description: IntentDescription? = "Gives a book one to five stars."

  /// The book to rate.
  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: Book

  /// How good it is.
  @Parameter(
    title: "Stars",
    inclusiveRange: (1, 5),
    requestValueDialog: "How many stars, from 1 to 5?"
  )
  var stars: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Rate \(\.$book) with \(\.$stars) stars")
  }

  @Dependency private var store: LibraryStore

  /// Rates the book.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let record = try await store.book(book.id),
      try await store.rate(book.id, stars: stars)
    else { throw LibraryError.notThere(book) }
    let stars = stars
    await rememberUndo(
      of: "Rate \(book.title)",
      in: store,
      by: { _ = try await $0.rate(record.id, stars: record.rating) },
      again: { _ = try await $0.rate(record.id, stars: stars) }
    )
    LibraryAppShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Rated \(book.title): \(stars) of 5 stars.")
  }
}
