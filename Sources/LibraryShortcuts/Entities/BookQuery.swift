import AppIntents

/// Finds books of the library: by identifier, by what a person says, and by their properties.
///
/// A book that only the catalogue has is found by its own title: it can be ordered, and what cannot be done with it is
/// told better than that nobody knows it.
struct BookQuery: EntityStringQuery {
  @Dependency var store: LibraryStore
  @Dependency private var catalog: any BookCatalog

  private static let fewestSyllables = 3

  func entities(for identifiers: [Book.ID]) async throws -> [Book] {
    let owned = try await store.books(ids: identifiers)
    guard owned.count < identifiers.count else { return owned.map { Book($0) } }
    let offers = try await catalog.offers()
    let known = Dictionary((owned + offers).map { ($0.id, $0) }) { first, _ in first }
    return identifiers.compactMap { known[$0] }.map { Book($0) }
  }

  /// What is being read and what has five stars; all other books are found by their names.
  func suggestedEntities() async throws -> [Book] {
    try await store.suggestedBooks().map { Book($0) }
  }

  /// The books a person may mean: only those called so, where there are any; those of an author where
  /// that is how they are called ("the book by Tolkien").
  func entities(matching string: String) async throws -> [Book] {
    let found = try await owned(matching: string)
    guard found.first.map({ $0.fit > .nameWithArticle }) ?? true else { return found.map(\.book) }
    var offered = try await catalog.books(called: string)
    if offered.isEmpty, let (author, rest) = AuthorIndex.known.author(before: string) {
      offered = try await catalog.books(called: rest).filter { SearchKey.of($0.author) == author }
    }
    return offered.isEmpty ? found.map(\.book) : offered.map { Book($0) }
  }

  /// The same among the books of the library alone, each with how well it fits.
  private func owned(matching string: String) async throws -> [(book: Book, fit: LibraryStore.Fit)]
  {
    var found = try await store.books(matching: string)
    // Titles in the language of the conversation count as the books' own.
    let translated = TitleIndex.known.books(called: string, in: AppLocalization.current.locale)
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
      if !books.isEmpty { return books.map { (Book($0), .circumstances) } }
    }
    if found.isEmpty, let (author, rest) = AuthorIndex.known.author(before: string) {
      let books = try await store.books(matching: rest).map(\.0)
        .filter { SearchKey.of($0.author) == author }
      if !books.isEmpty { return books.map { (Book($0), .name) } }
    }
    guard let best = found.first?.1, best <= .nameWithArticle else {
      return found.map { (Book($0.0), $0.1) }
    }
    return found.prefix { $0.1 == best }.map { (Book($0.0), $0.1) }
  }
}
