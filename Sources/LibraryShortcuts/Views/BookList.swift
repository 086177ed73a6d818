import AppIntents

/// Books below each other, with as many as a glance takes in.
struct BookList: View {
  private let books: [Book]
  private let others: Int
  private let note: LocalizedStringResource?

  /// Shows books, and below them why others are not shown.
  nonisolated init(_ books: [BookRecord], note: LocalizedStringResource? = nil, limit: Int = 10) {
    self.note = note
    self.books = books.prefix(limit).map { Book($0) }
    others = max(books.count - limit, 0)
  }

  var body: some View {
    VStack(alignment: .leading) {
      List(books) { book in
        Text("\(book.title) — \(book.author), \(book.yearText)")
      }
      if others > 0 {
        Text("and \(others) more").foregroundStyle(.secondary)
      }
      if let note {
        Text(note).foregroundStyle(.secondary)
      }
    }
  }
}
