import AppIntents

/// Says what is being read, without opening the app.
struct WhatAmIReading: AppIntent {
  static let title: LocalizedStringResource = "What Am I Reading?"
  static let description: IntentDescription? = "Shows the books you are reading."

  @Dependency private var store: LibraryStore

  /// Shows the books.
  func perform() async throws
    -> some ReturnsValue<[Book]> & ProvidesDialog & ShowsSnippetView
  {
    let books = try await store.books(where: [.shelf(.currentlyReading)])
    let dialog: IntentDialog =
      books.isEmpty
      ? "You are not reading anything at the moment."
      : "You are reading \(books.count) books."
    return .result(value: books.map { Book($0) }, dialog: dialog, view: BookList(books))
  }
}
