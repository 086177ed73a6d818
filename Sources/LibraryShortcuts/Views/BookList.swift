import AppIntents

/// Books below each other, with as many as a glance takes in.
struct BookList: View {
  private let books: [Book]
  private let others: Int

  nonisolated init(_ books: [BookRecord], limit: Int = 10) {
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
    }
  }
}
