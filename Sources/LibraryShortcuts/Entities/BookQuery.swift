import AppIntents

/// Finds books of the library: by identifier, by what a person says, and by their properties.
struct BookQuery: EntityStringQuery {
  @Dependency var store: LibraryStore

  private static let fewestSyllables = 3

  func entities(for identifiers: [Book.ID]) async throws -> [Book] {
    try await store.books(ids: identifiers).map { Book($0) }
  }

  /// What is being read and what has five stars; all other books are found by their names.
  func suggestedEntities() async throws -> [Book] {
    try await store.suggestedBooks().map { Book($0) }
  }

  /// The books a person may mean: only those called so, where there are any; those of an author where
  /// that is how they are called ("the book by Tolkien").
  func entities(matching string: String) async throws -> [Book] {
    var found = try await store.books(matching: string)
    // Titles in the language of the conversation count as the books' own.
    let translated = BookTitles.known.books(called: string, in: AppLocalization.current.locale)
    if let best = translated.first?.fit, best <= found.first?.1 ?? .misspelt {
      let fits = Dictionary(translated.map { ($0.id, $0.fit) }) { first, _ in first }
      let books = try await store.books(ids: translated.map(\.id)).map {
        ($0, fits[$0.id] ?? .words)
      }
      let ids = Set(books.map(\.0.id))
      found = (books + found.filter { !ids.contains($0.0.id) && $0.1 < .misspelt })
        .sorted { $0.1 < $1.1 }
    }
    // One or two syllables stand inside of too many words.
    let key = SearchKey.of(string)
    if SearchKey.isHangul(key), key.count < Self.fewestSyllables {
      found.removeAll { $0.1 == .part || key.count == 1 && $0.1 == .circumstances }
    }
    if found.first.map({ $0.1 >= .misspelt }) ?? true,
      let author = BookDescription.author(in: string)
    {
      let books = try await store.books(
        where: [.author(contains: author)],
        order: [BookOrder(by: .year)]
      )
      if !books.isEmpty { return books.map { Book($0) } }
    }
    if found.isEmpty, let (author, rest) = AuthorNames.known.author(before: string) {
      let books = try await store.books(matching: rest).map(\.0)
        .filter { SearchKey.of($0.author) == author }
      if !books.isEmpty { return books.map { Book($0) } }
    }
    guard let best = found.first?.1, best <= .nameWithArticle else {
      return found.map { Book($0.0) }
    }
    return found.prefix { $0.1 == best }.map { Book($0.0) }
  }
}
