import AppIntents

/// Orders copies of a book, after showing the order.
struct BuyBook: AppIntent {
  static let title: LocalizedStringResource = "Buy Book"
  static let description: IntentDescription? = "Orders copies of a book."

  /// The book to buy.
  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: Book

  /// How many of it.
  @Parameter(title: "Copies", inclusiveRange: (1, 99), requestValueDialog: "How many copies?")
  var copies: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Buy \(\.$copies) copies of \(\.$book)")
  }

  @Dependency private var store: LibraryStore

  /// Orders the copies once they are confirmed.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .order, dialog: "Are you ready to order?") {
      OrderPreview(title: book.title, copies: copies)
    }
    try await store.order(book.id, copies: copies)
    return .result(dialog: "Thank you for your order!")
  }
}
